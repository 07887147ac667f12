import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { type PageId, pageRedirects, pages } from '#shared/contract/pages.ts';
import { buttonLook } from '#web/components/button/button-look.ts';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { addresses } from '#web/config/addresses.ts';
import { draftLostState, sessionEndedState } from '#web/lib/api/session-end.ts';
import { hasLostDraft, hasSessionEnded, useSession } from '#web/lib/session/session.ts';
import { pageComponent } from '../pages.ts';
import { useFailureArrival, usePageArrival, useVisit } from './page-arrival.ts';
import { pageIds } from './page-id.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageFailureProps {
  visit: number;
  children: ReactNode;
}

interface PageFailureState {
  failed: boolean;
}

const loadAgain = () => location.reload();

function FailedPage({ visit }: { visit: number }) {
  const title = navigator.onLine ? 'This page didn’t load' : 'You’re offline';
  usePageTitle(title);
  useFailureArrival(visit);
  useEffect(() => {
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
  }, []);
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="card failed" role="alert">
        <h1>{title}</h1>
        <p className="mt-3 text-lg">
          {navigator.onLine
            ? 'Your connection dropped, the site was updated, or something went wrong on our side.'
            : 'This page will load once you’re back online.'}{' '}
          Nothing you saved is lost.
        </p>
        <button type="button" className={`${buttonLook({})} mt-4`} onClick={loadAgain}>
          Reload the page
        </button>
      </div>
    </div>
  );
}

/** Replaces a page whose code did not load or threw. */
class PageFailure extends Component<PageFailureProps, PageFailureState> {
  override state: PageFailureState = { failed: false };

  static getDerivedStateFromError(): PageFailureState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage visit={this.props.visit} /> : this.props.children;
  }
}

interface PageRouteProps {
  id: PageId;
  /** The number of pages visited before this one. */
  visit: number;
}

/** Tells the log-in page why the session ended. */
function endOf(): object | undefined {
  if (hasSessionEnded()) return sessionEndedState;
  return hasLostDraft() ? draftLostState : undefined;
}

/** A sibling of the page rather than a wrapper, so that it runs only once the page is shown. */
function Arrival({ id, visit }: PageRouteProps) {
  usePageArrival(id, visit);
  return null;
}

function ShownPage({ id, visit }: PageRouteProps) {
  // A page that started lazy stays lazy; switching components would remount it.
  const [Page] = useState(() => pageComponent(id));
  return (
    <Suspense fallback={<PageSkeleton id={id} />}>
      <Page pageId={id} />
      <Arrival id={id} visit={visit} />
    </Suspense>
  );
}

/** Renders a page of the contract with its guard, skeleton and failure. */
function PageRoute({ id, visit }: PageRouteProps) {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (pages[id].needsSession && session === null) {
    return <Navigate replace to={addresses.logIn({ ref: `${pathname}${search}` })} state={endOf()} />;
  }
  // A change of account in another tab discards all that an account page has fetched or drawn.
  const owner = pages[id].needsSession ? session?.userId : '';
  return (
    <PageFailure key={`${visit} ${owner}`} visit={visit}>
      <ShownPage id={id} visit={visit} />
    </PageFailure>
  );
}

function RedirectKeepingQuery({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={`${to}${search}${hash}`} />;
}

/** One route per address of the contract. Matching is case-sensitive, as at the edge (infra/edge). */
export function PageRoutes({ location }: { location: Location }) {
  const visit = useVisit(location.pathname);
  return (
    <Routes location={location}>
      {pageIds.map((id) => (
        <Route key={id} path={pages[id].path} caseSensitive element={<PageRoute id={id} visit={visit} />} />
      ))}
      {Object.entries(pageRedirects).map(([from, to]) => (
        <Route key={from} path={from} caseSensitive element={<RedirectKeepingQuery to={to} />} />
      ))}
      <Route path="*" element={<PageRoute id="error" visit={visit} />} />
    </Routes>
  );
}
