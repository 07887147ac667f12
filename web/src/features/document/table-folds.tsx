// biome-ignore-all lint/suspicious/noArrayIndexKey: what a page says stands where it is

import { ChevronDown } from 'lucide-react';
import { keepPairs } from '#web/lib/keep-pairs.ts';
import type { TextTableProps } from './table-layout.ts';
import { plainWords, TextWords } from './text-words.tsx';

/** “Month, from” over “1, 30 Nov” says “Month 1 · from 30 Nov”: what stands at its end is the end of that month. */
function datedBy(head: string) {
  const [, what, when] = /^(\w+), (\w+)$/.exec(head) ?? [];
  if (what === undefined) return undefined;
  const dated = (cell: string): string => {
    const [, number, day] = /^(\d+), (.+)$/.exec(cell) ?? [];
    return number === undefined ? cell : `${what} ${number} · ${when} ${day}`;
  };
  return { what, dated };
}

/** The rows of a long table, each with the figure it ends in; the others open below it. */
export function TableFolds({ table: { heads, rows }, onGoTo }: TextTableProps) {
  const words = (inside: (typeof heads)[number]) => <TextWords inside={inside} onGoTo={onGoTo} />;
  const [named = [], last = []] = [heads[0], heads.at(-1)];
  const dates = datedBy(plainWords(named));
  return (
    <div className="plan-folds">
      {heads.length > 0 && (
        <p className="plan-folds-head">
          <span>{dates === undefined ? words(named) : dates.what}</span>
          <span>
            {words(last)}
            {dates !== undefined && ', at its end'}
          </span>
        </p>
      )}
      {rows.map((row, line) => (
        <details key={line}>
          <summary>
            {dates === undefined ? (
              <span>{words(row[0] ?? [])}</span>
            ) : (
              <span data-run="">{keepPairs(dates.dated(plainWords(row[0] ?? [])))}</span>
            )}
            <span>{words(row.at(-1) ?? [])}</span>
            <ChevronDown aria-hidden className="fold-sign" />
          </summary>
          <dl>
            {row.slice(1, -1).map((cell, at) => (
              <div key={at}>
                {/* Each word of the document stands here once, where the search finds it. */}
                <dt>
                  {line === 0 ? words(heads[at + 1] ?? []) : keepPairs(plainWords(heads[at + 1] ?? []))}
                </dt>
                <dd>{words(cell)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
