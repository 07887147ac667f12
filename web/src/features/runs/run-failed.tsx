import { useEffect, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { addresses } from '#web/config/addresses.ts';
import { useNavigate } from '#web/lib/router/use-router.ts';

const title = 'We couldn’t load your plan';
const leaveAfterSeconds = 30;

/** Trying again comes first. Where nobody does anything, the plans are where the page leads, unless that is stopped. */
export function RunFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  usePageTitle(title);
  useEffect(() => {
    if (stays) return;
    const leave = () => void navigate(addresses.plans(), { replace: true });
    const timer = setTimeout(leave, leaveAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [navigate, stays]);
  return (
    <div className="page-width py-12 sm:py-20">
      <h1>{title}</h1>
      <p role="alert" className="mt-4 max-w-measure text-lg">
        Error loading run data: {message.replace(/[.!]$/, '')}. Nothing is lost: your answers are kept.
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink to={addresses.dashboard()} variant="secondary">
          Go to your dashboard
        </ButtonLink>
      </div>
      {!stays && (
        <p className="mt-8 flex max-w-measure flex-wrap items-center gap-x-4 border-t border-line pt-4">
          <span>The page of plans opens in {leaveAfterSeconds} seconds.</span>
          <button
            type="button"
            className="min-h-11 cursor-pointer font-semibold text-leaf underline"
            onClick={() => setStays(true)}
          >
            Stay here
          </button>
        </p>
      )}
    </div>
  );
}
