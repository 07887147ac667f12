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
  /** How many pages somebody has gone to before this one. */
  visit: number;
}

/** What the log-in page says of a session that is over. */
function endOf(): object | undefined {
  if (hasSessionEnded()) return sessionEndedState;
  return hasLostDraft() ? draftLostState : undefined;
}

/** Beside the page and not around it, so that it says nothing before the page stands on the screen. */
function Arrival({ id, visit }: PageRouteProps) {
  usePageArrival(id, visit);
  return null;
}

function ShownPage({ id, visit }: PageRouteProps) {
  // Kept as it began: a page that came later as a lazy one stays that, and does not start anew.
  const [Page] = useState(() => pageComponent(id));
  return (
    <Suspense fallback={<PageSkeleton id={id} />}>
      <Page pageId={id} />
      <Arrival id={id} visit={visit} />
    </Suspense>
  );
}

/** One page of the contract: its guard, its skeleton while it loads, its failure when it cannot. */
export function PageRoute({ id, visit }: PageRouteProps) {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (pages[id].needsSession && session === null) {
    return <Navigate replace to={addresses.logIn({ ref: `${pathname}${search}` })} state={endOf()} />;
  }
  // Nothing that a page of an account has fetched or drawn outlives a change of account in another tab.
  const owner = pages[id].needsSession ? session?.userId : '';
  return (
    <PageFailure key={`${visit} ${owner}`} visit={visit}>
      <ShownPage id={id} visit={visit} />
    </PageFailure>
  );
}
