import type { TriedNumbers } from '#shared/plan/model/try-numbers.ts';

interface Bar {
  label: string;
  value: number;
  printed: string;
}

const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const hours = (value: number): string => `${value.toLocaleString('en-AU', { maximumFractionDigits: 1 })} h`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Bars from nothing to the right; what is less than nothing has none, and its figure says so. */
function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value), 0) || 1;
  const words = bars.map(({ label, printed }) => `${label} ${printed}`).join(', ');
  return (
    <figure className="bars">
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${title}: ${words}.`}>
        {bars.map(({ label, value, printed }) => (
          <div key={label} className="bars-row">
            <span>{label}</span>
            <b>{printed}</b>
            <svg height="16" aria-hidden>
              <rect className="bars-track" width="100%" height="100%" />
              <rect className="bars-fill" width={percent(Math.max(0, value) / longest)} height="100%" />
            </svg>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Where the price of a sale goes, and the hours of a month; they move with what is typed. */
export function NumberBars({ tried }: { tried: TriedNumbers }) {
  const { sale } = tried;
  const costs: readonly (readonly [string, number])[] = [
    ['Materials and small costs', sale.materialsCents],
    ['Remakes and what never sells', sale.wasteCents],
    ['Platform fee', sale.platformFeeCents],
    ['Card fee', sale.cardFeeCents],
  ];
  const price = [
    ['Left by the sale', sale.contributionCents] as const,
    ...costs.filter(([, cents]) => cents > 0),
  ].map(([label, cents]): Bar => ({ label, value: cents, printed: dollars(cents) }));
  const { deliveryHours, growthHours, standingHours, adminHours } = tried.hours;
  const month = [
    ['The work itself', deliveryHours] as const,
    ['Finding buyers', growthHours] as const,
    ['Before anything is sold', standingHours] as const,
    ['Invoices and messages', adminHours] as const,
  ]
    .filter(([label, value]) => value > 0 || label === 'The work itself')
    .map(([label, value]): Bar => ({ label, value, printed: hours(value) }));
  return (
    <div className="space-y-6">
      <Bars title={`Where the ${dollars(sale.priceCents)} of one sale go`} bars={price} />
      <Bars title="Where the hours of a month go, at the end of the year" bars={month} />
    </div>
  );
}
