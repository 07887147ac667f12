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

/** So many letters stand beside the name of a row. */
const besideName = 22;

/** What stands at the end of a row’s first line, where rows are read one by one: its last figure, or a short word. */
function amountOf(rows: TextTableProps['table']['rows']): number {
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => at).slice(
    1,
  );
  const figures = columns.findLast((at) => isOfFigures(rows, at));
  const isShort = (at: number) => rows.every((row) => plainWords(row[at] ?? []).length <= besideName);
  return figures ?? columns.find(isShort) ?? 0;
}

/** A table of the plan, laid out by what it holds and how much room there is. */
export function TextTable({ table: given, size, onGoTo }: TextTableProps & { size: number }) {
  const layout = layoutOf(given, useIsNarrow(), size);
  if (layout === 'folds') return <TableFolds table={given} onGoTo={onGoTo} />;
  const table = layout === 'turned' ? turned(given) : given;
  const names = table.heads.map(plainWords);
  const amount = layout === 'stacks' ? amountOf(table.rows) : 0;
  // “paid” under “Paid” says nothing, where a row is read by itself.
  const isSaid = (words: string) =>
    words === '' || names.some((name) => name !== '' && name.toLowerCase() === words);
  // A single column below the name is named once, at the head.
  const isNamedOnce = amount > 0 && names.length === 3;
  return (
    <div
      className="plan-table"
      data-layout={layout}
      data-named={isNamedOnce ? 'once' : undefined}
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
                    className={classNames(
                      at > 0 && isOfFigures(table.rows, at) && 'figure',
                      at > 0 && at === amount && 'amount',
                    )}
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
                    className={classNames(
                      isFigure(words) && 'figure',
                      at === amount && 'amount',
                      words.length > besideName && 'long',
                      isSaid(words) && 'empty',
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
