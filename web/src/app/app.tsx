import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { pages } from '#shared/contract/pages.ts';
import { addresses } from '#web/config/addresses.ts';
import { onSessionEnd, sessionEndedState } from '#web/lib/api/session-end.ts';
import { forgetFailures } from '#web/lib/content/content-store.ts';
import { readSession } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { PageRoutes } from './router/page-routes.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

/** Sends a person whose session the server refused to log in, and back to where they were. */
const useSessionEnd = (): void => {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const { pathname, search } = window.location;
    // A person who is logging in already stays, and keeps the way back.
    if (pathname === pages.logIn.path || pathname === pages.signUp.path) return;
    void navigate(addresses.logIn({ ref: `${pathname}${search}` }), {
      replace: true,
      state: sessionEndedState,
    });
  });
  useEffect(() => {
    readSession();
    return onSessionEnd(() => leave());
  }, []);
};

/** A new page begins at its top, be it there or still loading; going back keeps the place the browser restores. */
const useTopOfNewPage = (): void => {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const toTop = useEffectEvent((_ofPage: string) => {
    if (navigation === 'POP') return;
    scrollTo(0, 0);
    document.documentElement.dataset.moved = '';
  });
  useLayoutEffect(() => toTop(pathname), [pathname]);
};

const leave = (_page: string): void => forgetFailures();

/** What could not be had is asked for again after another page, by the back button too. */
const useFreshContent = (): void => {
  const { pathname } = useLocation();
  useEffect(() => () => leave(pathname), [pathname]);
};

export function App() {
  const location = useLocation();
  // Drawn a second time, the app would take away what is still waiting for its code.
  const hydrated = useHydrated(location.search === '' && location.hash === '');
  useSessionEnd();
  useTopOfNewPage();
  useFreshContent();
  // The build drew each page without query or fragment; pages see them right after.
  const shown = hydrated ? location : { ...location, search: '', hash: '' };
  return (
    <SiteLayout>
      <PageRoutes location={shown} />
    </SiteLayout>
  );
}
