import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { PageNotFound } from '#web/components/page-not-found.tsx';
import { Toasts } from '#web/components/toast/toasts.tsx';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { runQuery } from '#web/lib/api/run-query.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { useNavigate, useParams } from '#web/lib/router/use-router.ts';
import { takesProfile } from './carried-into.ts';
import { RunSkeleton } from './run-skeleton.tsx';
import { RunView } from './run-view.tsx';

const failedTitle = 'Error loading run data';
const leaveAfterMs = 8000;

/** The plans are where the page leads when the run can't be had; trying again is the other way. */
function RunFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const navigate = useNavigate();
  usePageTitle(failedTitle);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(addresses.plans(), { replace: true }), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="page-width py-12 sm:py-20">
      <h1>{failedTitle}</h1>
      <div role="alert" className="mt-4 max-w-measure space-y-2 text-lg">
        <p className="font-semibold text-brick">{message}</p>
        <p>Your answers are kept. In a few seconds we take you to the plans.</p>
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink to={addresses.plans()} variant="secondary">
          Go to the plans
        </ButtonLink>
      </div>
    </div>
  );
}

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
    return (
      <>
        <RunView run={data} user={user.data} onRun={keep} />
        <Toasts />
      </>
    );
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
