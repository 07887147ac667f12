import { Menu } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { BrandSign } from '#web/components/brand-sign.tsx';
import { lazyOrNothing } from '#web/components/loading/later.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useSession } from '#web/lib/session/session.ts';
import { AccountLabel, AccountLinks, AccountMenu } from './account-menu.tsx';
import { mainLinks, type SiteLink } from './site-links.ts';
import { useAccountAddresses } from './use-account-addresses.ts';

/** 'page' is this very page, true is any page in that part of the site. The plans are a part of Make Money. */
function currentness(pathname: string, { to, section }: SiteLink): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  const [nearest] = mainLinks
    .filter((link) => pathname.startsWith(link.section))
    .toSorted((one, other) => other.section.length - one.section.length);
  return nearest?.section === section ? 'true' : undefined;
}

interface MainNavProps {
  linkClass: string;
  listClass: string;
  /** In the header, which has less space on a tablet. */
  inHeader?: boolean;
}

function MainNav({ linkClass, listClass, inHeader = false }: MainNavProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className={listClass}>
        {mainLinks.map((link) => (
          <li key={link.to} className={inHeader && link.isWide ? 'max-lg:hidden' : undefined}>
            <Link to={link.to} className={linkClass} aria-current={currentness(pathname, link)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const menuId = 'site-menu';

/** The menu of a small screen, which works without scripts. */
function SiteMenu() {
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

// If the badge fails to load, the header works without it.
const TokenBadge = lazyOrNothing(() => import('./token-badge.tsx'));

function Waiting() {
  return (
    <span
      aria-hidden
      className="block h-4 w-16 animate-pulse rounded-sm bg-line motion-reduce:animate-none"
    />
  );
}

/** Reserves the badge's space from the first paint; its code loads later. */
function TokenBadgeSlot() {
  const session = useSession();
  return (
    <div className="flex min-h-11 max-w-28 grow items-center justify-end sm:min-w-24 sm:max-w-none md:shrink-0">
      {session === null ? (
        <Waiting />
      ) : (
        <Suspense fallback={<Waiting />}>
          <TokenBadge waiting={<Waiting />} />
        </Suspense>
      )}
    </div>
  );
}

function Wordmark() {
  return (
    <Link
      to={addresses.home()}
      className="wordmark flex min-h-11 shrink-0 items-center gap-2 text-ink no-underline hover:text-ink"
    >
      <BrandSign className="size-7" />
      <span className="font-serif font-semibold tracking-tight text-[length:min(var(--text-2xl),11vw)]">
        {brand}
      </span>
    </Link>
  );
}

const shutMenus = (): void => {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
    if (menu.matches(':popover-open')) menu.hidePopover();
};

/** Closes the menus on navigation, even to the same page. A menu opened before the app ran stays open. */
const useMenusShutOnNavigation = (): void => {
  const { key } = useLocation();
  const stood = useRef(key);
  useEffect(() => {
    if (stood.current !== key) shutMenus();
    stood.current = key;
  }, [key]);
};

/** Both headers are in the HTML; styles show the one that fits the session, so the first paint is right. */
export function SiteHeader() {
  useMenusShutOnNavigation();
  const account = useAccountAddresses();
  return (
    <header className="print:hidden border-b border-line">
      <div className="page-width py-2.5 pr-[calc(1.25rem+var(--menu-width))] [--menu-width:min(2.75rem,14vw)] relative flex flex-wrap items-center gap-y-0 gap-x-1 md:pr-6 md:gap-y-0 md:gap-x-2">
        <Wordmark />
        <div className="ms-2 hidden md:block lg:ms-8">
          <MainNav linkClass="header-link" listClass="flex" inHeader />
        </div>
        <div className="ms-auto flex min-w-min shrink-0 grow basis-0 items-center justify-end gap-1 md:flex-none signed-in:hidden">
          <Link to={account.logIn} className="header-link">
            Log in
          </Link>
          <Link to={account.signUp} className="header-sign-up hover:bg-leaf-tint">
            Sign up
          </Link>
        </div>
        <div className="ms-auto hidden min-w-min shrink-0 grow basis-0 items-center justify-end gap-2 signed-in:flex md:min-w-0 md:flex-none md:signed-in:grow md:signed-in:shrink md:signed-in:basis-44">
          <TokenBadgeSlot />
          <div className="hidden min-w-0 md:block">
            <AccountMenu />
          </div>
        </div>
        <SiteMenu />
      </div>
    </header>
  );
}
