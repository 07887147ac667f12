import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type FactRow = readonly [name: string, fact: ReactNode];

export interface FactListProps {
  facts: readonly FactRow[];
  /** Nothing stands below it that a rule would part it from. */
  isLast?: boolean;
}

/** Names and figures in two columns, a rule between the rows; where both do not fit, the figure stands below. */
export function FactList({ facts, isLast = false }: FactListProps) {
  return (
    <dl className={classNames('divide-y divide-line border-line', isLast ? 'border-t' : 'border-y')}>
      {facts.map(([name, fact]) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="ml-auto text-right font-semibold text-balance tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
