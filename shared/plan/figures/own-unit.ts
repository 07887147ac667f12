import type { Offer } from '#shared/content/schemas/trade.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Fact, PriceFact, Reading } from '../reading/reading.ts';
import { namedItem } from './mix/price-lines.ts';
import { sizeOf } from './size-of.ts';

/** What one sale of the customer's is called: by the unit of their price, else by its name. */

type Item = Offer['items'][number];

const isTime = /^(?:h(?:ou)?r|half h(?:ou)?r|half day|day|night|week|month|minute)s?$/i;

/** A loaf of sourdough is counted, and no sourdough. */
const isUncounted =
  /^(?:sourdough|bread|rye|honey|jam|chutney|relish|butter|cheese|soap|wool|yarn|fudge|granola|muesli|coffee|tea|firewood|mulch|compost|hay|straw)$/i;
/** "90 minutes" is a visit. */
const isTimeWord = /^(?:min(?:ute)?s?|h(?:ou)?rs?)$/i;

const stems = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);
/** Pants and scissors come as a pair. */
const isPair = /^(?:pants|trousers|jeans|shorts|overalls|scissors|shears|clippers|secateurs|glasses)$/;
const singular = (word: string): string => (isPair.test(word) ? `pair of ${word}` : oneOf(word));
const oneOf = (word: string): string =>
  /(?:loaves|leaves|halves)$/.test(word)
    ? word.replace(/ves$/, 'f')
    : /(?:ss|us|is)$/.test(word)
      ? word
      : word
          .replace(/ies$/, 'y')
          .replace(/(?<=ch|sh|x)es$/, '')
          .replace(/s$/, '');

const noUnit =
  /^(?:piece|one|pop|time|ea|the|have|has|had|is|are|get|gets|got|do|does|did|take|takes|go|goes)$/i;
/** Of a pack or a box, what is much cheaper is a piece. */
const holdsMany = /^(?:pack|box|set|dozen|order|tray|hundred)$/i;

const plainNoun =
  /^(?!(?:them|these|those|this|that|mine|one|ones|thing|other|each|all|more|job|only|pots?|beers?)$)[a-zà-ÿ]{3,14}$/iu;

/** "bottle": the unit of the price, of what it costs, or of what buyers take. */
export function unitOfSale(
  { value }: Fact<PriceFact>,
  reading: Reading,
  { item, isLike, isFar }: { item: Item; isLike: boolean; isFar: boolean },
): string {
  const { unit, item: name = '' } = value;
  if (!isLike && (unit === undefined || unit === 'each')) return 'piece';
  if (unit === 'hour' && /\bhalf(?: an?)?$/i.test(name)) return 'half hour';
  if (unit && unit !== 'each' && !noUnit.test(unit)) return unit;
  const cost = reading.unitCosts[0]?.value.unit;
  const taken = reading.buyers.find(
    ({ value: { takes } }) => takes?.of && !/^(?:hours?|days?|litres?|kilos?|g|ml)\b/.test(takes.of),
  )?.value.takes?.of;
  const isSize = sizeOf(name) !== undefined || name === '';
  const size = name.replace(/[\d.,]+\s?(?:g|gm|kg|kilos?|ml|l|litres?)\b/gi, '').trim();
  if (isSize && plainNoun.test(size)) return singular(size.toLowerCase());
  if (isSize && cost && plainNoun.test(cost) && !/^(?:kilo|kg|litre)s?$/i.test(cost)) return cost;
  if (isSize && taken) return singular(taken.split(' ').at(-1) ?? taken);
  if (/\bhalf (?:an? )?h(?:ou)?r\b/i.test(name)) return 'half hour';
  // "short response up to 20 pages" is a response.
  const words = name.replace(/\s(?:up|with|of|in|for|where|from|to|at|on|or|and|n)\s.*/i, '').split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const isTaken =
    taken !== undefined && stems(name.split(' ').at(-1) ?? '').some((stem) => stems(taken).includes(stem));
  if (isTaken) return singular(name.split(' ').at(-1)?.toLowerCase() ?? item.unit);
  if (isUncounted.test(last)) return isTime.test(item.unit) ? 'piece' : item.unit;
  if (words.length <= 2 && plainNoun.test(last) && !isTimeWord.test(last)) return singular(last);
  // A price that names no hour is of one visit, and a small price of one piece.
  if (isTime.test(item.unit)) return 'visit';
  return holdsMany.test(item.unit) && isFar && name === '' ? 'piece' : item.unit;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Work that is sold by its time has no other name. */
const timeNames: Readonly<Record<string, string>> = {
  hour: 'Work by the hour',
  hr: 'Work by the hour',
  'half hour': 'Half an hour of work',
  'half day': 'Half a day of work',
  day: 'A day of work',
};

export function nameOfSale({ value }: Fact<PriceFact>, unit: string, ours: Item): string {
  const { item } = value;
  if (item && sizeOf(item) && !/\p{L}{3,}/u.test(item.replace(/\b(?:gram|kilo|litre)s?\b/giu, '')))
    return `${capital(unit)}, ${item}`;
  const byTime = timeNames[unit.toLowerCase()];
  if (byTime && (item === undefined || /^half(?: an?)?$/i.test(item))) return byTime;
  const named = namedItem(value);
  if (named && !/^(?:my )?(?:rate|price|charge|fee|cost)s?$/i.test(named)) return capital(named);
  const isOther = unit !== ours.unit && !isTime.test(unit);
  return (value.unit && !isTime.test(value.unit)) || isOther ? capital(unit) : ours.name;
}
