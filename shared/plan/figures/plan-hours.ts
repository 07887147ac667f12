import type { Reading } from '../reading/reading.ts';
import type { Input } from './inputs.ts';

const judged = (reason: string) => ({ basis: { judged: reason } });

/** A full week for a person with no job, and what is left beside one, until the customer tells us. */
const openWeek = { withJob: 12, without: 24 };

/** The hours that the plan works with. "10h+" is asked about; until then a careful figure is used and named as ours. */
export function planHours(reading: Reading): Input {
  const { hours } = reading;
  if (!hours) return { value: 5, from: judged('You named no hours. We used five a week.') };
  const { low, high } = hours.value;
  const isOpen =
    low === 10 && high === 38 && hours.at.field === 'timePerWeek' && hours.certainty !== 'confirmed';
  if (isOpen) {
    const hasJob = reading.income.some(({ value }) => value.kind === 'wage');
    const free = new Set(
      reading.week.filter(({ value }) => value.is === 'free').map(({ value }) => value.day),
    ).size;
    const byDays = free > 0 ? Math.min(38, free * 6) : hasJob ? openWeek.withJob : openWeek.without;
    return {
      value: Math.max(10, byDays),
      from: judged('You ticked “10h+”. Tell us your hours and every figure follows.'),
    };
  }
  const middle = Math.round((low + high) * 2) / 4;
  return { value: Math.max(1, Math.round(middle * 2) / 2), from: { words: hours.words } };
}
