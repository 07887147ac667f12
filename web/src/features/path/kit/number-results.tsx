import { facts } from '#shared/content/facts.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import type { TriedNumbers } from '#shared/handbook/try-numbers.ts';
import { toTheCent } from './to-the-cent.ts';

const count = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 1 });

type Row = readonly [label: string, printed: (tried: TriedNumbers) => string];

const yearEnd = ({ quarters }: TriedNumbers) => quarters[3] ?? { units: 0, netCents: 0, hourCents: 0 };

const basics: readonly Row[] = [
  ['One sale leaves', ({ sale }) => toTheCent(sale.contributionCents)],
  ['Work hour leaves', ({ sale }) => toTheCent(sale.contributionPerHourCents)],
  ['Fixed costs a month', ({ fixedMonthCents }) => toTheCent(fixedMonthCents)],
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

const figureLook = 'py-1.5 pr-0 pl-2 text-right whitespace-nowrap';

interface NumberResultsProps {
  tried: TriedNumbers;
  /** Left out until something else is typed: the figures are the path’s own. */
  ofPath: TriedNumbers | undefined;
}

/** What the figures come to, beside those that the path came with. */
export function NumberResults({ tried, ofPath }: NumberResultsProps) {
  const hour = toTheCent(yearEnd(tried).hourCents);
  return (
    <div className="number-results card p-4 sm:p-6">
      <p role="status" className="mb-3 font-semibold">
        With these numbers every hour leaves {hour} at the end of a first year, before tax.
      </p>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">
          {ofPath
            ? 'What your numbers come to, and those of the path'
            : 'What the numbers of the path come to'}
        </caption>
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
        Estimated, not promised. Compare an hour with the casual minimum wage, A{facts['casual-floor'].figure}
        .
      </p>
    </div>
  );
}
