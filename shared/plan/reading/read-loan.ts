import { countIn, countWords } from './count-words.ts';
import { amountsOf, type FoundAmount } from './read-amounts.ts';
import type { Fact, LoanAsked } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

const asks =
  /\b(?:borrow(?:ing)?|loan of|a loan|overdraft|finance|lend me|from (?:a|the) (?:bank|lender)|bank look at)\b|\bloan\b(?: is| of|:|,)?\s*[$£€]/i;
/** "So the loan.": the amount is in the next sentence. */
const heading = /^\W*(?:(?:so|now|then|about|and|for) )*(?:the |my )?loan\W*$/i;
/** A debt that there is already. */
const owed =
  /\b(?:owe|owing|paying off|repay(?:ing)?|mortgage|behind on|(?:car|house|home) loan|credit card|lent me|my loan|student loan|hecs)\b/i;
const purpose =
  /^\s*(?:dollars?)?\s*(?:overdraft\s+|loan\s+)?(?:for|to (?:buy|get|pay for))\s+((?:an?|the|my|new|another|second|third)\s+(?:[\p{L}-]+\s*){1,3})/iu;
const term = new RegExp(
  String.raw`\bover (?:about )?(\d{1,3}|${countWords})[ -]?(years?|yrs?|months?)\b`,
  'i',
);
/** "Borrow 42 over 5 years" is of thousands. */
const thousands = /\bborrow (\d{1,3}) (?=over\b|of it\b)/i;

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

function amountIn(sentence: ReadSentence): Pick<FoundAmount, 'cents' | 'to'> | undefined {
  const bare = thousands.exec(sentence.text);
  if (bare) return { cents: Number(bare[1]) * 100_000, to: bare.index + bare[0].length };
  return amountsOf(sentence).find(
    ({ cents, per, strength }) =>
      per === undefined && strength >= 2 && cents >= 50_000 && cents <= 100_000_000,
  );
}

/** The borrowing that the customer has in mind, and its purpose: "borrowing $28,000 for a third van". */
export function readLoanAsked(sentences: readonly ReadSentence[]): Fact<LoanAsked> | undefined {
  const told = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  for (const [index, sentence] of told.entries()) {
    const { text } = sentence;
    const isNext = heading.test(told[index - 1]?.text ?? '');
    if (!(asks.test(text) || isNext) || owed.test(text)) continue;
    const amount = amountIn(sentence);
    if (!amount) continue;
    const isOverdraft = /\boverdraft\b/i.test(text);
    // A list of what it buys may be in the next sentence.
    const next = isNext || /[$£€]/.test(text.slice(amount.to)) ? '' : (told[index + 1]?.text ?? '');
    const use =
      usesIn(text.slice(amount.to), amount.cents) ??
      usesIn(isNext ? (told[index + 1]?.text ?? '') : next, amount.cents);
    const what = purpose
      .exec(text.slice(amount.to).replace(term, '').trimStart())?.[1]
      ?.replace(/\s+(?:next|this|in|by|from|and|so|if|before|after|on|tell|when)\b.*$/i, '')
      .trim();
    const [, count, unit = ''] = term.exec(text) ?? [];
    const months = (countIn(count) ?? 0) * (/^m/i.test(unit) ? 1 : 12);
    return factIn(sentence, {
      id: 'loan-asked',
      value: {
        cents: amount.cents,
        ...(what && { what }),
        ...(months >= 6 && months <= 120 && { months }),
        ...(use && { use }),
        ...(isOverdraft && { isOverdraft: true as const }),
      },
    });
  }
  return undefined;
}
