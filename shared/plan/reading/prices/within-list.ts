import { type Sum, sumsIn } from '../costs/sums.ts';
import { clauseAround, type ReadSentence } from '../text.ts';
import type { Listed } from './list-prices.ts';
import { unitOf } from './price-unit.ts';

/** A line between the lines of a price list is a price, whatever its name can mean besides. */

const leastPrice = 0.6;
const leastName = 0.4;
/** "Overhead $50", "commercial $85 a sheet": a short name, its sum and perhaps its unit. */
const line = /(?:^|[.,;:\n(*•–-])\s*(?<name>\p{L}[\p{L}\d +/&’'-]{1,40}?)\s+[$£€]?$/u;
const ends =
  /^\s*(?:dollars?\s*)?(?:(?:an?|per|each)\s+\p{L}+|\/\s?\p{L}+|each|ea|fixed|flat)?\s*(?:$|[.,;()\n]|and\b|or\b)/iu;
const isPaid =
  /\b(?:costs?|pay|paid|spend|buy|bought|need|want|rent|hire|fee|insurance|rego|fuel|petrol|ingredients?|materials?|fabric|thread|flour|packaging|postage|freight|wages?|power|phone|me|my|i|we|they|he|she|from|another|about)\b/i;
const endOfList = /\n\s*\n/;
const heading =
  /^\W*(?:my |the |our )?(?:prices?|price list|rates|fees|charges|what (?:i|we) charge)\b[^\d$£€.]{0,30}$/iu;

/** The lines below "Prices", up to the first one without a number. */
function headedOf(content: readonly ReadSentence[]): ReadonlySet<number> {
  const headed = new Set<number>();
  let isList = false;
  for (const { index, text } of content) {
    isList = heading.test(text) || (isList && /\d/.test(text));
    if (isList) headed.add(index);
  }
  return headed;
}

interface Line {
  sentence: ReadSentence;
  sum: Sum;
  name: string | undefined;
  isPrice: boolean;
}

/** A sum with the short name in front of it, where the sentence has that shape. */
function lineAt(sentence: ReadSentence, sum: Sum): Line {
  const { text, roles } = sentence;
  const found = line.exec(text.slice(0, sum.from));
  const said = found?.groups?.['name'] ?? '';
  const isLine = said !== '' && ends.test(text.slice(sum.to)) && !isPaid.test(said);
  const isPrice = (roles?.number(sum.from, sum.to, 'price') ?? 0) >= leastPrice;
  return { sentence, sum, name: isLine ? said.trim() : undefined, isPrice };
}

/** Whether the model takes the words for something that is sold. */
function isSold({ sentence: { roles, text }, sum, name = '' }: Line): boolean {
  const from = text.lastIndexOf(name, sum.from);
  return (roles?.words(from, from + name.length, 'sells', 'main') ?? 0) >= leastName;
}

const isMoney = ({ roles }: ReadSentence, { from, to }: Pick<Sum, 'from' | 'to'>): boolean =>
  (roles?.number(from, to, 'price', 'cost', 'monthly', 'buy', 'wage', 'rival', 'goal') ?? 0) >= leastName;

/** Both are in one paragraph. */
const isNear = (one: Line | undefined, other: Line): boolean =>
  one !== undefined && Math.abs(one.sentence.index - other.sentence.index) <= 1;

/** Sums that the model takes for costs, with lines of the price list on both sides or two of them in front. */
export function pricesWithin(content: readonly ReadSentence[]): (Listed & { index: number })[] {
  const headed = headedOf(content);
  const lines = content.flatMap((sentence) =>
    sumsIn(sentence)
      .filter(({ from, to, isSigned }, at, all) => {
        const isFirst = at === 0 && headed.has(sentence.index) && !all.some((one) => one.isSigned);
        return isSigned || isFirst || isMoney(sentence, { from, to });
      })
      .map((sum) => lineAt(sentence, sum)),
  );
  const isListed = (one: Line | undefined, other: Line): boolean =>
    one?.isPrice === true && one.name !== undefined && isNear(one, other);
  // Words in brackets are about the line in front of them.
  const isBeside = (one: Line | undefined, other: Line): boolean =>
    one?.isPrice === true &&
    one.sentence === other.sentence &&
    !/[()]|\bcosts?\b/.test(
      one.sentence.text.slice(Math.min(one.sum.to, other.sum.to), Math.max(one.sum.from, other.sum.from)),
    );
  return lines.flatMap((one, at) => {
    const { sentence, sum, name } = one;
    const cost = sentence.roles?.number(sum.from, sum.to, 'cost', 'monthly') ?? 0;
    if (name === undefined || one.isPrice) return [];
    const isHeaded = cost < leastName && headed.has(sentence.index) && lines[at - 1]?.sentence !== sentence;
    if (cost < leastName && !isHeaded) return [];
    if (endOfList.test(sentence.text.slice(0, sum.from))) return [];
    const [before, next, second] = [lines[at - 1], lines[at + 1], lines[at - 2]];
    const isAmong = isListed(before, one) && (isListed(next, one) || isListed(second, before as Line));
    // The neighbours in one sentence say enough of a short name.
    const isShort = name.split(' ').length <= 2 && isBeside(before, one);
    const isInRow = isShort && (isBeside(next, one) || isBeside(second, one));
    if (!(isAmong && isSold(one)) && !isInRow && !isHeaded) return [];
    const unit = unitOf(sentence.text.slice(sum.to));
    return [
      {
        index: sentence.index,
        cents: sum.cents,
        item: name,
        ...(unit && { unit }),
        clause: clauseAround(sentence, sum.from),
        from: sum.from,
        to: sum.to,
      },
    ];
  });
}
