// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else

import { facts } from '#shared/content/facts.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import type { TriedNumbers } from '#shared/plan/model/try-numbers.ts';

const toTheCent = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const count = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 1 });

type Row = readonly [label: string, printed: (tried: TriedNumbers) => string];

const yearEnd = ({ quarters }: TriedNumbers) => quarters[3] ?? { units: 0, netCents: 0, hourCents: 0 };

const basics: readonly Row[] = [
  ['One sale leaves', ({ sale }) => toTheCent(sale.contributionCents)],
  ['An hour of the work itself leaves', ({ sale }) => toTheCent(sale.contributionPerHourCents)],
  ['Fixed costs of a month', ({ fixedMonthCents }) => toTheCent(fixedMonthCents)],
  [
    'Sales that cover a month',
    ({ breakEvenUnits }) => (breakEvenUnits === null ? 'No number does' : count(breakEvenUnits)),
  ],
];

/** What the rows are about stands over them once: beside each of them it would take four lines of a phone. */
const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  ['One sale, one month', basics],
  [
    'Months 10 to 12',
    [
      ['Sales a month', (tried) => count(yearEnd(tried).units)],
      ['Left a month', (tried) => wholeDollars(yearEnd(tried).netCents)],
      ['Every hour leaves', (tried) => toTheCent(yearEnd(tried).hourCents)],
    ],
  ],
  [
    'Cash of the first year',
    [
      ['At its lowest', ({ cash }) => wholeDollars(cash.lowest.cents)],
      ['After twelve months', ({ cash }) => wholeDollars(cash.closingCents)],
    ],
  ],
];

/** On a phone what a row is about stands above its two figures. */
const rowLook = 'grid grid-cols-2 gap-x-4 sm:table-row max-sm:[&>*]:border-0 max-sm:[&>*]:p-0';

interface NumberResultsProps {
  tried: TriedNumbers;
  /** Left out until something else is typed: the figures are the path’s own. */
  ofPath: TriedNumbers | undefined;
}

/** What the figures come to, beside those that the path came with. */
export function NumberResults({ tried, ofPath }: NumberResultsProps) {
  const hour = toTheCent(yearEnd(tried).hourCents);
  return (
    <div className="card p-4 sm:p-6">
      <p role="status" className="mb-3 font-semibold">
        With these numbers every hour leaves {hour} at the end of a first year, before tax.
      </p>
      <table role="table" className="block w-full text-sm tabular-nums sm:table">
        <caption className="sr-only">
          {ofPath
            ? 'What your numbers come to, and those of the path'
            : 'What the numbers of the path come to'}
        </caption>
        <thead role="rowgroup" className="block sm:table-header-group">
          <tr role="row" className={`${rowLook} border-b border-line-strong text-ink-soft`}>
            <td role="cell" className="max-sm:hidden" />
            <th
              role="columnheader"
              scope="col"
              className="py-1.5 text-left sm:pl-3 sm:text-right font-semibold"
            >
              {ofPath ? 'Yours' : 'The path’s'}
            </th>
            {ofPath && (
              <th
                role="columnheader"
                scope="col"
                className="py-1.5 text-left sm:pl-3 sm:text-right font-normal"
              >
                The path’s
              </th>
            )}
          </tr>
        </thead>
        {groups.map(([title, rows]) => (
          <tbody key={title} role="rowgroup" className="block sm:table-row-group">
            <tr role="row" className="block border-b border-line sm:table-row">
              <th
                scope="rowgroup"
                colSpan={ofPath ? 3 : 2}
                className="pt-4 pb-1.5 text-left font-semibold max-sm:border-b-0"
              >
                {title}
              </th>
            </tr>
            {rows.map(([label, printed]) => (
              <tr key={label} role="row" className={`${rowLook} border-b border-line py-1.5 sm:py-0`}>
                <th
                  role="rowheader"
                  scope="row"
                  className="text-left font-normal max-sm:col-span-2 sm:w-1/2 sm:py-1.5"
                >
                  {label}
                </th>
                <td role="cell" className="sm:py-1.5 sm:pl-3 sm:text-right font-semibold">
                  {printed(tried)}
                </td>
                {ofPath && (
                  <td role="cell" className="sm:py-1.5 sm:pl-3 sm:text-right text-ink-soft">
                    {printed(ofPath)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        Estimated, not promised. Compare an hour with the casual pay floor, {facts['casual-floor'].figure}.
      </p>
    </div>
  );
}
