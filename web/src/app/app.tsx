import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { pages } from '#shared/contract/pages.ts';
import { addresses } from '#web/config/addresses.ts';
import { onSessionEnd, sessionEndedState } from '#web/lib/api/session-end.ts';
import { forgetFailures } from '#web/lib/content/content-store.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { readSession } from '#web/lib/session/session.ts';
import { PageRoutes } from './router/page-routes.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

/** Sends a person whose session the server refused to the log-in page, and back afterwards. */
const useSessionEnd = (): void => {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const { pathname, search } = window.location;
    // A person who is already on a log-in page stays there and keeps the return address.
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

/** Scrolls to the top of a new page, loaded or still loading. On back, the browser restores the position. */
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

/** Content that failed to load is requested again after navigation, including back. */
const useFreshContent = (): void => {
  const { pathname } = useLocation();
  useEffect(() => () => leave(pathname), [pathname]);
};

export function App() {
  const location = useLocation();
  // A second render would remove the parts that still wait for their code.
  const hydrated = useHydrated(location.search === '' && location.hash === '');
  useSessionEnd();
  useTopOfNewPage();
  useFreshContent();
  // The prerendered page has no query or hash; pages see them right after hydration.
  const shown = hydrated ? location : { ...location, search: '', hash: '' };
  return (
    <SiteLayout>
      <PageRoutes location={shown} />
    </SiteLayout>
  );
}
