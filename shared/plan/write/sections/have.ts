import type { Block } from '../../document/plan-document.ts';
import { bullets, given, title, under } from '../blocks.ts';
import { unitCostLine } from '../say/own-words.ts';
import { list } from '../say/words.ts';
import { mayShow, quote, type Writing } from '../writing.ts';

const mostItems = 10;

/** What the customer owns or has arranged: the plan buys none of it. */
export function youHave(writing: Writing): Block[] {
  const { reading, screen } = writing;
  const owned = reading.owned.filter((fact) => mayShow(writing, fact) && screen.allows(fact.value.item));
  const items = [...new Set(owned.map(({ value }) => value.item.replace(/^own /, '')))];
  const arranged = (screen.isSafety ? [] : reading.arranged).filter((fact) => mayShow(writing, fact));
  return under(title('have-title', 'You already have'), [
    bullets('have-list', [
      items.length > 0 && `Things you own: ${list(items.slice(0, mostItems))}.`,
      ...given(arranged.map((fact) => quote(writing, fact))).map((words) => `Arranged: ${words}.`),
      ...given(
        reading.unitCosts.filter((fact) => mayShow(writing, fact)).map(({ value }) => unitCostLine(value)),
      ),
    ]),
  ]);
}
