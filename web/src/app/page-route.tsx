import { Suspense, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type PageId, pages } from '#shared/contract/pages.ts';
import { sessionEndedState } from '../lib/api/session-end.ts';
import { hasSessionEnded, useSession } from '../lib/session.ts';
import { usePageArrival } from './page-arrival.ts';
import { PageFailure } from './page-failure.tsx';
import { loadPage } from './page-modules.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { paths } from './paths.ts';

function LoadedPage({ id }: { id: PageId }) {
  const Page = use(loadPage(id));
  usePageArrival(id);
  return <Page pageId={id} />;
}

/** One page of the contract: its guard, its skeleton while it loads, its failure when it cannot. */
export function PageRoute({ id }: { id: PageId }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (pages[id].needsSession && session === null) {
    const state = hasSessionEnded() ? sessionEndedState : undefined;
    return <Navigate replace to={paths.logIn({ ref: `${pathname}${search}` })} state={state} />;
  }
  // Nothing that a page of an account has fetched or drawn outlives a change of account in another tab.
  const owner = pages[id].needsSession ? session?.userId : '';
  return (
    <PageFailure key={`${pathname} ${owner}`}>
      <Suspense fallback={<PageSkeleton id={id} />}>
        <LoadedPage id={id} />
      </Suspense>
    </PageFailure>
  );
}
