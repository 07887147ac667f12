import type { ReactNode } from 'react';

export type FactRow = readonly [name: string, fact: ReactNode];

/** Names and figures in two ruled columns; where both do not fit, the figure wraps below. */
export function FactList({ facts }: { facts: readonly FactRow[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="ml-auto min-w-0 text-right font-semibold text-balance wrap-anywhere tabular-nums">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}
