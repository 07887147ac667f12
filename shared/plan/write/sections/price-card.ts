import type { Block, TableRow } from '../../document/plan-document.ts';
import { askedCents } from '../../figures/inputs.ts';
import { isWithHelper, namedItem, withHelper } from '../../figures/mix/price-lines.ts';
import { ownPriceBasis } from '../../figures/own-item.ts';
import type { Fact, PriceFact } from '../../reading/reading.ts';
import { given, left, type Maybe, right, row, table } from '../blocks.ts';
import { ownPrices } from '../own-facts.ts';
import { hasLocalPrice } from '../say/market.ts';
import { dollars } from '../say/money.ts';
import { priceAmount } from '../say/own-words.ts';
import { unitName } from '../say/price.ts';
import { an, counted, duration, heading, isWhole, phrase } from '../say/words.ts';
import { hasGst, type Writing } from '../writing.ts';

const most = { BASIC: 8, PRO: 12, ENTERPRISE: 16 } as const;
const cents = (amount: number): number => Math.round(amount * 100);

/** A line of a price list may name a place: "Perth to Albany". Held words stay out, and so does all of it in a safe file. */
const allows = ({ screen }: Writing, words: string, at: Fact<unknown>['at']): boolean =>
  screen.allows(words, at) || (!screen.isSafety && screen.allows(words.toLowerCase(), at));

const isTime = /^(?:h(?:ou)?r|day|night|week|month|half hour|first hour)$/;

const withoutSum = (text: string): string =>
  text
    .replaceAll(/[A-Z]{0,3}[$£€]?\s?\d[\d.,]*/g, '')
    .replace(/^[\s,]*(?:and|or|plus)\s/i, '')
    .replace(/\s(?:is|are|for|at)$/i, '')
    .trim()
    .replace(/[,:=-]+$/, '')
    .trim();

/** When it holds, the words around it, or those just in front of it: "Business cards, box of 250, $145". */
function saidName(
  writing: Writing,
  { value: { condition, of = '' }, at }: Fact<PriceFact>,
): string | undefined {
  const text = at.field === 'content' ? writing.input.answers.content.slice(0, at.from) : '';
  const before =
    text
      .split(/[.;:!?\n$£€]\s*/)
      .at(-1)
      ?.replace(/,\s*$/, '')
      .trim() ?? '';
  const said = [
    condition?.replace(/\s(?:and|but)\s(?:i|we|they|he|she|it)\b.*/i, ''),
    withoutSum(of),
    before,
  ].find((one) => one !== undefined && isName(one));
  return said !== undefined && allows(writing, said, at) ? heading(said.replace(/^for /i, '')) : undefined;
}

const isName = (said: string): boolean =>
  (/\p{L}{3}/u.test(said) || /[^\x20-\u024F]{2}/.test(said)) &&
  said.length <= 50 &&
  isWhole(said) &&
  !leads.test(said);

const atPlace = /^(?:in|at|to|on) (?:the|my|your|their|our|a)\s\p{L}+(?: \p{L}+)?$/iu;

/** "A shop would take 24 at $8": who buys many pays less for the same thing. */
const isTradePrice = ({ figures }: Writing, { buyer, cents: paid }: PriceFact): boolean => {
  const { job, mix, priceCents } = figures.inputs;
  const own = job?.eachCents ?? mix?.lines[0]?.priceCents ?? priceCents.value;
  return buyer !== undefined && paid <= own && paid * 2 >= own;
};

/** What the price is for: its name, what a package holds or what is counted. */
export function nameOf(writing: Writing, fact: Fact<PriceFact>): string | undefined {
  const { value, at } = fact;
  const { pack, packOf, unit } = value;
  const like = writing.candidate.likeLines?.[fact.id];
  if (like) return heading(like.unit);
  if (isWithHelper(value)) return heading(withHelper);
  const item = namedItem(value);
  if (item && allows(writing, item, at)) return heading(item);
  // "$55 in the room, $70 at their house"
  if (value.item && atPlace.test(value.item) && allows(writing, value.item, at))
    return heading(`${unit ?? writing.item.unit}, ${value.item}`);
  // "full day" and "of five shows"
  if (unit && value.item?.startsWith('of ') && allows(writing, value.item, at))
    return heading(`${unit} ${value.item}`);
  if (pack !== undefined) return packOf ? `${pack} ${packOf}` : `${pack} together`;
  if (unit === undefined || unit === 'each')
    return saidName(writing, fact) ?? (isTradePrice(writing, value) ? heading(writing.item.unit) : undefined);
  return isTime.test(unit) ? `Your ${unitName(unit) === 'hour' ? 'time' : unit}` : heading(unit);
}

const longestCondition = 50;
/** The start of a sentence about people is no name of a thing. */
const leads =
  /^(?:i|we|he|she|they|it|id|then|so|but|because|who|when|that|in|at|on|per|my|about|only|each|plus|now|and|or|extra|\d)\b|\b(?:he|she|they|pay|pays|paid|said|told|is|are|away|have|has|asked|thought|reckons?|wants?|would)\b/i;

/** "Half head foils, if the hair is long", and who pays it. */
function lineOf(writing: Writing, fact: Fact<PriceFact>): Maybe<TableRow> {
  const name = nameOf(writing, fact);
  if (name === undefined) return undefined;
  const isHelped = isWithHelper(fact.value);
  const { condition, buyer, unit = isHelped ? writing.item.unit : undefined } = fact.value;
  const isSaid =
    condition !== undefined &&
    !isHelped &&
    !condition.toLowerCase().includes(name.toLowerCase()) &&
    condition.length <= longestCondition &&
    isWhole(condition) &&
    allows(writing, condition, fact.at);
  const isNamed = buyer !== undefined && name.toLowerCase().includes(buyer.toLowerCase());
  const who =
    buyer !== undefined && !isNamed && allows(writing, buyer, fact.at) ? `for ${phrase(buyer)}` : '';
  const { mix } = writing.figures.inputs;
  // The time of two hours or of eight vans is in the table of the average.
  const mixed = mix?.lines.find((line) => line.priceId === fact.id && line.count === undefined);
  const isCounted = unit && unit !== 'each' && !name.toLowerCase().includes(unit.toLowerCase());
  return row(
    [name, isSaid && condition, who].filter(Boolean).join(', '),
    `${priceAmount(fact.value)}${isCounted ? ` ${an(unitName(unit))}` : ''}`,
    '–',
    mixed ? duration(mixed.hours) : '–',
  );
}

/** A range that was made from the customer's own price is not what others charge. */
export const isOwnRange = ({ candidate, reading }: Writing, { basis }: Writing['item']): boolean =>
  ('judged' in basis && basis.judged === ownPriceBasis) ||
  (candidate.isUncatalogued === true &&
    (reading.prices.length > 0 || reading.idea?.value.priceCents !== undefined));

/** Other things that such a business sells. Who names two prices has a list, and sells nothing else. */
function restOf(writing: Writing): Writing['offer']['items'] {
  const [first, ...others] = writing.offer.items;
  const isOwn = first !== undefined && writing.candidate.isUncatalogued && isOwnRange(writing, first);
  return isOwn || ownPrices(writing).length > 1 ? [] : others;
}

/** The customer's name for what sells most; ours without a size or a number that they did not say. */
export function mainName(writing: Writing, item: Writing['item'] = writing.item): string {
  const each = askedCents(writing.figures.inputs);
  const main = writing.reading.prices.find(({ value }) => value.cents === each);
  if (!main) return item.name;
  const { unit = '' } = main.value;
  const isNamed = namedItem(main.value) !== undefined || atPlace.test(main.value.item ?? '');
  const said = isNamed ? nameOf(writing, main) : undefined;
  const isCounted = /\d|^(?:two|three|four|five|six|ten)\b/i.test(item.name);
  const [plain = item.name] = item.name.split(',');
  if (said !== undefined || isTime.test(unit)) return said ?? item.name;
  return isCounted && unit !== '' && unit !== 'each' ? unit : plain;
}

/** Figures that count dollars know no time of one; the customer may. */
function ownPace(writing: Writing): { hours: number } | undefined {
  const each = askedCents(writing.figures.inputs);
  const main = writing.reading.prices.find(({ value }) => value.cents === each);
  const hours = writing.reading.pace?.find(({ value }) => main && value.priceIds.includes(main.id))?.value
    .hours;
  return hours === undefined ? undefined : { hours };
}

function itemRow(writing: Writing, item: Writing['item'], isFirst: boolean): TableRow {
  const { inputs } = writing.figures;
  const { low, mid, high } = item.price;
  const { job } = inputs;
  const name =
    isFirst && job
      ? job.count === undefined
        ? 'The smallest job'
        : `${heading(counted(job.count, unitName(job.of)))}, the smallest job`
      : heading(isFirst ? mainName(writing, item) : item.name);
  const unit = item.unit.toLowerCase();
  const single = { hours: inputs.hoursPerUnit };
  const count = (isFirst && inputs.mix?.lines[0]?.count) || 1;
  const ofSale = inputs.asked ? ownPace(writing) : (inputs.mix?.lines[0] ?? single);
  const time = isFirst ? ofSale : item;
  const { prices } = writing.reading;
  const isOwnUnit = prices.some(({ value }) => value.unit?.toLowerCase() === unit) || prices.length === 0;
  const isCounted = isFirst && !job && isOwnUnit && !name.toLowerCase().includes(unit);
  return row(
    name,
    `${dollars(isFirst ? askedCents(inputs) : cents(mid))}${isCounted ? ` ${an(unitName(item.unit))}` : ''}`,
    !writing.isAustralia || isOwnRange(writing, item) || (isFirst && (job || hasLocalPrice(writing)))
      ? '–'
      : low === high
        ? dollars(cents(low))
        : `${dollars(cents(low))} to ${dollars(cents(high))}`,
    time ? duration(time.hours / count) : '–',
  );
}

/** One table: what the figures count first, then every other price of theirs, then lines of ours. */
export function priceCard(writing: Writing): Maybe<Block> {
  const { figures, isPlain, item, reading, tier } = writing;
  const { job } = figures.inputs;
  const each = job?.eachCents ?? askedCents(figures.inputs);
  const main = reading.prices.find(({ value }) => value.cents === each);
  const own = ownPrices(writing)
    .filter((fact) => fact !== main)
    .slice(0, most[tier])
    .map((fact) => lineOf(writing, fact));
  const least = job ? undefined : reading.least?.find(({ value }) => value.cents !== undefined);
  const rows = given<TableRow>([
    itemRow(writing, item, true),
    job &&
      row(
        `${job.count === undefined ? 'One' : 'Each extra'} ${unitName(job.of)}`,
        dollars(job.eachCents),
        '–',
        '–',
      ),
    least?.value.cents !== undefined && row('The smallest job', dollars(least.value.cents), '–', '–'),
    ...own,
    ...restOf(writing).map((one) => itemRow(writing, one, false)),
  ]);
  // What others charge has a column where we know it.
  const knows = rows.some(({ cells }) => cells[2]?.join('') !== '–');
  return table(
    'price-card',
    isPlain ? 'Your price list' : 'Price card',
    [
      left(isPlain ? 'Work' : 'What you sell', 2.2),
      right(`Price${hasGst(writing) ? ', plus GST' : ''}`, 1.2),
      ...(knows ? [right('Others charge', 1.3)] : []),
      right('Your time', 1.2),
    ],
    knows ? rows : rows.map((line) => ({ ...line, cells: line.cells.filter((_, at) => at !== 2) })),
  );
}
