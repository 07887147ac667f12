import type { TimelineStep } from '#shared/contract/kit.ts';

/** The weeks of the path in order, each with the reasons to stop or change. */
export function TimelinePart({ timeline }: { timeline: readonly TimelineStep[] }) {
  return (
    <ol className="space-y-4">
      {timeline.map(({ when, steps, stop }) => (
        <li key={when} className="grid gap-x-6 border-b border-line pb-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <h4 className="font-semibold">{when}</h4>
          <div>
            <p>{steps}</p>
            {stop !== undefined && (
              <p className="mt-1 text-sm text-ink-soft">
                <span className="font-semibold">Stop or change if:</span> {stop}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
