import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { FailedPage } from '#web/components/failed/failed.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { AskedInVain } from '#web/lib/api/use-failure.ts';

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
export const RunFailed = ({ failure }: { failure: AskedInVain }) => (
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
