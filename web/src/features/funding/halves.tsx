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
    <table role="table" className={classNames('halves', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="max-lg:sr-only">
            <VisuallyHidden>What</VisuallyHidden>
          </th>
          <th role="columnheader" scope="col">
            {heads[0]}
          </th>
          <th role="columnheader" scope="col">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([aspect, one, other]) => (
          <tr key={aspect} role="row">
            <th role="rowheader" scope="row">
              {aspect}
            </th>
            <td role="cell">{one}</td>
            <td role="cell">{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
