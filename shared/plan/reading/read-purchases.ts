import { briefly } from './briefly.ts';
import { whatIn } from './costs/cost-name.ts';
import { countIn, countWords } from './count-words.ts';
import { wordsOf } from './match/words.ts';
import { type LikelySum, likelySums } from './read-amounts.ts';
import type { Fact, LoanAsked, Owned, Purchase } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';
import { wholePhrase } from './whole-phrase.ts';

/** Below this the words around a sum do not say that something is still to be bought for it. */
const leastLikely = 0.6;
/** Enough where the sentence has no surer one. */
const leastAlone = 0.5;
const leastCents = 2000;
const mostCents = 20_000_000;
const mostPurchases = 8;

/** A second quote, or what comes much later, is no start cost. */
const isInstead = /\b(?:or|instead of|versus|vs)\s+[^.,;]{0,40}$/i;
const isLater =
  /\b(?:later|one day|some ?day|eventually|down the track|next year|in (?:a|two|2) years?|when i can|once i (?:have|can|get)|if i (?:get|ever)|would be nice|dream)\b/i;
/** They only ask whether to buy it; who asks for a loan means to. */
const isAsked =
  /\b(?:should|would|could|do|can) (?:i|we) (?:also |even |just )?(?:buy|get|go|need|bother|upgrade|switch|invest)\b[^?]*\?|\bis (?:it|that|this) worth\b[^?]*\?/i;
const ofLoan = /\b(?:loan|borrow|financ\w*|bank)\b/i;
/** It is there already. */
const isTheirs =
  /\b(?:mine|paid (?:off|for)|paid|owned outright|outright|already (?:have|got|bought|own)|(?:i|we) (?:bought|own|paid))\b/i;
/** "200 for a day", "900 a month" is paid again and again. */
const isAgain =
  /^\s*(?:dollars? )?(?:for an?|an?|per|each|every)\s+(?:day|hour|week|fortnight|month|shift|year)\b/i;
/** "Quote due 15 Jan, I'd say $23,500": what they ask for a job. */
const isQuoted =
  /\b(?:i|we)(?:[’']d| would) (?:say|quote|ask|charge|price)(?: it| them)?(?: at| about| around)?\s*[$£€]?$/i;
const leastOther = 0.6;

/** What they quote, what others pay, and what they turn down is no purchase. */
function isBought({ text, roles }: ReadSentence, { from, to }: LikelySum): boolean {
  if (isQuoted.test(text.slice(0, from))) return false;
  const { refused = 0, theirs = 0 } = roles?.statesOf(from, to) ?? {};
  return refused + theirs < leastOther;
}

/** Words of money and of talk, and no thing to buy. */
const noName =
  /\b(?:lease|rent|(?:bigger|shop|factory|industrial|storage) unit|wages?|contractor|quoted?|saved|money|total|dollars?|about|more|less|all|everything|loan|nothing|ones?|dozen|savings?|deposit|casual|days? a week|lol|haha|jks)\b/i;
const cover = /\b(?:for|of)\s+$/i;

/** "Buy a new mower" is a mower. */
const lead =
  /^(?:\W|\b(?:an?|the|my|our|some|new|another|one|for|of|to|buy|get|and|or|is|proper|at least|(?:two|three|four) more|more)\b)+/iu;

const mostInList = 14;

function nameIn(words: string): string | undefined {
  const name = wholePhrase(
    words
      .replace(lead, '')
      .replace(/\s*\b(?:second[- ]?hand|used)\W*$/i, '')
      .replace(/\s(?:for|at|is|costs?|about|around|new|thats?)\W*$/i, ''),
  );
  const most = /,|\band\b/.test(name ?? '') ? mostInList : 7;
  return name && name.split(' ').length <= most && !noName.test(name) ? name : undefined;
}

/** "Finisher machine I don't have, second hand is 900". */
const lacking =
  /(?:^|[,;.]\s*)([\p{L} ]{3,30}?)\s+(?:i\s+)?(?:don[’']?t have|need)\b[^,;.]*[,;]?\s*[^,;.]*$/iu;

const togetherBefore =
  /(?:,|\b(?:priced|about|around|maybe|roughly|say|total|all up|together|for the lot)\b[^,.;]{0,16})\s*[$£€]?$/iu;
const togetherBehind =
  /^\s*(?:bucks|dollars)?\s*(?:all up|all together|altogether|in all|total|for (?:the lot|it all|them all))\b/iu;
const listed = /^\s*(?:,|,?\s*(?:and|&|\+))\s*(?:an?\s|the\s|some\s)?$/iu;

/** "A tank, a catch tray and a hose reel, priced it $480": one sum for the whole list. */
function firstOf(
  text: string,
  lacked: readonly { from: number; to: number }[],
  last: { from: number; to: number },
  sum: { from: number; to: number },
): number | undefined {
  const lead = text.slice(last.to, sum.from);
  if (!togetherBefore.test(lead) && !togetherBehind.test(text.slice(sum.to))) return undefined;
  let start = last.from;
  for (const one of lacked.filter(({ to }) => to <= last.from).toReversed()) {
    if (!listed.test(text.slice(one.to, start))) break;
    start = one.from;
  }
  return start < last.from ? start : undefined;
}

/** The thing that the customer lacks next to the sum: in the same clause, in front of it or behind it. */
function nameOf(
  sentence: ReadSentence,
  { from, to }: LikelySum,
  previousTo: number,
  nextFrom: number,
): string {
  const { text, roles } = sentence;
  const lacked = (roles?.stretchesOf(0.5, 'needs') ?? [])
    .map((one) => ({ ...one, from: Math.max(one.from, previousTo), to: Math.min(one.to, nextFrom) }))
    .map((one) => (one.from < from && one.to > from ? { ...one, to: from } : one))
    .filter(
      (one) => one.to > one.from && !/[.;]/.test(text.slice(Math.min(one.to, to), Math.max(one.from, from))),
    );
  const before = lacked.findLast((one) => one.to <= from && from - one.to < 40);
  const behind = lacked.find((one) => one.from >= to && cover.test(text.slice(to, one.from)));
  const near =
    behind ??
    before ??
    lacked.find((one) => one.from >= to && one.from - to < 12 && !/[),]/.test(text.slice(to, one.from)));
  const first = before && firstOf(text, lacked, before, { from, to });
  const names = [
    first === undefined || !before ? undefined : text.slice(first, before.to),
    withParts.exec(text.slice(previousTo, from))?.groups?.what,
    near && text.slice(near.from, near.to),
    whatIn(
      text.slice(Math.max(previousTo, clauseAround(sentence, from).from), from),
      text.slice(to, nextFrom),
    ),
    lacking.exec(text.slice(previousTo, from))?.[1],
  ];
  return names.flatMap((words) => (words && nameIn(words)) || [])[0]?.toLowerCase() ?? '';
}

/** "Kit (suction, loupes, light) $5,900" */
const withParts = /(?<what>\p{L}[\p{L} -]{2,30}?\s*\((?:\p{L}[\p{L} -]*,\s*)+\p{L}[\p{L} -]*\))\s*[$£€]?$/u;

const leading = new RegExp(
  String.raw`^(\d{1,2}|${countWords})\b(?! ?(?:mm|cm|m|kg|l|litre|seater|tray)\b)|\bx ?(\d{1,2})$`,
  'iu',
);
const times = /^\s*(?:each|ea)\b\s*(?:x ?(\d{1,2}))?/iu;

/** A price of each is times how many they need; without a number of them the sum is not known. */
function howMany(what: string, behind: string): number {
  const each = times.exec(behind);
  if (!each) return 1;
  const count = leading.exec(what);
  return countIn(each[1] ?? count?.[1] ?? count?.[2]) ?? Number.NaN;
}

/** What the customer still has to buy, with the sum that they name. */
export function readPurchases(sentences: readonly ReadSentence[]): Fact<Purchase>[] {
  const facts: Fact<Purchase>[] = [];
  for (const [order, sentence] of sentences.entries()) {
    if (sentence.field !== 'content' || sentence.isSilent) continue;
    const before = sentences[order - 1];
    const isQuestion =
      isAsked.test(sentence.text) || (before?.field === 'content' && isAsked.test(before.text));
    if (isTheirs.test(sentence.text) || (isQuestion && !ofLoan.test(sentence.text))) continue;
    const surest = likelySums(sentence, leastLikely, 'buy');
    const sums = (surest.length > 0 ? surest : likelySums(sentence, leastAlone, 'buy')).filter(
      (sum) =>
        (sum.per === undefined || sum.per === 'item') &&
        !isAgain.test(sentence.text.slice(sum.to)) &&
        isBought(sentence, sum),
    );
    sums.forEach((sum, at) => {
      const { text } = sentence;
      const clause = clauseAround(sentence, sum.from);
      if (sum.cents < leastCents || sum.cents > mostCents || isLater.test(text)) return;
      if (isInstead.test(text.slice(clause.from, sum.from)) && at > 0) return;
      const what = nameOf(sentence, sum, sums[at - 1]?.to ?? 0, sums[at + 1]?.from ?? text.length);
      const cents = sum.cents * howMany(what, text.slice(sum.to));
      if (
        what === '' ||
        Number.isNaN(cents) ||
        facts.some(({ value }) => value.what === what || value.cents === cents)
      )
        return;
      facts.push(
        factIn(sentence, {
          id: `purchase:${sentence.index}:${sum.from}`,
          value: { what, cents },
          ...briefly(sentence, sum.from),
        }),
      );
    });
  }
  return facts.slice(0, mostPurchases);
}

const has = /\b(?:i|we)(?:[’']ve)? (?:have|got|own|bought)\b|\bmy (?:own )?|\b(?:mine|ours)\b/i;

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2);

/** "Have: 400 sets, ute" */
const haveList = /^\W*(?:i |we )?(?:already )?(?:have|got|own)\b/i;

/** What the loan is to buy is not theirs yet, unless they say that they have some of it. */
export function withoutLoanUse<T extends Fact<Pick<Owned, 'item'>>>(
  owned: readonly T[],
  loan: Fact<LoanAsked> | undefined,
  sentences: readonly ReadSentence[],
): T[] {
  const bought = (loan?.value.use ?? []).map(({ what }) => stemsOf(what));
  const isBought = (stems: readonly string[]): boolean =>
    stems.length > 0 && bought.some((use) => stems.every((stem) => use.includes(stem)));
  const isListed = ({ at }: T): boolean =>
    sentences.some(
      ({ field, from, to, text }) =>
        field === at.field && at.from >= from && at.to <= to && haveList.test(text),
    );
  return owned.filter((fact) => !isBought(stemsOf(fact.value.item)) || isListed(fact));
}

/** "Kit (suction, loupes, light) $5,900" is still to be bought, with all that is named of it. */
export function withoutBought<T extends Fact<unknown>>(
  owned: readonly T[],
  { sentences, purchases }: { sentences: readonly ReadSentence[]; purchases: readonly Fact<Purchase>[] },
): T[] {
  const bought = sentences.filter(
    ({ field, index, text }) =>
      field === 'content' &&
      !has.test(text) &&
      purchases.some(({ id }) => id.startsWith(`purchase:${index}:`)),
  );
  return owned.filter(
    ({ at }) => !bought.some(({ field, from, to }) => field === at.field && at.from >= from && at.to <= to),
  );
}
