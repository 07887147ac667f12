import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { PageNotFound } from '#web/components/page-not-found.tsx';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { runQuery } from '#web/lib/api/run-query.ts';
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
  const { data, error, refetch } = useQuery(asked);
  const user = useQuery(userQuery);

  // The form opens once: with the profile, where that has something to fill in.
  if (data !== undefined && takesProfile(data) && !user.isFetched) return <RunSkeleton />;
  if (data !== undefined) {
    const keep = (run: RunDetail) => client.setQueryData(asked.queryKey, run);
    return <RunView run={data} user={user.data} onRun={keep} />;
  }
  // The end of the session is handled where it is noticed, for every page alike.
  if (error === null || (error instanceof CallFailure && error.kind === 'session')) return <RunSkeleton />;
  const said = error instanceof CallFailure ? error.said : undefined;
  if (said?.status === 404) return <PageNotFound thing="plan" />;
  const message =
    said === undefined || said.code === 'unreadable-answer' ? 'Failed to load data' : said.message;
  return <RunFailed message={message} onRetry={() => void refetch()} />;
}

export default withAccountQueries(RunPage);
