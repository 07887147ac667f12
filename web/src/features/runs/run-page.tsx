import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { PageNotFound } from '#web/components/page-not-found.tsx';
import { OpeningPlan } from '#web/components/payment/opening-plan.tsx';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { runQuery, runsQuery } from '#web/lib/api/run-query.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { mayBeginWithLast } from './last-answers.tsx';
import { RunFailed } from './run-failed.tsx';
import { RunSkeleton } from './run-skeleton.tsx';
import { RunView } from './run-view.tsx';

function RunPage() {
  const { runId = '' } = useParams();
  const [asked] = useState(() => runQuery(runId));
  const client = useQueryClient();
  const answer = useQuery(asked);
  const failure = useFailure(answer);
  const { data } = answer;
  const user = useQuery(userQuery);
  const isOffered = data !== undefined && mayBeginWithLast(data);
  const runs = useInfiniteQuery({ ...runsQuery, enabled: isOffered });

  // The run in the dashboard's list, if loaded.
  const listed = client.getQueryData(runsQuery.queryKey)?.pages.flatMap(({ data: runs }) => runs);
  const status = data?.runStatus ?? listed?.find(({ id }) => id === runId)?.status;
  const { state: arrival } = useLocation();
  // A person who has just paid sees the progress instead of a grey skeleton.
  const opening: unknown = arrival?.opening;
  const skeleton = opening ? <OpeningPlan paid={opening === 'paid'} /> : <RunSkeleton status={status} />;
  // The user is loaded for an editable run, whose form opens once with the profile's answers, and for one
  // under review, whose reading needs the profile.
  const takesUser = data !== undefined && (isEditable(data.runStatus) || data.runStatus === 'UNDER_REVIEW');
  if (takesUser && !user.isFetched) return skeleton;
  if (isOffered && !runs.isFetched) return skeleton;
  if (data !== undefined) {
    const keep = (run: RunDetail) => client.setQueryData(asked.queryKey, run);
    return (
      <Suspense fallback={skeleton}>
        <RunView run={data} user={user.data} onRun={keep} />
      </Suspense>
    );
  }
  if (failure === undefined) return skeleton;
  if (failure.said?.status === 404) return <PageNotFound thing="plan" />;
  return <RunFailed failure={failure} />;
}

export default withAccountQueries(RunPage);
