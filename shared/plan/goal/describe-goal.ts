import type { Cents } from '#shared/domain/tokens/money.ts';
import { printDay } from './calendar.ts';
import type { GoalReading } from './goal-reading.ts';
import { type GoalNote, type GoalNoteId, printDollars, printNote } from './notes.ts';

/** The doubt that would change the plan most stands first. The rest are told beside the reading, not in it. */
const gravest: readonly GoalNoteId[] = [
  'foreign-currency',
  'amount-too-large',
  'zero-amount',
  'minus-dropped',
  'rate-not-income',
  'deadline-passed',
  'default-income-used',
  'foreign-income-in-background',
  'deadline-unread',
  'present-as-goal',
  'sum-by-deadline',
  'period-assumed-yearly',
  'period-assumed-monthly',
  'vague-amount',
  'amount-hinted',
  'figures-word',
  'growth-from',
  'several-amounts',
  'several-deadlines',
  'income-from-background',
  'after-tax-of-revenue',
  'after-tax-grossed-up',
  'count-times-price',
  'hours-times-rate',
  'slang-dollars',
  'dot-thousands',
  'unit-spelling',
  'working-days',
  'deadline-vague',
  'deadline-soon',
  'deadline-range',
  'date-month-first',
  'quarter-of-calendar',
  'duration-as-deadline',
  'unread-remainder',
  'start-noted',
  'no-deadline-default-6',
  'sum-is-before-tax',
  'share-of-income',
  'range',
];

/** The one doubt to name; none where the text left none. */
export function mainDoubt(reading: GoalReading): GoalNote | undefined {
  for (const id of gravest) {
    const note = reading.notes.find((candidate) => candidate.id === id);
    if (note) return note;
  }
  return undefined;
}

function byWhen({ deadline, notes }: GoalReading, doubt: GoalNote | undefined): string {
  const { kind, date, months } = deadline;
  const day = printDay(date);
  if (kind === 'date' || kind === 'months') {
    const isSoon = notes.some(({ id }) => id === 'deadline-soon');
    const away = months === 1 ? 'about a month' : `${months} months`;
    return ` by ${day}, ${isSoon ? 'less than half a month' : away} away`;
  }
  // The sentence of the doubt says it then.
  const isSaid = doubt && ['no-deadline-default-6', 'deadline-passed', 'deadline-unread'].includes(doubt.id);
  return isSaid ? '' : `, tested six months from today, ${day}`;
}

const upTo = (low: Cents, high: Cents | undefined): string =>
  high === undefined || high === low ? printDollars(low) : `${printDollars(low)} to ${printDollars(high)}`;

/** The monthly figure behind the one they wrote, where theirs was for another period. */
function amounts(reading: GoalReading, low: Cents, high: Cents | undefined): string {
  const written = reading.asWritten;
  const isYearly = reading.notes.some(({ id }) => id === 'period-assumed-yearly');
  const monthly = `${upTo(low, high)} a month`;
  const period = isYearly && written?.period === 'none' ? 'year' : written?.period;
  const isOther = written && period !== undefined && !['none', 'month', 'hour', 'item'].includes(period);
  const isWhole = written?.stretchCents !== undefined || high === undefined;
  if (
    !isOther ||
    !isWhole ||
    reading.notes.some(({ id }) => id === 'hours-times-rate' || id === 'count-times-price')
  )
    return monthly;
  return `${upTo(written.amountCents, written.stretchCents)} a ${period}, which is ${monthly},`;
}

/** What the figure is of: sales, or income before or after tax. */
function figure(reading: GoalReading & { target: Cents }): string {
  const { spread, tax, target, stretch } = reading;
  if (spread)
    return `${upTo(spread.total, spread.stretchTotal)} in all, which is ${printDollars(tax.kind === 'after' ? tax.wanted : target)} a month,`;
  if (reading.measure === 'revenue') return `sales of ${amounts(reading, target, stretch)}`;
  if (tax.kind === 'before') return `${amounts(reading, target, stretch)} before tax`;
  return `${amounts(reading, tax.wanted, tax.wantedStretch)} after tax`;
}

function opening(reading: GoalReading, doubt: GoalNote | undefined): string {
  const when = byWhen(reading, doubt);
  if (reading.kind === 'what-hours-support') {
    const why = reading.notes.some(({ id }) => id === 'no-amount')
      ? 'You named no amount'
      : 'Your goal holds no figure the plan can test';
    return `${why}, so the plan shows what your hours support${when}.`;
  }
  if (reading.kind === 'replace-income')
    return `You want to replace an income, read as ${printDollars(reading.target)} a month before tax${when}.`;
  return `You want ${figure(reading)}${when}.`.replaceAll(',,', ',').replace(/,\.$/, '.');
}

/** The reading in words for its writer to confirm: what was understood, and the one doubt. */
export function describeGoal(reading: GoalReading): string {
  const doubt = mainDoubt(reading);
  return doubt ? `${opening(reading, doubt)} ${printNote(doubt)}` : opening(reading, doubt);
}
