import { CopyLine } from '#web/components/copy-line.tsx';

/** What to name when one writes to us about a plan. */
export const PlanId = ({ runId }: { runId: string }) => (
  <CopyLine name="plan ID" text={runId} copied="Plan ID copied." className="-mt-4 text-sm text-ink-soft">
    <span>Plan ID:</span>
    <span className="wrap-anywhere max-sm:order-last max-sm:w-full">{runId}</span>
  </CopyLine>
);
