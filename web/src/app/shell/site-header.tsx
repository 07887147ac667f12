import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountMenu } from './account-menu.tsx';
import { MainNav } from './main-nav.tsx';
import { SiteMenu } from './site-menu.tsx';
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
      <div className="page-width header-row">
        <Wordmark />
        <div className="ms-2 hidden md:block lg:ms-8">
          <MainNav linkClass="header-link" listClass="flex" />
        </div>
        <div className="ms-auto flex items-center gap-1 signed-in:hidden">
          <Link to={account.logIn} className="header-link">
            Log in
          </Link>
          <Link to={account.signUp} className="header-sign-up">
            Sign up
          </Link>
        </div>
        <div className="ms-auto hidden items-center gap-2 signed-in:flex md:min-w-0">
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
