import type { Block } from '../../document/plan-document.ts';
import type { Fact, PriceFact } from '../../reading/reading.ts';
import { left, type Maybe, right, row, table } from '../blocks.ts';
import { ownPrices } from '../own-facts.ts';
import { priceAmount, priceCondition, priceUnit } from '../say/own-words.ts';
import { heading } from '../say/words.ts';
import { quote, type Writing } from '../writing.ts';

const most = { BASIC: 8, PRO: 12, ENTERPRISE: 16 } as const;

/** A line of a price list may name a place: "Perth to Albany". Held words stay out, and so does all of it in a safe file. */
const allows = ({ screen }: Writing, words: string, at: Fact<unknown>['at']): boolean =>
  screen.allows(words, at) || (!screen.isSafety && screen.allows(words.toLowerCase(), at));

const isTime = /^(?:h(?:ou)?r|day|night|week|month|half hour|first hour)$/;

/** What the price is for: its name, what is counted, or when it holds; else the customer's words around it. */
function nameOf(
  writing: Writing,
  { value, words, at }: Fact<PriceFact>,
): { name: string; isCondition?: true } {
  const { item, pack, packOf, unit, condition, buyer } = value;
  if (item && allows(writing, item, at)) return { name: heading(item) };
  if (pack !== undefined) return { name: packOf ? `${pack} ${packOf}` : `${pack} together` };
  if (unit !== undefined && !isTime.test(unit)) return { name: heading(unit) };
  if (buyer !== undefined && unit === undefined) return { name: heading(writing.item.unit) };
  if (unit !== undefined) return { name: 'Your time' };
  if (condition && allows(writing, condition, at)) return { name: heading(condition), isCondition: true };
  return { name: quote(writing, { words, at }) ?? '–' };
}

/** Every price that the customer named, in their words. */
export function ownPriceTable(writing: Writing): Maybe<Block> {
  const prices = ownPrices(writing).slice(0, most[writing.tier]);
  return table(
    'own-prices',
    'Your prices',
    [left('For', 2.4), right('Price'), left('Unit', 1.1), left('When', 1.6)],
    prices.map((fact) => {
      const { name, isCondition } = nameOf(writing, fact);
      const { condition: _, ...bare } = fact.value;
      const when = priceCondition(isCondition ? bare : fact.value);
      const isShown = isCondition || allows(writing, fact.value.condition ?? '', fact.at);
      return row(
        name,
        priceAmount(fact.value),
        priceUnit(fact.value),
        isShown && when !== '' ? heading(when) : '–',
      );
    }),
  );
}
