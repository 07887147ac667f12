import { countIn, countWords } from './count-words.ts';
import type { LoanAsked } from './firm-facts.ts';
import { amountsOf, type LikelySum, likelySums } from './read-amounts.ts';
import type { Fact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** Below this the words around a sum do not say that it is a loan that they think of. */
const leastLikely = 0.6;
/** A loan that there is already. */
const isRunning =
  /\b(?:owe|owing|paying off|still on|left on|(?:reno|car|house|home|student|current|present|my) loan)\b/i;
const purpose =
  /^\s*(?:dollars?)?\s*(?:overdraft\s+|loan\s+)?(?:for|to (?:buy|get|pay for))\s+((?:an?|the|my|new|another|second|third)\s+(?:[\p{L}-]+\s*){1,3})/iu;
const term = new RegExp(
  String.raw`\bover (?:about )?(\d{1,3}|${countWords})[ -]?(years?|yrs?|months?)\b`,
  'i',
);
/** "46,000, 5 years 10.5%": the time after the sum, with its rate. */
const termWithRate = new RegExp(
  String.raw`\b(\d{1,3}|${countWords})[ -]?(years?|yrs?|months?)\b(?=[^.]{0,25}\d ?%)`,
  'i',
);
/** "9.5% five year": the time behind the rate. */
const rateWithTerm = new RegExp(
  String.raw`\d ?%,?\s*(?:for |over )?(\d{1,3}|${countWords})[ -]?(years?|yrs?|months?)\b`,
  'i',
);
const rate = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent\b|percent\b)/i;
/** No lender asks less or more. */
const [leastRate, mostRate] = [3, 30];
/** "Borrow 42 over 5 years" is of thousands. */
const leastCents = 50_000;

/** "A Graco airless ($5,200)", "log arch $3,400". */
const thingFirst =
  /(?:^|[:,;)]|\bfor\b)\s*(?:and\s+)?((?:\p{L}|\d{2,4} \p{L})[^,;:$£€()]{1,59}?)\s*\(?[$£€]\s?(\d{1,3}(?:,\d{3})+|\d+)(k)?/giu;
/** "$6,200 autocollimator with certificate". */
const sumFirst =
  /[$£€]\s?(\d{1,3}(?:,\d{3})+|\d+)(k)?\s+(?:to\s+)?(\p{L}[^,;:$£€()]{1,59}?)(?=[,;.]|\s+and\s+[$£€]|$)/giu;

const centsOf = (digits: string, k: string | undefined): number =>
  Number(digits.replaceAll(',', '')) * (k ? 100_000 : 100);

/** The things that the loan pays for, where together they come near it. */
function usesIn(text: string, cents: number): LoanAsked['use'] {
  const behind = text.replace(/^.*?\b(?:over (?:about )?\S+ (?:years?|yrs?|months?))\b/i, '');
  const plain = behind.replaceAll(/\s*\([^()$£€]*\)/g, '');
  const isSumFirst = /^[^\p{L}]*:?\s*[$£€]/u.test(plain);
  const use = [...plain.matchAll(isSumFirst ? sumFirst : thingFirst)].map((found) => {
    const [what = '', digits = '', k] = isSumFirst
      ? [found[3], found[1], found[2]]
      : [found[1], found[2], found[3]];
    return { what: what.trim().replace(/^(?:an?|the|for|and)\s+/i, ''), cents: centsOf(digits, k) };
  });
  const together = use.reduce((sum, one) => sum + one.cents, 0);
  return use.length > 0 && together >= cents / 2 && together <= cents * 2.5 ? use : undefined;
}

/** "Loan $20,000 over three years", "18k on finance", "Finance: second drone 24,000" */
const named = {
  lead: /\b(?:loan|finance)(?: of| about| for)?\s*[$£€]?$|\bfinance\s*:\s*[^.;:$£€\d]{0,40}[$£€]?$/i,
  behind: /^\s*(?:dollars? )?on finance\b/i,
};
/** Less likely a loan than this is other money. */
const leastNamed = 0.3;

function namedLoans(sentence: ReadSentence): LikelySum[] {
  const { text, roles } = sentence;
  return amountsOf(sentence).filter(
    ({ from, to }) =>
      (named.lead.test(text.slice(0, from)) || named.behind.test(text.slice(to))) &&
      (roles?.number(from, to, 'loan', 'debt', 'buy') ?? 0) >= leastNamed,
  );
}

function amountIn(sentence: ReadSentence): Pick<LikelySum, 'cents' | 'to'> | undefined {
  const [sum] = [...likelySums(sentence, leastLikely, 'loan'), ...namedLoans(sentence)].filter(
    ({ cents, per, from }) =>
      per === undefined && cents <= 100_000_000 && !isRunning.test(clauseLead(sentence, from)),
  );
  if (!sum) return undefined;
  const cents = sum.cents < leastCents ? sum.cents * 1000 : sum.cents;
  return cents < leastCents ? undefined : { cents, to: sum.to };
}

/** "What would a bank want to see for a second van, 38k?" */
const askedOfBank =
  /\b(?:bank|lender|financ\w*|borrow)\b[^?]*?\bfor (?<what>(?:an?|the|my|new|another|second|third)\s[\p{L} -]{3,30}?),?\s+(?:about |around )?[$£€]?(?<digits>\d[\d,]*)(?<k>k)?\b[^?]*\?/iu;

function asksBank({ text }: ReadSentence): { cents: number; to: number; what: string } | undefined {
  const found = askedOfBank.exec(text);
  if (!found?.groups) return undefined;
  const { what = '', digits = '', k } = found.groups;
  const cents = centsOf(digits, k);
  return cents >= leastCents ? { cents, to: found.index + found[0].length, what } : undefined;
}

const asksForLoan = /\b(?:loan|borrow|financ\w*|lease)\b[^?]*\?/i;
const leastBought = 200_000;

/** "A newer tow vehicle about $24,000: is a loan sane?" asks for what it costs. */
function ofPurchases(sentence: ReadSentence): { cents: number; to: number } | undefined {
  if (!asksForLoan.test(sentence.text)) return undefined;
  const cents = likelySums(sentence, leastLikely, 'buy').reduce((sum, one) => sum + one.cents, 0);
  return cents >= leastBought ? { cents, to: sentence.text.length } : undefined;
}

/** "Loan 9.5% five year = 504 every month", "Bank quoted 9.9% over 4 yrs" */
const quoted = /\b(?:loan|finance|bank|borrow\w*|lender|broker)\b[^.;]{0,40}?\d{1,2}(?:\.\d+)? ?%/i;
const inAll = /\b(?:so|total|in all|all up|together|=)\s*[$£€]?$/i;
const leastQuoted = 300_000;

/** The sum of a loan whose rate they name: in the same sentence, or at the end of the one before. */
function ofQuote(
  sentence: ReadSentence,
  before: ReadSentence | undefined,
): { cents: number; to: number } | undefined {
  const at = quoted.exec(sentence.text)?.index;
  if (at === undefined) return undefined;
  const isSum = ({ per, cents }: { per?: unknown; cents: number }): boolean =>
    per === undefined && cents >= leastQuoted && cents <= 100_000_000;
  const own = amountsOf(sentence)
    .filter((one) => isSum(one) && one.from < at)
    .at(-1);
  if (own) return { cents: own.cents, to: at };
  const others = before ? amountsOf(before).filter(isSum) : [];
  const told = others.find(({ from }) => inAll.test(before?.text.slice(0, from) ?? '')) ?? others[0];
  return told && (others.length === 1 || inAll.test(before?.text.slice(0, told.from) ?? ''))
    ? { cents: told.cents, to: 0 }
    : undefined;
}

const clauseLead = (sentence: ReadSentence, at: number): string =>
  sentence.text.slice(clauseAround(sentence, at).from, at);

/** The borrowing that the customer has in mind, and its purpose: "borrowing $28,000 for a third van". */
export function readLoanAsked(sentences: readonly ReadSentence[]): Fact<LoanAsked> | undefined {
  const told = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  for (const [index, sentence] of told.entries()) {
    const { text } = sentence;
    const ofBank = asksBank(sentence);
    const amount =
      amountIn(sentence) ?? ofBank ?? ofPurchases(sentence) ?? ofQuote(sentence, told[index - 1]);
    if (!amount) continue;
    const isOverdraft = /\boverdraft\b/i.test(text);
    // A list of what it buys may be in the next sentence.
    const next = /[$£€]/.test(text.slice(amount.to)) ? '' : (told[index + 1]?.text ?? '');
    const use = usesIn(text.slice(amount.to), amount.cents) ?? usesIn(next, amount.cents);
    const purposeNamed = purpose
      .exec(text.slice(amount.to).replace(term, '').trimStart())?.[1]
      ?.replace(/\s+(?:next|this|in|by|from|and|so|if|before|after|on|tell|when)\b.*$/i, '')
      .trim();
    const what = purposeNamed ?? ofBank?.what.trim();
    const terms = text.slice(amount.to);
    const [, count, unit = ''] =
      term.exec(text) ?? termWithRate.exec(terms) ?? rateWithTerm.exec(terms) ?? [];
    const ratePercent = Number(rate.exec(terms)?.[1] ?? 0);
    const months = (countIn(count) ?? 0) * (/^m/i.test(unit) ? 1 : 12);
    return factIn(sentence, {
      id: 'loan-asked',
      value: {
        cents: amount.cents,
        ...(what && { what }),
        ...(months >= 6 && months <= 120 && { months }),
        ...(ratePercent >= leastRate && ratePercent <= mostRate && { ratePercent }),
        ...(use && { use }),
        ...(isOverdraft && { isOverdraft: true as const }),
      },
    });
  }
  return undefined;
}
