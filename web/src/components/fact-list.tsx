import type { ReactNode } from 'react';

export type FactRow = readonly [name: string, fact: ReactNode];

/** Names and figures in two columns, a rule between the rows. */
export function FactList({ facts }: { facts: readonly FactRow[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line tabular-nums">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex items-center justify-between gap-4 py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right font-semibold">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
