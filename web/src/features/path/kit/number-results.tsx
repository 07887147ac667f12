import { facts } from '#shared/content/facts.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import type { TriedNumbers } from '#shared/handbook/try-numbers.ts';
import { toTheCent } from './to-the-cent.ts';

const count = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 1 });

type Row = readonly [label: string, printed: (tried: TriedNumbers) => string];

const yearEnd = ({ quarters }: TriedNumbers) => quarters[3] ?? { units: 0, netCents: 0, hourCents: 0 };

const basics: readonly Row[] = [
  ['You keep from one sale', ({ sale }) => toTheCent(sale.contributionCents)],
  ['You keep from an hour of work', ({ sale }) => toTheCent(sale.contributionPerHourCents)],
  ['Fixed costs a month', ({ fixedMonthCents }) => toTheCent(fixedMonthCents)],
  [
    'Sales to break even each month',
    ({ breakEvenUnits }) => (breakEvenUnits === null ? 'Never' : count(breakEvenUnits)),
  ],
];

/** The subject is a heading over its rows, because next to each row it would take four lines on a phone. */
const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  ['One sale, one month', basics],
  [
    'Months 10 to 12',
    [
      ['Sales a month', (tried) => count(yearEnd(tried).units)],
      ['You keep each month', (tried) => wholeDollars(yearEnd(tried).netCents)],
      ['You keep per hour, all in', (tried) => toTheCent(yearEnd(tried).hourCents)],
    ],
  ],
  [
    'First-year cash',
    [
      ['At its lowest', ({ cash }) => wholeDollars(cash.lowest.cents)],
      ['After twelve months', ({ cash }) => wholeDollars(cash.closingCents)],
    ],
  ],
];

const figureLook = 'py-1.5 pr-0 pl-2 text-right whitespace-nowrap';

interface NumberResultsProps {
  tried: TriedNumbers;
  /** Undefined until something is typed, when the figures are still the path’s own. */
  ofPath: TriedNumbers | undefined;
}

/** The results of the figures, next to those that the path came with. */
export function NumberResults({ tried, ofPath }: NumberResultsProps) {
  const hour = toTheCent(yearEnd(tried).hourCents);
  return (
    <div className="number-results @container card p-4 sm:p-6">
      <p role="status" className="mb-3 font-semibold">
        With these numbers, you keep {hour} for every hour by the end of the first year, before tax.
      </p>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{ofPath ? 'Your results and the path’s' : 'The path’s results'}</caption>
        <thead className={ofPath ? undefined : 'sr-only'}>
          <tr className="border-b border-line-strong text-ink-soft">
            <td />
            <th scope="col" className={`${figureLook} font-semibold`}>
              {ofPath ? 'Yours' : 'The path’s'}
            </th>
            {ofPath && (
              <th scope="col" className={`${figureLook} font-normal`}>
                The path’s
              </th>
            )}
          </tr>
        </thead>
        {groups.map(([title, rows]) => (
          <tbody key={title}>
            <tr className="border-b border-line">
              <th scope="rowgroup" colSpan={ofPath ? 3 : 2} className="pt-4 pb-1.5 text-left font-semibold">
                {title}
              </th>
            </tr>
            {rows.map(([label, printed]) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {label}
                </th>
                <td className={`${figureLook} font-semibold`}>{printed(tried)}</td>
                {ofPath && <td className={`${figureLook} text-ink-soft`}>{printed(ofPath)}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        An estimate. The casual minimum wage is {facts['casual-floor'].figure} an hour.
      </p>
    </div>
  );
}
