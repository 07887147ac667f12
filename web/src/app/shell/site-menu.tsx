import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountLabel } from './account-label.tsx';
import { AccountLinks } from './account-links.tsx';
import { MainNav } from './main-nav.tsx';
import { useAccountAddresses } from './use-account-addresses.ts';

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
