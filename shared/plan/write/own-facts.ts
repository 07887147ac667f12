import type { BuyerFact, Fact, PriceFact } from '../reading/reading.ts';
import { isWhole } from './say/words.ts';
import { isFirstOf, mayShow, type Writing } from './writing.ts';

type Shown = Pick<Writing, 'reading' | 'screen'>;

/** Words that name no one who could be asked. */
const anyone =
  /^(?:customers at .*|people|ladies|customers?|clients?|men|women|mates|someone|place|students|one)$/i;

/** People whom the customer named and whom a file may name: those who ask or send people first. */
export function namedPeople(writing: Shown): Fact<BuyerFact>[] {
  const { reading, screen } = writing;
  const order = { now: 0, promised: 1, waiting: 2, sends: 3, past: 4 } as const;
  return reading.buyers
    .filter((fact) => mayShow(writing, fact) && screen.allows(fact.value.who, fact.at))
    .filter(({ value }) => !anyone.test(value.who) && isWhole(value.who))
    .filter(isFirstOf)
    .toSorted((one, other) => order[one.value.when] - order[other.value.when]);
}

/** Every price that the customer stated: today's first. A price that the plan replaces stays on the list. */
export function ownPrices(writing: Shown): Fact<PriceFact>[] {
  const order = { now: 0, planned: 1, offered: 2, past: 3 } as const;
  const seen = new Set<string>();
  return writing.reading.prices
    .filter((fact) => mayShow(writing, fact))
    .toSorted((one, other) => order[one.value.when] - order[other.value.when])
    .filter(({ value }) => {
      const key = `${value.cents} ${value.item ?? ''} ${value.unit ?? ''} ${value.condition ?? ''}`;
      return !seen.has(key) && seen.add(key);
    });
}
