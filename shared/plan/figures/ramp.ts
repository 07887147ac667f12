import type { Reading, Running } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { FigureInputs } from './inputs.ts';

const weeksInMonth = 52 / 12;
/** A business of which we know no figures sells part of what its hours hold. */
const unknownShare = 0.6;

/** What a business sells today, as a share of what its hours hold. */
function shareToday(
  { capacity, hours, unpaidHours, mostPerMonth }: Business,
  { perMonth, monthlyCents }: Running,
  week: { hours: number; priceCents: number },
): number {
  const each = hours + unpaidHours;
  const sold = perMonth ?? (monthlyCents === undefined ? undefined : monthlyCents / week.priceCents);
  if (sold === undefined || each <= 0) return unknownShare;
  const held = (week.hours * weeksInMonth * capacity.paidShare) / hours;
  const most = mostPerMonth === undefined ? held : Math.min(held, mostPerMonth);
  return most > 0 ? Math.min(1, Math.max(0.1, sold / most)) : unknownShare;
}

/** From today to full speed in a year. */
const grownFrom = (share: number): number[] =>
  Array.from({ length: 12 }, (_, month) => Math.round((share + ((1 - share) * month) / 11) * 100) / 100);

/** Buyers in sight bring the first months forward: people who asked or pay are not looked for again. */
export function rampFor(
  business: Business,
  reading: Reading,
  week: { hours: number; priceCents: number },
): FigureInputs['ramp'] {
  const { ramp, basis } = business.capacity;
  const { running } = reading;
  if (running)
    return { value: grownFrom(shareToday(business, running.value, week)), from: { words: running.words } };
  const inSight = reading.buyers.filter(({ value }) => value.when !== 'past');
  const before = reading.buyers.filter(({ value }) => value.when === 'past');
  const paying = inSight.filter(({ value }) => value.when === 'now');
  const asked = inSight.reduce((sum, { value }) => sum + Math.min(3, value.count ?? 1), 0);
  const start = paying.length > 0 ? 0.6 : asked >= 2 ? 0.5 : asked === 1 ? 0.4 : before.length > 0 ? 0.35 : 0;
  const first = paying[0] ?? inSight[0] ?? before[0];
  if (!first || start <= (ramp[0] ?? 0)) return { value: ramp, from: { basis } };
  return {
    value: ramp.map((share, index) =>
      Math.max(share, Math.round(Math.min(1, start + index * 0.06) * 100) / 100),
    ),
    from: { words: first.words },
  };
}
