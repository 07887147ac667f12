// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  /** Unique in the table; the heading when it may be read aloud as it is. */
  title: string;
  /** A shorter title for narrow phones, where two facts share a line. */
  short?: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** On a phone it takes its own line, so that the facts after it share one. */
  alone?: boolean;
  /**
   * Place on a narrow screen: name, state and link on the first line, then the facts, then outcome and
   * action.
   */
  place?: 'head' | 'state' | 'foot' | 'outcome' | 'action';
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const cellLook = 'border-0 p-0 font-normal lg:table-cell lg:border-b lg:py-3 lg:align-middle lg:last:pr-0';
/** Name, state and link share a line; the facts follow in small print, and the outcome is the last line. */
const placeLooks = {
  head: 'order-1 min-w-0 flex-1 basis-28 max-[22rem]:basis-full',
  state: 'order-2 flex py-1',
  foot: 'order-3 flex py-1 lg:whitespace-nowrap max-lg:has-[>:empty]:hidden',
  fact: 'order-5 flex max-w-full gap-x-1.5 max-lg:flex-wrap max-lg:text-sm',
  outcome: 'order-7 flex min-w-0 flex-1 basis-36 pt-1.5 max-lg:*:grow',
  action: 'order-8 flex pt-1.5 max-[22rem]:grow max-lg:*:grow',
} as const;
const rowLook =
  'flex flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-3 lg:table-row lg:p-0 ' +
  'before:order-6 before:basis-full after:order-4 after:basis-full lg:before:hidden lg:after:hidden';
/** Figures are right-aligned, so the next column needs more space. */
const alignLook = (align: Column<never>['align']) =>
  align === 'end' ? 'lg:pr-4 lg:text-right xl:pr-8' : 'lg:pr-4 lg:text-left';

/** A table on wide screens, a framed list of rows on narrow ones. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
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
                'align-bottom text-sm leading-snug text-ink-soft lg:border-line-strong lg:pt-0 lg:pb-2 lg:last:pr-0 xl:whitespace-nowrap',
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
            {columns.map(({ title, short, cell, align, place, alone = false }) => {
              const look = classNames(
                cellLook,
                placeLooks[place ?? 'fact'],
                alignLook(align),
                alone && 'max-[26rem]:basis-full',
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
                      <span className={short && 'max-[22rem]:hidden'}>{title}</span>
                      {short && <span className="min-[22.01rem]:hidden">{short}</span>}
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
