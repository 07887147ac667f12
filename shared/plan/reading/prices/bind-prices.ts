import type { BuyerFact, Fact, PriceFact, RunningCost, UnitCost } from '../reading.ts';

/** A sum has one meaning: what a thing costs the customer, what one buyer pays, or the customer's price. */

const overlaps = (one: Fact<unknown>, other: Fact<unknown>): boolean =>
  one.at.field === other.at.field && one.at.from < other.at.to && one.at.to > other.at.from;

/** The number of the sentence in the id: "price:4:12", "buyer:4:1". */
const sentenceOf = ({ id }: Fact<unknown>): string | undefined => id.split(':')[1];

/** Both are read from the sum at the same place. */
function isSameSum(cost: Fact<unknown>, price: Fact<PriceFact>): boolean {
  const at = (fact: Fact<unknown>) => Number(fact.id.split(':')[2]);
  return sentenceOf(cost) === sentenceOf(price) && Math.abs(at(cost) - at(price)) <= 2;
}

interface Sources {
  buyers: readonly Fact<BuyerFact>[];
  costs: readonly (Fact<RunningCost> | Fact<UnitCost>)[];
}

/** "She takes $3 of each box" is what a shop keeps, and no price. */
const isTheirShare = ({ words }: Fact<BuyerFact>, cents: number): boolean =>
  [
    ...words.matchAll(
      /\b(?:takes?|keeps?)\s+[$£]?(\d+(?:\.\d+)?)(?:\s+dollars?)?\s+(?:each|per|an?|of|from)\b/giu,
    ),
  ].some(([, sum]) => Math.round(Number(sum) * 100) === cents);

const whenOf = ({ when }: BuyerFact): PriceFact['when'] =>
  when === 'now' ? 'now' : when === 'past' ? 'past' : 'offered';

/** The price that a buyer named, tied to that buyer. One that the list of prices lacks is added. */
export function bindPrices(
  prices: readonly Fact<PriceFact>[],
  { buyers, costs }: Sources,
): Fact<PriceFact>[] {
  const kept = prices.filter((price) => !costs.some((cost) => isSameSum(cost, price)));
  const bound = new Map<Fact<PriceFact>, Fact<PriceFact>>();
  const added: Fact<PriceFact>[] = [];
  for (const buyer of buyers) {
    const { pays, who, takes } = buyer.value;
    if (!pays || buyer.value.when === 'sends' || buyer.value.when === 'past') continue;
    if (isTheirShare(buyer, pays.cents)) continue;
    if (pays.isPart) {
      for (const price of kept.filter((one) => one.value.cents === pays.cents))
        bound.set(price, { ...price, value: { ...price.value, isPart: true } });
      continue;
    }
    const same = kept.filter(({ value }) => value.cents === pays.cents);
    const near =
      same.find((price) => overlaps(price, buyer)) ??
      same.find((price) => sentenceOf(price) === sentenceOf(buyer)) ??
      same.find(({ value }) => value.when === 'offered');
    if (near) {
      const { item: _, ...value } = near.value;
      const isName =
        near.value.item !== undefined &&
        !near.value.item.includes(who) &&
        !/\b(?:want|order|put|pay|take)|\b(?:an?|per|each|every) (?:week|fortnight|month)\b/i.test(
          near.value.item,
        );
      if (!bound.has(near))
        bound.set(near, {
          ...near,
          value: {
            ...value,
            ...(isName && { item: near.value.item }),
            ...(pays.unit && value.unit === undefined && { unit: pays.unit }),
            ...(pays.unit === undefined &&
              value.unit === undefined &&
              !isName &&
              overlaps(near, buyer) &&
              takes?.of &&
              takes.count >= 2 &&
              !/^(?:h(?:ou)?rs?|mins?|minutes?|days?|weeks?|people|\p{L}+ves)$/iu.test(takes.of) && {
                unit: takes.of.replace(/s$/, ''),
              }),
            buyer: who,
            when: near.value.when === 'past' ? 'past' : whenOf(buyer.value),
          },
        });
    } else if (same.length === 0 && !costs.some((cost) => cost.value.cents === pays.cents)) {
      added.push({
        ...buyer,
        id: `price:${buyer.id}`,
        value: {
          cents: pays.cents,
          ...(pays.unit && { unit: pays.unit }),
          ...(pays.unit === undefined &&
            takes?.of &&
            takes.count >= 2 && { unit: takes.of.replace(/s$/, '') }),
          buyer: who,
          when: whenOf(buyer.value),
        },
      });
    }
  }
  return [...kept.map((price) => bound.get(price) ?? price), ...added].filter(({ value }) => !value.isPart);
}
