// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  /** Unique in the table; the heading when it may be read aloud as it is. */
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** On a narrow screen: the name of its row, its state beside that, or where it leads. All else is a fact below. */
  place?: 'head' | 'state' | 'foot';
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const cellLook =
  'border-0 p-0 font-normal lg:table-cell lg:border-b lg:py-3 lg:pr-4 lg:align-middle xl:pr-6 lg:last:pr-0';
/** Name, state and links stand in a line where there is room; the facts run on in small print below them. */
const placeLooks = {
  head: 'order-1 min-w-0 grow',
  state: 'order-2 mr-auto flex py-1',
  foot: 'order-3 flex py-1 lg:whitespace-nowrap',
  fact: 'order-5 flex max-w-full gap-x-1.5 max-lg:flex-wrap max-lg:text-sm',
} as const;
const rowLook =
  'flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-3 lg:table-row lg:p-0 ' +
  'after:order-4 after:basis-full lg:after:hidden';
const alignLook = (align: Column<never>['align']) =>
  align === 'end' ? 'lg:pr-5 lg:text-right xl:pr-8' : 'lg:text-left';

/** A table on wide screens, on narrower ones a list of rows in one frame. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  // On a phone two links have no room beside the state, and none goes alone to the next line.
  const stateLook = columns.filter(({ place }) => place === 'foot').length > 1 && 'max-sm:basis-full';
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
        className="card block divide-y divide-line lg:table-row-group lg:divide-y-0 lg:border-0 lg:bg-transparent"
      >
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={rowLook}>
            {columns.map(({ title, cell, align, place }) => {
              const look = classNames(
                cellLook,
                placeLooks[place ?? 'fact'],
                place === 'state' && stateLook,
                alignLook(align),
              );
              if (place === 'head')
                return (
                  <th key={title} role="rowheader" scope="row" className={look}>
                    {cell(row)}
                  </th>
                );
              return (
                <td key={title} role="cell" className={look}>
                  {place === undefined && (
                    <span aria-hidden className="shrink-0 text-ink-soft lg:hidden">
                      {title}
                    </span>
                  )}
                  <span className={classNames('wrap-anywhere', place !== undefined && 'max-lg:flex')}>
                    {cell(row)}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
