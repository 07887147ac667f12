import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountMenu } from './account-menu.tsx';
import { MainNav, SiteMenu } from './site-menu.tsx';
import { TokenBadgeSlot } from './token-badge-slot.tsx';
import { useAccountAddresses } from './use-account-addresses.ts';
import { Wordmark } from './wordmark.tsx';

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
          <MainNav linkClass="header-link" listClass="flex" />
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
