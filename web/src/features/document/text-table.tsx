// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
// biome-ignore-all lint/suspicious/noArrayIndexKey: what a page says stands where it is

import { classNames } from '#web/components/class-names.ts';
import { TableFolds } from './table-folds.tsx';
import { layoutOf, shortCell, type TextTableProps, turned } from './table-layout.ts';
import { plainWords, TextWords } from './text-words.tsx';
import { useIsNarrow } from './use-is-phone.ts';

const figure = /^[−–-]?[$\d]/;
const isFigure = (words: string): boolean => figure.test(words) && words.length <= shortCell;

/** Whether a column says figures and nothing else; its name then stands over their ends. */
function isOfFigures(rows: TextTableProps['table']['rows'], at: number): boolean {
  const said = rows.map((row) => plainWords(row[at] ?? [])).filter((words) => words !== '');
  return said.length > 0 && said.every(isFigure);
}

/** A table of the plan, laid out by what it holds and how much room there is. */
export function TextTable({ table: given, onGoTo }: TextTableProps) {
  const layout = layoutOf(given, useIsNarrow());
  if (layout === 'folds') return <TableFolds table={given} onGoTo={onGoTo} />;
  const table = layout === 'turned' ? turned(given) : given;
  const names = table.heads.map(plainWords);
  return (
    <div
      className="plan-table"
      data-layout={layout}
      {...(layout === 'figures' && { role: 'group', tabIndex: 0, 'aria-label': 'Table' })}
    >
      <table role="table">
        {names.length > 0 && (
          <thead role="rowgroup">
            <tr role="row">
              {table.heads.map((head, at) =>
                head.length === 0 ? (
                  <td key={at} role="cell" />
                ) : (
                  <th
                    key={at}
                    role="columnheader"
                    scope="col"
                    className={classNames(at > 0 && isOfFigures(table.rows, at) && 'figure')}
                  >
                    <TextWords inside={head} onGoTo={onGoTo} />
                  </th>
                ),
              )}
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
                    className={classNames(isFigure(words) && 'figure', words === '' && 'empty')}
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
