import type { TriedNumbers } from '#shared/handbook/try-numbers.ts';
import { toTheCent } from './to-the-cent.ts';

interface Bar {
  label: string;
  value: number;
  printed: string;
}

const hours = (value: number): string => `${value.toLocaleString('en-AU', { maximumFractionDigits: 1 })} h`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** One bar divided into its parts; a negative part has no width, and its figure says so. */
function Parts({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const shares = bars.map(({ value }) => Math.max(0, value));
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  const before = (index: number): number => shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  const words = bars.map(({ label, printed }) => `${label} ${printed}`).join(', ');
  return (
    <figure className="bars">
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${title}: ${words}.`}>
        <svg height="28" className="part-bar" aria-hidden>
          {bars.map(({ label }, index) => (
            <rect
              key={label}
              data-part={index}
              x={percent(before(index) / whole)}
              width={percent((shares[index] ?? 0) / whole)}
              height="100%"
            />
          ))}
        </svg>
        {bars.map(({ label, printed }, index) => (
          <div key={label} className="part-row">
            <svg width="14" height="14" aria-hidden>
              <rect data-part={index} width="100%" height="100%" />
            </svg>
            <span>{label}</span>
            <b>{printed}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Draws where the price of a sale goes, and the hours of a month; it updates with the typed figures. */
export function NumberBars({ tried }: { tried: TriedNumbers }) {
  const { sale } = tried;
  const costs: readonly (readonly [string, number])[] = [
    ['Materials and small costs', sale.materialsCents],
    ['Remakes and what never sells', sale.wasteCents],
    ['Platform fee', sale.platformFeeCents],
    ['Card fee', sale.cardFeeCents],
  ];
  const price = [
    ['Left from the sale', sale.contributionCents] as const,
    ...costs.filter(([, cents]) => cents > 0),
  ].map(([label, cents]): Bar => ({ label, value: cents, printed: toTheCent(cents) }));
  const { deliveryHours, growthHours, standingHours, adminHours } = tried.hours;
  const month = [
    ['The work itself', deliveryHours] as const,
    ['Finding buyers', growthHours] as const,
    ['Before any sale', standingHours] as const,
    ['Invoices and messages', adminHours] as const,
  ]
    .filter(([label, value]) => value > 0 || label === 'The work itself')
    .map(([label, value]): Bar => ({ label, value, printed: hours(value) }));
  return (
    <div className="space-y-6">
      <Parts title={`Where the ${toTheCent(sale.priceCents)} of one sale goes`} bars={price} />
      <Parts title="Where a month’s hours go, at the end of the year" bars={month} />
    </div>
  );
}
