// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
// biome-ignore-all lint/suspicious/noArrayIndexKey: the cells of a page keep their places

import { classNames } from '#web/components/class-names.ts';
import type { TextTable as Table } from './read-text.ts';
import { plainWords, TextWords } from './text-words.tsx';

const figure = /^[−–-]?[$\d][\d,.%$]*$/;

interface TextTableProps {
  table: Table;
  onGoTo: (page: number) => void;
}

/**
 * A table of the plan. On a phone each row is a block: its name, then each cell after the name of its column.
 */
export function TextTable({ table: { heads, rows }, onGoTo }: TextTableProps) {
  const names = heads.map(plainWords);
  return (
    <table role="table" className="plan-table">
      {names.length > 0 && (
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head, at) => (
              <th key={at} role="columnheader" scope="col">
                <TextWords inside={head} onGoTo={onGoTo} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody role="rowgroup">
        {rows.map((row, line) => (
          <tr key={line} role="row">
            {row.map((cell, at) => {
              const words = plainWords(cell);
              return at === 0 ? (
                <th key={at} role="rowheader" scope="row">
                  <TextWords inside={cell} onGoTo={onGoTo} />
                </th>
              ) : (
                <td
                  key={at}
                  role="cell"
                  data-name={names[at] || undefined}
                  className={classNames(figure.test(words) && 'figure', words === '' && 'empty')}
                >
                  <TextWords inside={cell} onGoTo={onGoTo} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
