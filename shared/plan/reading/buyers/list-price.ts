import { wordsOf } from '../match/words.ts';
import type { BuyerFact, Fact, PriceFact } from '../reading.ts';

/** What a buyer who named no price pays: the customer's own price of the thing that they take. */

const small =
  /^(?:one|two|three|each|full|half|new|small|large|big|first|every|other|hour|day|week|month|visit|job|piece|item|order|thing|for|the|and)$/;
const stems = (text: string): string[] =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2);

/** A sum or a discount in the same words is theirs, even where we can't tell what it is for. */
export const ownPrice =
  /[$£€]\s?\d|\b(?:at|for|only|wholesale|retainer|commission|discount|less|off)\b[^.;]{0,16}\d|\d\s?(?:%|percent|per cent)|\bretainer\b/i;

const isUsual = ({ value }: Fact<PriceFact>): boolean =>
  value.buyer === undefined &&
  value.pack === undefined &&
  value.when !== 'past' &&
  // The words of a line that was cut.
  !/[([]\s*$/.test(value.item ?? '');

function listPrice(buyer: Fact<BuyerFact>, prices: readonly Fact<PriceFact>[]): Fact<PriceFact> | undefined {
  const { who, takes } = buyer.value;
  const at = buyer.words.toLowerCase().indexOf(who.toLowerCase());
  const words = at < 0 ? buyer.words : buyer.words.slice(at);
  if (ownPrice.test(words)) return undefined;
  const usual = prices.filter(isUsual);
  return usual.length === 1
    ? usual[0]
    : priceOfThing(`${takes?.of ?? ''} ${words.slice(at < 0 ? 0 : who.length)}`, takes?.of, prices);
}

/** The price whose words are most in what is said of a thing. */
export function priceOfThing(
  words: string,
  of: string | undefined,
  prices: readonly Fact<PriceFact>[],
): Fact<PriceFact> | undefined {
  const said = new Set(stems(words));
  const taken = stems(of ?? '').at(-1);
  const points = ({ value }: Fact<PriceFact>): number =>
    stems(`${value.item ?? ''} ${value.condition ?? ''}`).reduce(
      (total, stem) => total + (said.has(stem) ? (small.test(stem) ? 1 : 2) : 0),
      // "$38 a tyre" is the price of who takes tyres.
      taken !== undefined && stems(value.unit ?? '').at(-1) === taken ? 3 : 0,
    );
  const [best, next] = prices
    .filter(isUsual)
    .map((price) => ({ price, points: points(price) }))
    .toSorted((one, other) => other.points - one.points);
  return best && best.points >= 2 && best.points > (next?.points ?? 0) ? best.price : undefined;
}

/** Two prices that fit alike are no price: the plan then uses the one that it plans with. */
export function withListPrices(
  buyers: readonly Fact<BuyerFact>[],
  prices: readonly Fact<PriceFact>[],
): Fact<BuyerFact>[] {
  return buyers.map((buyer) => {
    const { takes, pays } = buyer.value;
    if (pays || !takes || takes.isPool) return buyer;
    const price = listPrice(buyer, prices);
    if (!price) return buyer;
    const { cents, unit } = price.value;
    return {
      ...buyer,
      value: { ...buyer.value, pays: { cents, ...(unit && { unit }), isList: true as const } },
    };
  });
}
