import { Menu } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { AccountLabel, AccountLinks } from './account-menu.tsx';
import { mainLinks } from './site-links.ts';
import { useAccountAddresses } from './use-account-addresses.ts';

/** 'page' is this very page, true is any page in that part of the site. */
const currentness = (pathname: string, to: string, section: string): 'page' | 'true' | undefined => {
  if (pathname === to) return 'page';
  return pathname.startsWith(section) ? 'true' : undefined;
};

export function MainNav({ linkClass, listClass }: { linkClass: string; listClass: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className={listClass}>
        {mainLinks.map(({ label, to, section }) => (
          <li key={to}>
            <Link to={to} className={linkClass} aria-current={currentness(pathname, to, section)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const menuId = 'site-menu';

/** The menu of a small screen, which works without scripts. */
export function SiteMenu() {
  const account = useAccountAddresses();
  return (
    <div className="site-menu top-2.5 right-4 absolute md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        className="menu-button flex h-11 cursor-pointer items-center justify-center rounded-sm text-ink hover:bg-leaf-tint w-(--menu-width)"
      >
        <Menu aria-hidden className="size-6 max-w-full" />
        <span className="sr-only">Menu</span>
      </button>
      <div
        id={menuId}
        popover="auto"
        className="absolute inset-x-0 top-16 bottom-auto m-0 w-auto max-w-none backdrop:top-16 backdrop:bg-ink/30 border-y border-line bg-sheet px-2 py-3 shadow-float"
      >
        <MainNav linkClass="menu-item" listClass="" />
        <div className="mt-2 border-t border-line pt-2">
          <ul className="signed-in:hidden">
            <li>
              <Link to={account.logIn} className="menu-item">
                Log in
              </Link>
            </li>
            <li>
              <Link to={account.signUp} className="menu-item">
                Sign up
              </Link>
            </li>
          </ul>
          <div className="hidden signed-in:block">
            <p className="flex px-3 py-1 text-sm text-ink-soft">
              <AccountLabel />
            </p>
            <AccountLinks />
          </div>
        </div>
      </div>
    </div>
  );
}
