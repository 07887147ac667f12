import { askedCents } from '../../figures/inputs.ts';
import { prose } from '../blocks.ts';
import { hourLeaves } from '../say/hour.ts';
import { about, dollars } from '../say/money.ts';
import { an } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { amountIn } from './read-terms.ts';
import type { Slots } from './slots.ts';

const leftPerHour = ({ figures: { inputs } }: Writing, priceCents: number): number | undefined =>
  inputs.asked ? undefined : hourLeaves(inputs, priceCents);

const perHourWords = (writing: Writing, priceCents: number): string | undefined => {
  const left = leftPerHour(writing, priceCents);
  if (left === undefined || priceCents <= 0) return undefined;
  return left > 0
    ? `At that price you make about ${about(left)} an hour after costs, counting travel and messages.`
    : 'At that price one sale does not cover its own costs.';
};

/** The prices of others, where the catalogue has some for this very thing. */
function rangeOf(writing: Writing): { low: number; mid: number; high: number } | undefined {
  const { candidate, item, isAustralia } = writing;
  const { low, mid, high } = item.price;
  return candidate.isUncatalogued || !isAustralia || high <= low || mid <= low || rivalsOf(writing)
    ? undefined
    : { low: Math.round(low * 100), mid: Math.round(mid * 100), high: Math.round(high * 100) };
}

/** An amount that the question names. */
function namedIn(question: string): number | undefined {
  const bare =
    /\b(?:is|are|to|at|for|think|thought|say|ask|charg(?:e|ing)) (\d{1,4})\b(?!\s*(?:%|per ?cent|hours?|days?|weeks?|km))/i.exec(
      question,
    )?.[1] ?? /^\W*(?:and |so )?(\d{1,4}) (?:is|an?|per|each)\b/i.exec(question)?.[1];
  return amountIn(question) ?? (bare === undefined ? undefined : Number(bare) * 100);
}

/** An amount that can be the price of one sale of this plan. */
const isNear = (named: number, asked: number): boolean => named >= asked / 2.5 && named <= asked * 2.5;

/** What they charge for one sale today, where the plan asks for another price. */
const chargedToday = ({ figures: { theirPrice } }: Writing): number | undefined =>
  theirPrice && theirPrice.when !== 'past' && theirPrice.said.cents === theirPrice.cents
    ? theirPrice.cents
    : undefined;

/** A price of the customer's list that is not the one of the figures. */
const isOfAnother = (writing: Writing, named: number): boolean =>
  named !== askedCents(writing.figures.inputs) &&
  named !== chargedToday(writing) &&
  writing.reading.prices.some(({ value }) => value.cents === named);

/** What others near the customer charge for such a thing, by their own words. */
function rivalsOf({ reading, figures }: Writing): { low: number; high: number } | undefined {
  const asked = askedCents(figures.inputs);
  const near = (reading.rivals ?? []).map(({ value }) => value.cents).filter((cents) => isNear(cents, asked));
  return near.length > 0 ? { low: Math.min(...near), high: Math.max(...near) } : undefined;
}

const spanWords = ({ low, high }: { low: number; high: number }): string =>
  low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;

function rangeWords(writing: Writing): string | undefined {
  const range = rangeOf(writing);
  const named = rivalsOf(writing);
  const unit = an(writing.item.unit);
  return range || named
    ? prose(
        named && `You wrote that others near you charge ${spanWords(named)}.`,
        range && `Others charge ${spanWords(range)} ${unit}.`,
        `This plan charges ${dollars(askedCents(writing.figures.inputs))}.`,
      )
    : undefined;
}

function isItRight(writing: Writing, question: string): string | undefined {
  const { figures, item } = writing;
  const named = namedIn(question);
  const asked = askedCents(figures.inputs);
  // A price of something that the plan does not count.
  if (named !== undefined && (!isNear(named, asked) || isOfAnother(writing, named))) return undefined;
  const mine = named ?? chargedToday(writing) ?? asked;
  const range = rangeOf(writing);
  const unit = an(item.unit);
  const price = `${dollars(mine)} ${unit}`;
  const others = range && `others charge ${dollars(range.low)} to ${dollars(range.high)}`;
  const rivals = rivalsOf(writing);
  const perHour = perHourWords(writing, mine);
  if (!range && !rivals && perHour === undefined) return undefined;
  const first = !range
    ? rivals
      ? `${price} is ${mine < rivals.low ? 'below' : mine > rivals.high ? 'above' : 'within'} what you say others near you charge: ${spanWords(rivals)}.`
      : `We don’t know what others charge for this, so look at what ${price} works out to an hour.`
    : mine < range.low
      ? `${price} is low: ${others}.`
      : mine > range.high
        ? `${price} is high: ${others}.`
        : mine < range.low + (range.high - range.low) / 3
          ? `${price} is at the lower end: ${others}.`
          : mine > range.high - (range.high - range.low) / 3
            ? `${price} is at the upper end: ${others}.`
            : `${price} is a usual price: ${others}.`;
  return prose(first, perHour);
}

/** A higher price, and the sales that it may cost. */
function raise(writing: Writing, question: string): string | undefined {
  const { figures } = writing;
  const now = chargedToday(writing) ?? askedCents(figures.inputs);
  const left = now - figures.inputs.costCents.value;
  const named = namedIn(question);
  if (left <= 0 || now < 500) return undefined;
  const more =
    named === undefined
      ? Math.max(100, Math.round(now / 1000) * 100)
      : isNear(named, now)
        ? named - now
        : /\b(?:by|up)\b/i.test(question) && named < now
          ? named
          : 0;
  if (more <= 0) return undefined;
  const lost = Math.floor((100 * more) / Math.max(1, left + more));
  const range = rangeOf(writing);
  const first = !range
    ? 'Try it with new clients first.'
    : now < range.mid
      ? `Yes: others charge ${dollars(range.low)} to ${dollars(range.high)}, and ${dollars(now)} is below the middle.`
      : `Be careful: ${dollars(now)} is already ${now > range.high ? 'above' : 'in the upper half of'} ${dollars(range.low)} to ${dollars(range.high)}.`;
  return `${first} At ${dollars(more)} more you could lose ${lost} of 100 sales and still make as much. Tell clients a month before.`;
}

function lower(writing: Writing, question: string): string | undefined {
  const { figures } = writing;
  const now = askedCents(figures.inputs);
  const named = namedIn(question);
  if (named !== undefined && !isNear(named, now)) return undefined;
  const step = now >= 2000 ? 100 : 10;
  const less = named ?? Math.round((now * 0.9) / step) * step;
  return prose(
    'You can, but decide how many first.',
    less < now &&
      leftPerHour(writing, now) !== undefined &&
      `At ${dollars(less)} you make about ${about(Math.max(0, leftPerHour(writing, less) ?? 0))} an hour, compared with about ${about(Math.max(0, leftPerHour(writing, now) ?? 0))} at ${dollars(now)}.`,
  );
}

export const priceSlots = {
  'price-judged': isItRight,
  'price-range': rangeWords,
  'price-raised': raise,
  'price-lowered': lower,
  'price-asked': (writing) => {
    const asked = askedCents(writing.figures.inputs);
    return prose(`Ask for ${dollars(asked)} ${an(writing.item.unit)}.`, perHourWords(writing, asked));
  },
} satisfies Slots;
