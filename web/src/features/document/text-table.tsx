// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
// biome-ignore-all lint/suspicious/noArrayIndexKey: what a page says stands where it is

import { classNames } from '#web/components/class-names.ts';
import type { TextTable as Table } from './read-text.ts';
import { plainWords, TextWords } from './text-words.tsx';

/** A cell of so many letters is a figure or a date: such tables are read down their columns. */
const shortCell = 14;
/** So many columns of words stand beside one another on a phone. */
const fewColumns = 2;

const figure = /^[−–-]?[$\d]/;

type Layout = 'plain' | 'scrolls' | 'stacks';

function layoutOf({ heads, rows }: Table): Layout {
  if (Math.max(heads.length, ...rows.map((row) => row.length)) <= fewColumns) return 'plain';
  const cells = rows.flatMap((row) => row.slice(1).map(plainWords));
  return cells.every((cell) => cell.length <= shortCell) ? 'scrolls' : 'stacks';
}

interface TextTableProps {
  table: Table;
  onGoTo: (page: number) => void;
}

/** A table of the plan: whole where it fits, a table that scrolls where it is all figures, else a block a row. */
export function TextTable({ table, onGoTo }: TextTableProps) {
  const layout = layoutOf(table);
  const names = table.heads.map(plainWords);
  return (
    <div
      className="plan-table"
      data-layout={layout}
      {...(layout === 'scrolls' && { role: 'group', tabIndex: 0, 'aria-label': 'Table' })}
    >
      <table role="table">
        {names.length > 0 && (
          <thead role="rowgroup">
            <tr role="row">
              {table.heads.map((head, at) => (
                <th key={at} role="columnheader" scope="col">
                  <TextWords inside={head} onGoTo={onGoTo} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup">
          {table.rows.map((row, line) => (
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
                    data-name={names[at]}
                    className={classNames(
                      figure.test(words) && words.length <= shortCell && 'figure',
                      words === '' && 'empty',
                    )}
                  >
                    <TextWords inside={cell} onGoTo={onGoTo} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
