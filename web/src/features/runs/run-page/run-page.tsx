import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { FailedPage } from '#web/components/failed/failed.tsx';
import { PageNotFound } from '#web/components/page/page-not-found.tsx';
import { OpeningPlan } from '#web/components/payment/opening-plan.tsx';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { runQuery, runsQuery } from '#web/lib/api/run-query.ts';
import { type AskedInVain, useFailure } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { mayBeginWithLast } from '../form/last-answers.tsx';
import { RunSkeleton } from './run-skeleton.tsx';
import { RunView } from './run-view.tsx';

const leaveAfterSeconds = 5;

/** Redirects to the plans after a while, unless the user stops it. */
function LeadsOn({ waits }: { waits: boolean }) {
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (stays) told.current?.focus();
    if (stays || waits) return;
    const leave = () => void navigate(addresses.plans(), { replace: true });
    const timer = setTimeout(leave, leaveAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [navigate, stays, waits]);
  if (stays)
    return (
      <p ref={told} tabIndex={-1} className="outline-none">
        You’ll stay on this page.
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>We’ll take you to the plans page in {leaveAfterSeconds} seconds.</span>
      <button
        type="button"
        className="min-h-11 cursor-pointer font-semibold text-leaf underline"
        onClick={() => setStays(true)}
      >
        Stay here
      </button>
    </p>
  );
}

const hasReason = ({ said }: AskedInVain): boolean => said !== undefined && said.code !== 'unreadable-answer';

/** Offers a retry first. */
const RunFailed = ({ failure }: { failure: AskedInVain }) => (
  <FailedPage
    title="We couldn’t load your plan"
    said={
      <p className="font-semibold">
        Error loading run data{hasReason(failure) ? '' : ': Failed to load data'}.
      </p>
    }
    kept="Your answers are saved."
    failure={failure}
    also={
      <ButtonLink to={addresses.dashboard()} variant="secondary">
        Go to your dashboard
      </ButtonLink>
    }
    note={<LeadsOn waits={failure.retrying} />}
  />
);

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

  const { state: arrival } = useLocation();
  // A person who has just paid sees the progress instead of a grey skeleton.
  const opening: unknown = arrival?.opening;
  const skeleton = opening ? <OpeningPlan paid={opening === 'paid'} /> : <RunSkeleton />;
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
