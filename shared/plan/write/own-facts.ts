import { askedCents } from '../figures/inputs.ts';
import { isPriceLine, namedItem } from '../figures/mix/price-lines.ts';
import { ownPriceBasis } from '../figures/own-item.ts';
import type { Contract } from '../reading/firm-facts.ts';
import { type BuyerFact, type Fact, overlaps, type PriceFact, type Span } from '../reading/reading.ts';
import { namelessBuyer, roleOf } from './private/nameless-buyer.ts';
import { isDoubted } from './reach/offer-doubt.ts';
import { isWhole } from './say/words.ts';
import { isFirstOf, mayShow, type Writing } from './writing.ts';

type Shown = Pick<Writing, 'reading' | 'screen'>;
type WithCandidate = Pick<Writing, 'reading' | 'screen' | 'candidate'>;

/** Words that name no one who could be asked, unless the customer counts them: "5 ladies said yes". */
const anyone = /^(?:people|ladies|customers?|clients?|men|women|mates|someone|place|students|one)$/i;
const isAnyone = ({ who, count }: BuyerFact): boolean =>
  /^customers at /i.test(who) || (anyone.test(who) && (count ?? 1) < 2);

/** A name that stays out hides no one: the buyer is called by their role. */
export const allowsBuyer = ({ reading, screen }: Shown, at: Span): boolean =>
  screen.allows('', at) ||
  (!screen.isSafety &&
    reading.private.every(({ value, at: held }) => value.class === 'P1' || !overlaps(held, at)));

/** People whom the customer named and whom a file may name: those who ask or send people first. */
export function shownPeople(writing: Shown): Fact<BuyerFact>[] {
  const { reading, screen } = writing;
  const order = { now: 0, promised: 1, waiting: 2, sends: 3, past: 4, hope: 5 } as const;
  return reading.buyers
    .flatMap((fact) => {
      const value = namelessBuyer(fact.value, screen.allows);
      return value && allowsBuyer(writing, fact.at) && !(screen.isSafety && !mayShow(writing, fact))
        ? [{ ...fact, value }]
        : [];
    })
    .filter(({ value }) => !isAnyone(value) && isWhole(value.who))
    .filter(isFirstOf)
    .toSorted((one, other) => order[one.value.when] - order[other.value.when]);
}

/** Large jobs and orders. A buyer whom a file may not name is one client. */
export const shownContracts = ({ reading, screen }: Shown): Fact<Contract>[] =>
  reading.contracts
    .filter((fact) => mayShow({ screen }, fact) && fact.value.who !== undefined && !screen.isSafety)
    .map((fact) => {
      const { who = '', what } = fact.value;
      return {
        ...fact,
        value: {
          ...fact.value,
          who: roleOf(who, screen.allows),
          what: screen.allows(what, fact.at) ? what : 'work',
        },
      };
    });

/** Those who can be asked. */
export const namedPeople = (writing: WithCandidate): Fact<BuyerFact>[] =>
  shownPeople(writing).filter(({ value }) => !isDoubted(writing.candidate, value));

/** Those whose offer the customer should not take as it is. */
export const doubtedPeople = (writing: WithCandidate): Fact<BuyerFact>[] =>
  shownPeople(writing).filter(({ value }) => isDoubted(writing.candidate, value));

/** The name of what the figures sell, where its unit is only ours: "half head foils" and no "cut". */
export function soldAs(
  writing: Pick<Writing, 'reading' | 'screen' | 'item' | 'figures'>,
): string | undefined {
  const { item, figures, reading, screen } = writing;
  if (!('judged' in item.basis) || item.basis.judged !== ownPriceBasis) return undefined;
  const asked = askedCents(figures.inputs);
  const main = reading.prices.find(({ value }) => value.cents === asked && value.buyer === undefined);
  const name = main && main.value.unit === undefined ? namedItem(main.value) : undefined;
  const isShort = name !== undefined && name.length >= 4 && name.length <= 40 && isWhole(name);
  const isUnit = name?.toLowerCase().includes(item.unit.toLowerCase()) && !figures.inputs.mix;
  if (!(main && isShort) || isUnit) return undefined;
  return screen.allows(name, main.at) ? name : undefined;
}

/** Every price that the customer asks: today's first. */
export function ownPrices(writing: Shown): Fact<PriceFact>[] {
  const order = { now: 0, planned: 1, offered: 2, past: 3 } as const;
  const seen = new Set<string>();
  return writing.reading.prices
    .filter((fact) => mayShow(writing, fact) && isPriceLine(fact, writing.reading))
    .toSorted((one, other) => order[one.value.when] - order[other.value.when])
    .filter(({ value }) => {
      const key = `${value.cents} ${value.item ?? ''} ${value.unit ?? ''} ${value.condition ?? ''}`;
      return !seen.has(key) && seen.add(key);
    });
}
