import type { Block } from '../../document/plan-document.ts';
import type { Fact, PriceFact } from '../../reading/reading.ts';
import { left, type Maybe, right, row, table } from '../blocks.ts';
import { ownPrices } from '../own-facts.ts';
import { priceAmount, priceCondition, priceUnit } from '../say/own-words.ts';
import { heading } from '../say/words.ts';
import { quote, type Writing } from '../writing.ts';

const most = { BASIC: 8, PRO: 12, ENTERPRISE: 16 } as const;

/** What the price is for: its name, else the customer's words around it. */
function nameOf(writing: Writing, { value, words, at }: Fact<PriceFact>): string {
  const { item, pack, packOf } = value;
  if (item && writing.screen.allows(item, at)) return heading(item);
  if (pack !== undefined) return packOf ? `${pack} ${packOf}` : `${pack} together`;
  return quote(writing, { words, at }) ?? heading(writing.item.name);
}

/** Every price that the customer named, in their words. */
export function ownPriceTable(writing: Writing): Maybe<Block> {
  const prices = ownPrices(writing).slice(0, most[writing.tier]);
  return table(
    'own-prices',
    'Your prices',
    [left('For', 2.4), right('Price'), left('Unit', 1.1), left('When', 1.6)],
    prices.map((fact) => {
      const when = priceCondition(fact.value);
      const isShown = writing.screen.allows(fact.value.condition ?? '', fact.at);
      return row(
        nameOf(writing, fact),
        priceAmount(fact.value),
        priceUnit(fact.value),
        isShown && when !== '' ? heading(when) : '–',
      );
    }),
  );
}
