// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  /** Unique in the table; the heading when it may be read aloud as it is. */
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** In a card: its first or last line, without a label. What stands at the head names its row. */
  place?: 'head' | 'foot';
  /** Sentences: in a card they stand under their label, and are read from the left. */
  prose?: boolean;
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In a card: short facts two and two, each under its title, instead of a line each. */
  paired?: boolean;
}

const cellLook = 'border-0 p-0 lg:table-cell lg:border-b lg:py-3 lg:pr-4 lg:align-middle lg:last:pr-0';
const lineLook = 'flex justify-between gap-4 py-1';
const pairLook = 'flex flex-col';
const alignLook = (align: Column<never>['align']) =>
  align === 'end' ? 'lg:pr-8 lg:text-right' : 'lg:text-left';

/** A table on wide screens, one card a row on narrower ones. */
export function DataTable<Row>({ caption, columns, rows, rowKey, paired = false }: DataTableProps<Row>) {
  return (
    <table role="table" className="block w-full tabular-nums lg:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row">
          {columns.map(({ title, align }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={classNames(
                'align-bottom text-sm leading-snug text-ink-soft lg:border-line-strong lg:pt-0 lg:pb-2 lg:last:pr-0',
                alignLook(align),
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className={classNames('grid gap-3 lg:table-row-group', rows.length > 1 && 'md:grid-cols-2')}
      >
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={classNames(
              'card px-4 py-3 lg:table-row lg:border-0 lg:bg-transparent',
              paired ? 'grid grid-cols-2 content-start gap-x-4 gap-y-3' : 'flex flex-col',
            )}
          >
            {columns.map(({ title, cell, align, place, prose }) => {
              const look = classNames(
                cellLook,
                paired ? pairLook : lineLook,
                paired && place !== undefined && 'col-span-2',
                prose && 'max-lg:flex-col max-lg:gap-0',
                alignLook(align),
                place === 'head' && 'order-first',
                place === 'foot' && 'order-last mt-auto max-lg:pt-2',
              );
              const content = (
                <>
                  {place === undefined && (
                    <span
                      aria-hidden
                      className={classNames('shrink-0 text-ink-soft lg:hidden', paired && 'text-sm')}
                    >
                      {title}
                    </span>
                  )}
                  <span
                    className={classNames(
                      'min-w-0 wrap-anywhere',
                      place === undefined && !prose && !paired && 'max-lg:text-right',
                    )}
                  >
                    {cell(row)}
                  </span>
                </>
              );
              return place === 'head' ? (
                <th key={title} role="rowheader" scope="row" className={classNames(look, 'font-normal')}>
                  {content}
                </th>
              ) : (
                <td key={title} role="cell" className={look}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
