import { useCopied } from '#web/lib/use-copied.ts';

/** The id to quote to support. */
export function PlanId({ runId }: { runId: string }) {
  const { outcome, copy } = useCopied();
  return (
    <p className="-mt-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span>Reference:</span>
      <span className="wrap-anywhere text-balance max-sm:order-last max-sm:w-full">{runId}</span>
      <button
        type="button"
        aria-label="Copy reference"
        className="min-h-11 cursor-pointer font-semibold text-leaf underline"
        onClick={() => void copy(runId)}
      >
        Copy
      </button>
      <span role="status">
        {outcome === 'copied' && 'Reference copied.'}
        {outcome === 'failed' && 'Please copy it by hand.'}
      </span>
    </p>
  );
}
