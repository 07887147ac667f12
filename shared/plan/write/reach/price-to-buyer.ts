import { lineName } from '../../figures/mix/price-lines.ts';
import { wordsOf } from '../../reading/match/words.ts';
import type { BuyerFact } from '../../reading/reading.ts';
import { ownPrices, soldAs } from '../own-facts.ts';
import { dollars } from '../say/money.ts';
import { priceAmount } from '../say/own-words.ts';
import { priceSaid } from '../say/price.ts';
import { an, isWhole, list, phrase } from '../say/words.ts';
import { hasGst, type Writing } from '../writing.ts';

/** What a message says of the price: the one that the buyer named, else the customer's own. */

export const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).map(({ stem }) => stem.replace(/(?<=.{4})(?:y|ies?|es)$/, '')));

/** The customer's own price of what this buyer asked for. */
export function listPrice(writing: Writing, { takes, wants }: BuyerFact): string | undefined {
  const asked = stemsOf(takes?.of ?? wants ?? '');
  if (asked.size === 0) return undefined;
  const found = ownPrices(writing).find(
    ({ value }) =>
      value.buyer === undefined &&
      value.pack === undefined &&
      [...stemsOf(`${value.item ?? ''} ${value.unit ?? ''}`)].some((stem) => asked.has(stem)),
  );
  const { unit } = found?.value ?? {};
  const each = unit === 'each' || takes ? ' each' : '';
  return found && `${priceAmount(found.value)}${unit && unit !== 'each' ? ` ${an(unit)}` : each}`;
}

/**
 * The plan's own price fits who asks for nothing in particular, where there is one price. The first line of a list is
 * not offered to a buyer of something else.
 */
function fitsMainPrice(writing: Writing, { takes, wants }: BuyerFact, words: string): boolean {
  const prices = ownPrices(writing).filter(({ value }) => value.buyer === undefined);
  if (prices.length <= 1) return true;
  if (wants !== undefined && takes?.of === undefined) return false;
  const said = stemsOf(`${takes?.of ?? ''} ${words}`);
  const { item, figures } = writing;
  const sold = stemsOf(figures.inputs.mix === undefined ? `${item.unit} ${soldAs(writing) ?? ''}` : '');
  return [...sold].some((stem) => said.has(stem));
}

/** "$45 each, $270 a week": the price that they named, else that of the same thing, else that of the plan. */
export function priceFor(writing: Writing, buyer: BuyerFact, words = ''): string | undefined {
  const { pays, takes, count = 1 } = buyer;
  const gst = hasGst(writing) ? ', plus GST' : '';
  const own = listPrice(writing, buyer);
  if ((!pays || pays.isPart) && own === undefined && !fitsMainPrice(writing, buyer, words)) return undefined;
  if (!pays || pays.isPart) return `${own ?? priceSaid(writing.figures.inputs, '', soldAs(writing))}${gst}`;
  const each = takes || pays.isEach ? ' each' : '';
  const one = `${dollars(pays.cents)}${pays.unit ? ` ${an(pays.unit)}` : pays.isAll ? ' in all' : each}${gst}`;
  const many = takes && !takes.isPool && takes.high === undefined && takes.count > 1 ? takes.count : 0;
  const isPlain = many > 0 && pays.unit === undefined && !pays.isAll && !(takes?.isEach && count > 1);
  const often = takes?.per === 'once' ? ' in all' : ` a ${takes?.per}`;
  return isPlain ? `${one}, so ${dollars(many * pays.cents)}${often}` : one;
}

const mostPrices = 3;
/** "One", "first one": words that say nothing without the list. */
const noName = /\bones?\b|^(?:each|extra|all|it)$/i;
/** "My prices: knife $8, scissors $14." of a short list; a longer one is sent. */
export function listSaid(writing: Writing): string {
  const prices = ownPrices(writing).filter(
    ({ value }) => value.buyer === undefined && value.pack === undefined && value.when !== 'past',
  );
  const said = prices.map(({ value }) => {
    const { unit } = value;
    const [item = ''] = (lineName(value) ?? '').split(',');
    const name = item.toLowerCase() === unit?.toLowerCase() ? '' : item;
    const each = unit && unit !== 'each' ? ` ${an(unit)}` : '';
    if (name === '') return each === '' ? undefined : `${priceAmount(value)}${each}`;
    const isNamed = isWhole(name) && !noName.test(name) && writing.screen.allows(phrase(name));
    return isNamed ? `${phrase(name)} ${priceAmount(value)}` : undefined;
  });
  const isShort = said.length > 1 && said.length <= mostPrices && said.every((one) => one !== undefined);
  if (!isShort) return 'I will send you my price list.';
  return `My prices: ${list(said.filter((one) => one !== undefined))}${hasGst(writing) ? ', plus GST' : ''}.`;
}
