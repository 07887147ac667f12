import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type PageId, pages } from '#shared/contract/pages.ts';
import { addresses } from '#web/config/addresses.ts';
import { draftLostState, sessionEndedState } from '#web/lib/api/session-end.ts';
import { hasLostDraft, hasSessionEnded, useSession } from '#web/lib/session.ts';
import { pageComponent } from '../pages.ts';
import { usePageArrival } from './page-arrival.ts';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

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
export function PageRoute({ id, visit }: PageRouteProps) {
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
