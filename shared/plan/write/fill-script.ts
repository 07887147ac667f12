import type { Day } from '../reading/reading.ts';
import { dayName, dayOf } from './say/dates.ts';
import { dollars } from './say/money.ts';
import { phrase } from './say/words.ts';
import { hasGst, type Writing } from './writing.ts';

/** Days of the person on which other people work, in the order of their week. */
function workDays({ schedule, reading }: Writing): Day[] {
  const seen = new Set<Day>(
    schedule.tasks.filter(({ phase }) => phase !== 'review').map(({ date }) => dayOf(date)),
  );
  const free = reading.week.filter(({ value }) => value.is === 'free').map(({ value }) => value.day);
  return [...new Set([...seen, ...free])];
}

/**
 * A script with the person's own price and days. A script that needs a fact which the person never gave is left out,
 * so that nobody says what is not true.
 */
export function fillScript(text: string, writing: Writing): string | undefined {
  const { firstName, figures, item, screen } = writing;
  const [day, other] = workDays(writing);
  const price = `${dollars(figures.inputs.priceCents.value)}${hasGst(writing) ? ' plus GST' : ''}`;
  const values: Record<string, string | undefined> = {
    'first-name': firstName,
    price,
    unit: item.unit,
    item: phrase(item.name),
    day: day && dayName(day),
    'other-day': other && dayName(other),
  };
  if (screen.isSafety && /\{(?:other-)?day\}/.test(text)) return undefined;
  let isComplete = true;
  const filled = text.replaceAll(/\{([a-z-]+)\}/g, (_, slot: string) => {
    const value = values[slot];
    if (!value) isComplete = false;
    return value ?? '';
  });
  return isComplete ? filled : undefined;
}
