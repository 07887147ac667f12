import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { pageRedirects, pages } from '#shared/contract/pages.ts';
import { addresses } from '#web/config/addresses.ts';
import { onSessionEnd, sessionEndedState } from '#web/lib/api/session-end.ts';
import { forgetFailures } from '#web/lib/content/content-store.ts';
import { readSession } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { pageIds } from './router/page-id.ts';
import { PageRoute } from './router/page-route.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

function RedirectKeepingQuery({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={`${to}${search}${hash}`} />;
}

/** Sends a person whose session the server refused to log in, and back to where they were. */
const useSessionEnd = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    readSession();
    return onSessionEnd(() => {
      const { pathname, search } = window.location;
      // A person who is logging in already stays, and keeps the way back.
      if (pathname === pages.logIn.path || pathname === pages.signUp.path) return;
      void navigate(addresses.logIn({ ref: `${pathname}${search}` }), {
        replace: true,
        state: sessionEndedState,
      });
    });
  }, [navigate]);
};

/** A new page begins at its top, be it there or still loading; going back keeps the place the browser restores. */
const useTopOfNewPage = (): void => {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const toTop = useEffectEvent((_ofPage: string) => {
    if (navigation !== 'POP') scrollTo(0, 0);
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
      <Routes location={shown}>
        {pageIds.map((id) => (
          <Route key={id} path={pages[id].path} element={<PageRoute id={id} />} />
        ))}
        {Object.entries(pageRedirects).map(([from, to]) => (
          <Route key={from} path={from} element={<RedirectKeepingQuery to={to} />} />
        ))}
        <Route path="*" element={<PageRoute id="error" />} />
      </Routes>
    </SiteLayout>
  );
}
