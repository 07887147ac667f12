// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else

import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { comparison, planOffers } from './plan-offers.ts';

function Compared({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={value ? 'size-5 text-leaf' : 'size-5 text-ink-soft'} />
      <VisuallyHidden>{value ? 'Included' : 'Not included'}</VisuallyHidden>
    </>
  );
}

const rowLook = 'grid grid-cols-3 gap-x-3 lg:table-row';
const cellLook = 'border-0 p-0 pb-3 wrap-anywhere lg:border-b lg:py-3 lg:pr-4';

/** Three columns on every screen; on a narrow one each line has its name above it. */
export function PlanComparison() {
  return (
    <>
      <table role="table" className="block w-full tabular-nums lg:table lg:table-fixed">
        <caption className="sr-only">Basic, Pro and Enterprise line by line</caption>
        <thead role="rowgroup" className="block lg:table-header-group">
          <tr role="row" className={rowLook}>
            <th
              role="columnheader"
              scope="col"
              className="sr-only lg:not-sr-only lg:w-2/5 lg:py-3 lg:pr-4 lg:text-left"
            >
              What you get
            </th>
            {planOffers.map(({ type, name }) => (
              <th key={type} role="columnheader" scope="col" className={`${cellLook} text-left`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block lg:table-row-group">
          {comparison.map((compared) => (
            <tr key={compared.line} role="row" className={`${rowLook} border-t border-line-strong pt-2`}>
              <th
                role="rowheader"
                scope="row"
                className={`${cellLook} col-span-3 text-left font-normal max-lg:pb-1 max-lg:text-sm max-lg:text-ink-soft lg:font-semibold`}
              >
                {compared.line}
              </th>
              {planOffers.map(({ type }) => (
                <td key={type} role="cell" className={cellLook}>
                  <Compared value={compared[type]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-ink-soft">
        The same with all three: making the plan typically takes 1–48 hours, and your PDF stays here for 30
        days.
      </p>
    </>
  );
}
