import { askedCents } from '../figures/inputs.ts';
import type { Day } from '../reading/reading.ts';
import { soldAs } from './own-facts.ts';
import { namesBlockedTime } from './reach/free-times.ts';
import { waitsForPaper } from './reach/named-message.ts';
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

/** Words that only someone with the paper in hand may say. */
const claimsPaper =
  /\b(?:i[’']m|i am|an|a)\s+(?:\S+\s)?(?:licensed|registered|accredited)\b(?! (?:studio|butcher|hives?|kitchen))/i;

const hasUnit = (text: string, unit: string): boolean =>
  new RegExp(`\\b${unit.replaceAll(/[^\p{L}\d ]/gu, '.')}`, 'iu').test(text);

/** "An evening of five hours is {price}" of one who charges by the hour. */
function isOfOtherUnit(text: string, { trade, item }: Writing): boolean {
  const priced = text.split(/(?<=[.?!])\s/).find((one) => one.includes('{price}')) ?? '';
  const units = trade.offers.flatMap(({ items }) => items.map(({ unit }) => unit));
  return units.some((unit) => !item.unit.includes(unit) && hasUnit(priced, unit));
}

/** The price of one thing of the customer's, said of another: "Each drop is {price}" of one who asked $65 for a hem. */
const isOfOtherThing = (text: string, writing: Writing): boolean =>
  text.includes('{price}') &&
  'words' in writing.figures.inputs.priceCents.from &&
  !/\{unit\}|\{item\}|\bunit\b/.test(text) &&
  (!hasUnit(text, writing.item.unit) || isOfOtherUnit(text, writing));

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
  if (namesBlockedTime(text, writing.reading) || isOfOtherThing(text, writing)) return undefined;
  if (claimsPaper.test(text) && waitsForPaper(writing)) return undefined;
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
