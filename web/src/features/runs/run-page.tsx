import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { PageNotFound } from '#web/components/page-not-found.tsx';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { runQuery } from '#web/lib/api/run-query.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { useParams } from '#web/lib/router/use-router.ts';
import { takesProfile } from './carried-into.ts';
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

  // The form opens once: with the profile, where that has something to fill in.
  if (data !== undefined && takesProfile(data) && !user.isFetched) return <RunSkeleton />;
  if (data !== undefined) {
    const keep = (run: RunDetail) => client.setQueryData(asked.queryKey, run);
    return <RunView run={data} user={user.data} onRun={keep} />;
  }
  if (failure === undefined) return <RunSkeleton />;
  if (failure.said?.status === 404) return <PageNotFound thing="plan" />;
  return <RunFailed failure={failure} />;
}

export default withAccountQueries(RunPage);
