import { askedCents } from '../figures/inputs.ts';
import { type Day, type DayPart, dayParts, type Reading } from '../reading/reading.ts';
import { soldAs } from './own-facts.ts';
import { dayName, dayOf } from './say/dates.ts';
import { dollars } from './say/money.ts';
import { priceSaid, unitName } from './say/price.ts';
import { an, phrase } from './say/words.ts';
import { hasGst, type Writing } from './writing.ts';

/** Days of the person on which other people work, in the order of their week. */
function workDays({ schedule, reading }: Writing): Day[] {
  const seen = new Set<Day>(
    schedule.tasks.filter(({ phase }) => phase !== 'review').map(({ date }) => dayOf(date)),
  );
  const free = reading.week.filter(({ value }) => value.is === 'free').map(({ value }) => value.day);
  return [...new Set([...seen, ...free])];
}

const allDays: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekend: readonly Day[] = ['sat', 'sun'];
const namedParts = /\b(morning|afternoon|evening)s?\b/gi;

/** Whether a text names a day or a part of the day on which the person said that they are not free. */
export function namesBlockedTime(text: string, { week }: Pick<Reading, 'week'>): boolean {
  if (week.length === 0) return false;
  const cells = week.map(({ value }) => value);
  const isOnlyNamed = cells.some(({ is }) => is === 'free');
  const isOpen = (day: Day, part: DayPart): boolean => {
    const cell = cells.find((one) => one.day === day && one.part === part);
    return cell ? cell.is === 'free' : !isOnlyNamed;
  };
  const isDayOpen = (day: Day) => dayParts.some((part) => isOpen(day, part));
  const days = allDays.filter((day) => new RegExp(`\\b${dayName(day)}s?\\b`).test(text));
  if (days.some((day) => !isDayOpen(day))) return true;
  if (/\bweekends?\b/i.test(text) && !weekend.some(isDayOpen)) return true;
  return [...text.matchAll(namedParts)].some(
    ([, part = '']) => !allDays.some((day) => isOpen(day, part.toLowerCase() as DayPart)),
  );
}

/** The price after it goes up by at least 5%, in round steps. */
function raised(cents: number): number {
  const step = cents < 5000 ? 100 : 500;
  return Math.ceil((cents * 1.05) / step) * step;
}

/**
 * A script with the person's own price and days. A script that needs a fact which the person never gave is left out,
 * so that no one says an untrue thing.
 */
export function fillScript(text: string, writing: Writing): string | undefined {
  const { firstName, figures, item, screen } = writing;
  const [day, other] = workDays(writing);
  const gst = hasGst(writing) ? ' plus GST' : '';
  const price = `${dollars(askedCents(figures.inputs))}${gst}`;
  const values: Record<string, string | undefined> = {
    'first-name': firstName,
    price,
    'raised-price': dollars(raised(askedCents(figures.inputs))),
    unit: unitName(item.unit),
    item: phrase(item.name),
    day: day && dayName(day),
    'other-day': other && dayName(other),
  };
  if (screen.isSafety && /\{(?:other-)?day\}/.test(text)) return undefined;
  if (namesBlockedTime(text, writing.reading)) return undefined;
  let isComplete = true;
  const filled = text
    .replaceAll(
      /\{price\} (?:per|an?|each|for one) (?:\{unit\}|unit\b)/g,
      priceSaid(figures.inputs, gst, soldAs(writing)),
    )
    .replaceAll(/\ban? \{unit\}/g, an(unitName(item.unit)))
    .replaceAll(/\{([a-z-]+)\}/g, (_, slot: string) => {
      const value = values[slot];
      if (!value) isComplete = false;
      return value ?? '';
    });
  return isComplete ? filled : undefined;
}
