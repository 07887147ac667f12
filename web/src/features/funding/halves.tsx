// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';

export interface HalvesProps {
  caption: string;
  heads: readonly [ReactNode, ReactNode];
  rows: readonly (readonly [aspect: string, one: string, other: string])[];
  className?: string;
}

/** Two columns at every width, so that a comparison stays side by side. */
export function Halves({ caption, heads, rows, className }: HalvesProps) {
  return (
    <table role="table" className={classNames('halves block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead
        className="block top-0 sticky z-1 border-b-2 border-b-ink bg-paper font-serif text-(length:--text-lg) in-[.signs]:static in-[.signs]:border-0 in-[.signs]:leading-[1.3] print:static"
        role="rowgroup"
      >
        <tr
          className="grid grid-cols-2 gap-x-4 in-[.signs]:gap-x-0 lg:grid-cols-[10rem_repeat(2,minmax(0,1fr))] lg:gap-x-8 lg:in-[.signs]:gap-x-0"
          role="row"
        >
          <th role="columnheader" scope="col" className="max-lg:sr-only last:pl-4">
            <VisuallyHidden>What</VisuallyHidden>
          </th>
          <th className="last:pl-4" role="columnheader" scope="col">
            {heads[0]}
          </th>
          <th className="last:pl-4" role="columnheader" scope="col">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody className="block" role="rowgroup">
        {rows.map(([aspect, one, other]) => (
          <tr
            className="grid grid-cols-2 gap-x-4 border-b border-b-edge in-[.signs]:gap-x-0 lg:grid-cols-[10rem_repeat(2,minmax(0,1fr))] lg:gap-x-8 lg:in-[.signs]:gap-x-0"
            key={aspect}
            role="row"
          >
            <th
              className="pt-2.5 pb-0 text-ink-soft text-(length:--text-sm) col-span-full lg:py-3 lg:px-0 lg:text-inherit lg:[font-size:inherit] lg:col-[auto] max-lg:[.signs_&]:pl-4"
              role="rowheader"
              scope="row"
            >
              {aspect}
            </th>
            <td className="lg:py-3 in-[.signs]:last:border-0 in-[.signs]:last:bg-leaf-tint" role="cell">
              {one}
            </td>
            <td
              className="lg:py-3 pl-4 border-l border-l-line in-[.signs]:last:border-0 in-[.signs]:last:bg-leaf-tint"
              role="cell"
            >
              {other}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
