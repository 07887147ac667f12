import type { Cents } from '#shared/domain/tokens/money.ts';
import type { GoalReading } from '../goal-reading.ts';
import type { GoalNoteId } from '../notes.ts';

/** Told by the rest of the line, so not repeated in it. */
const implied: readonly GoalNoteId[] = [
  'no-deadline-default-6',
  'range',
  'after-tax-grossed-up',
  'sum-is-before-tax',
];

const dollars = (amount: Cents): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

/** A reading on one line, as the phrases write it. */
export function summarise(reading: GoalReading): string {
  const parts: string[] = [];
  if (reading.kind === 'what-hours-support') parts.push('hours');
  else {
    const stretch = reading.stretch ? `–${dollars(reading.stretch)}` : '';
    parts.push(`${reading.kind === 'replace-income' ? 'replace ' : ''}${dollars(reading.target)}${stretch}`);
  }
  if (reading.measure === 'revenue') parts.push('revenue');
  if (reading.tax.kind === 'after') parts.push(`after tax ${dollars(reading.tax.wanted)}`);
  if (reading.spread) parts.push(`sum ${dollars(reading.spread.total)}`);
  const { kind, date, months } = reading.deadline;
  if (kind !== 'default') parts.push(`by ${date} (${months})`);
  for (const { low, high, per } of reading.hours)
    parts.push(`${low === high ? low : `${low}–${high}`} h${per ? `/${per}` : ''}`);
  const ids = reading.notes.map(({ id }) => id).filter((id) => !implied.includes(id));
  return [...parts, ...ids.toSorted().map((id) => `!${id}`)].join(' ');
}
