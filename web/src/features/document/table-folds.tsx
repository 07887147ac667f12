// biome-ignore-all lint/suspicious/noArrayIndexKey: what a page says stands where it is

import { ChevronDown } from 'lucide-react';
import type { TextTableProps } from './table-layout.ts';
import { plainWords, TextWords } from './text-words.tsx';

/** The rows of a long table, each with the figure it ends in; the others open below it. */
export function TableFolds({ table: { heads, rows }, onGoTo }: TextTableProps) {
  const words = (inside: (typeof heads)[number]) => <TextWords inside={inside} onGoTo={onGoTo} />;
  return (
    <div className="plan-folds">
      {heads.length > 0 && (
        <p className="plan-folds-head">
          <span>{words(heads[0] ?? [])}</span>
          <span>{words(heads.at(-1) ?? [])}</span>
        </p>
      )}
      {rows.map((row, line) => (
        <details key={line}>
          <summary>
            <span>{words(row[0] ?? [])}</span>
            <span>{words(row.at(-1) ?? [])}</span>
            <ChevronDown aria-hidden className="fold-sign" />
          </summary>
          <dl>
            {row.slice(1, -1).map((cell, at) => (
              <div key={at}>
                {/* Each word of the document stands here once, where the search finds it. */}
                <dt>{line === 0 ? words(heads[at + 1] ?? []) : plainWords(heads[at + 1] ?? [])}</dt>
                <dd>{words(cell)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
