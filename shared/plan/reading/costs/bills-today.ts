import type { Staff } from '../firm-facts.ts';
import type { SumToday, Today } from '../read-today.ts';
import type { Fact, RunningCost } from '../reading.ts';
import type { NumberRole } from '../roles/role-model.ts';
import type { ReadSentence } from '../text.ts';
import { whatIn } from './cost-name.ts';
import { isCount } from './cost-signs.ts';
import { periodIn } from './period.ts';
import { type Sum, sumsIn } from './sums.ts';

/**
 * The costs that stand between the takings and what is left of them: "Takes $3,400 a month. Fuel 1,150, rego 310 so I'm
 * left with 1,700". They are of the time of the takings, and together they are no more than the difference.
 */
export interface Bill {
  what: string;
  cents: number;
  per: RunningCost['per'];
  kind: RunningCost['kind'];
}

/** By the index of the sentence and the place of the sum in it. */
export type Bills = ReadonlyMap<string, Bill>;

const mostApart = 3;
const monthsIn = { week: 52 / 12, fortnight: 26 / 12, month: 1, quarter: 1 / 3, year: 1 / 12 } as const;
type Timed = keyof typeof monthsIn;
const isTimed = (per: string): per is Timed => per in monthsIn;

/** A sum rounded by the customer. */
const rounded = 1.02;
const leastOther = 0.6;
/** In such a list the network takes some for prices. */
const surelyPrice = 0.9;
/** "Fuel (140), tip, blades", "paint (avg 520)" */
const bracket = /\s*\((?:avg|average|about|around|roughly)?\.?\s*[$£€]?$/i;
/** "After the app and petrol", "once I pay" */
const before = /^.*\b(?:after|less|minus|once (?:i|we) pay)\s+(?:the |my |our )?/i;

export const billKey = ({ index }: ReadSentence, { from }: Pick<Sum, 'from'>): string => `${index}:${from}`;

/** The sentences from the one sum to the other, with the part of each that may name costs. */
function between(
  sentences: readonly ReadSentence[],
  takings: SumToday,
  left: SumToday,
): { sentence: ReadSentence; from: number }[] {
  const [first, last] = [takings, left].toSorted((one, other) => one.sentence.from - other.sentence.from);
  if (!first || !last || first.sentence.field !== 'content' || last.sentence.field !== 'content') return [];
  if (last.sentence.index - first.sentence.index > mostApart) return [];
  const start = first.sentence === last.sentence ? Math.min(takings.to, left.to) : first.to;
  return sentences
    .filter(
      ({ field, index, isSilent }) =>
        field === 'content' && !isSilent && index >= first.sentence.index && index <= last.sentence.index,
    )
    .map((sentence) => ({ sentence, from: sentence === first.sentence ? start : 0 }));
}

const overlaps = (sum: Sum, { sentence, from, to }: SumToday, of: ReadSentence): boolean =>
  sentence === of && sum.from < to && sum.to > from;

function billAt(
  sentence: ReadSentence,
  sum: Sum,
  { start, per, names }: { start: number; per: Timed; names: ReadonlySet<string> },
): Bill | undefined {
  const { text, roles } = sentence;
  const behind = text.slice(sum.to);
  if (!sum.isSigned && isCount(behind)) return undefined;
  const likely = (...wanted: NumberRole[]): number => roles?.number(sum.from, sum.to, ...wanted) ?? 0;
  if (likely('wage', 'hours', 'goal', 'loan') > leastOther || likely('price', 'rival') > surelyPrice)
    return undefined;
  const own = periodIn(behind);
  // "About 6 a dog" is of each dog.
  if (own && !isTimed(own.per)) return undefined;
  const lead = text.slice(start, sum.from).replace(bracket, ' ').replace(before, '');
  const said =
    lead
      .split(/,|\.\s/)
      .at(-1)
      ?.trim() ?? '';
  const isRent = /^rent$/i.test(said);
  const what = isRent ? 'rent' : whatIn(said, behind).replace(/^after\s+/, '');
  if (!/\p{L}{3}/u.test(what)) return undefined;
  const isWage = /\bwages?\b/i.test(what) || [...names].some((name) => said.split(/\W+/).includes(name));
  return {
    what: isWage ? 'wages' : what,
    cents: Math.round(sum.cents * (own?.times ?? 1)),
    per: own && isTimed(own.per) ? own.per : per,
    kind: isWage ? 'wage' : isRent ? 'rent' : 'running',
  };
}

export function billsOf(
  sentences: readonly ReadSentence[],
  { volume, takings, left }: Today,
  staff: readonly Fact<Staff>[],
): Bills {
  const bills = new Map<string, Bill>();
  const { monthlyCents, profitCents } = volume;
  if (!takings || !left || monthlyCents === undefined || profitCents === undefined) return bills;
  if (!isTimed(takings.per)) return bills;
  const names = new Set(staff.flatMap(({ value: { name } }) => name?.split(/\s+and\s+/) ?? []));
  for (const { sentence, from } of between(sentences, takings, left)) {
    const sums = sumsIn(sentence).filter(
      (sum) => !overlaps(sum, takings, sentence) && !overlaps(sum, left, sentence),
    );
    sums.forEach((sum, at) => {
      if (sum.from < from) return;
      const start = Math.max(from, sums[at - 1]?.to ?? 0);
      const bill = billAt(sentence, sum, { start, per: takings.per as Timed, names });
      if (bill) bills.set(billKey(sentence, sum), bill);
    });
  }
  const all = [...bills.values()].reduce(
    (sum, { cents, per }) => sum + (isTimed(per) ? cents * monthsIn[per] : 0),
    0,
  );
  return all <= (monthlyCents - profitCents) * rounded ? bills : new Map();
}
