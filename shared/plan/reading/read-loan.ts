import { countWords } from './count-words.ts';
import type { LoanAsked } from './firm-facts.ts';
import type { LoanList } from './loan-list.ts';
import {
  askedByLender,
  centsOf,
  loanTermsIn,
  ofPartner,
  ownMoneyIn,
  partnerMoneyIn,
  usesBefore,
  usesIn,
} from './loan-terms.ts';
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
const overYears = new RegExp(
  String.raw`\bover (?:about )?(?:\d{1,3}|${countWords})[ -]?(?:years?|yrs?|months?)\b`,
  'i',
);
/** "Borrow 42 over 5 years" is of thousands. */
const leastCents = 50_000;

/** "Loan $20,000 over three years", "18k on finance", "Finance: second drone 24,000" */
const named = {
  lead: /\b(?:loan|finance|borrow(?:ing)?)(?: of| about| for)?\s*[$£€]?$|\bfinance\s*:\s*[^.;:$£€\d]{0,40}[$£€]?$/i,
  behind: /^\s*(?:dollars? )?on finance\b/i,
};
/** "A 35k loan for a second trailer", "a $15,000 overdraft" */
const asksFor = /^\s*(?:loan for\b|overdraft\b)/i;
const notWanted = /\b(?:no|not|don[’']?t|won[’']?t|never)\b[^.;]*$/i;
/** "Want to borrow 70 of it" is of thousands. */
const inThousands = /\bborrow(?:ing)? (?<sum>\d{2,3}) of it\b/i;
/** Less likely a loan than this is other money. */
const leastNamed = 0.3;

function namedLoans(sentence: ReadSentence): LikelySum[] {
  const { text, roles } = sentence;
  return amountsOf(sentence).filter(
    ({ from, to }) =>
      (asksFor.test(text.slice(to)) && !notWanted.test(text.slice(0, from))) ||
      ((named.lead.test(text.slice(0, from)) || named.behind.test(text.slice(to))) &&
        (roles?.number(from, to, 'loan', 'debt', 'buy') ?? 0) >= leastNamed),
  );
}

function amountIn(sentence: ReadSentence): Pick<LikelySum, 'cents' | 'to'> | undefined {
  const [sum] = [...likelySums(sentence, leastLikely, 'loan'), ...namedLoans(sentence)].filter(
    ({ cents, per, from }) =>
      per === undefined && cents <= 100_000_000 && !isRunning.test(clauseLead(sentence, from)),
  );
  const bare = sum ? undefined : inThousands.exec(sentence.text);
  if (bare?.groups) return { cents: centsOf(bare.groups.sum ?? '', 'k'), to: bare.index + bare[0].length };
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
  const found = quoted.exec(sentence.text);
  if (!found) return undefined;
  const at = found.index + found[0].length;
  const isSum = ({ per, cents }: { per?: unknown; cents: number }): boolean =>
    per === undefined && cents >= leastQuoted && cents <= 100_000_000;
  const own = amountsOf(sentence)
    .filter((one) => isSum(one) && one.from < at && !ofPartner.test(sentence.text.slice(0, one.from)))
    .at(-1);
  if (own) return { cents: own.cents, to: own.to };
  const others = before ? amountsOf(before).filter(isSum) : [];
  const told = others.find(({ from }) => inAll.test(before?.text.slice(0, from) ?? '')) ?? others[0];
  return told && (others.length === 1 || inAll.test(before?.text.slice(0, told.from) ?? ''))
    ? { cents: told.cents, to: 0 }
    : undefined;
}

const clauseLead = (sentence: ReadSentence, at: number): string =>
  sentence.text.slice(clauseAround(sentence, at).from, at);

/** A list that the loan pays for a good part of. */
const [leastOfList, mostOfList] = [0.8, 2.5];

/** "I'll pay cash for the outboard": they save for it. */
const isSaved = /\bpay cash\b|\bsaved? (?:up )?(?:for|by)\b/i;
const mostAround = 3;

/** The borrowing that the customer has in mind, and its purpose: "borrowing $28,000 for a third van". */
export function readLoanAsked(
  sentences: readonly ReadSentence[],
  list?: LoanList,
): Fact<LoanAsked> | undefined {
  const told = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  for (const [index, sentence] of told.entries()) {
    const { text } = sentence;
    if (isSaved.test(text)) continue;
    const ofBank = asksBank(sentence);
    const before = told[index - 1];
    const amount = amountIn(sentence) ?? ofBank ?? ofPurchases(sentence) ?? ofQuote(sentence, before);
    if (!amount) continue;
    const { cents } = amount;
    const isOverdraft = /\boverdraft\b/i.test(text);
    const [own, behind] = [text.slice(0, amount.to), text.slice(amount.to)];
    const following = told.slice(index + 1, index + 1 + mostAround).map((one) => one.text);
    // A list of what it buys may be in the next sentence, or in front of "so 28k".
    const next = /[$£€]/.test(behind) ? '' : (following[0] ?? '');
    const use =
      (list && list.totalCents >= cents * leastOfList && list.totalCents <= cents * mostOfList
        ? list.use
        : undefined) ??
      usesIn(behind, cents) ??
      usesIn(next, cents) ??
      usesBefore(own, cents) ??
      usesBefore(before?.text ?? '', cents);
    const purposeNamed = purpose
      .exec(behind.replace(overYears, '').trimStart())?.[1]
      ?.replace(/\s+(?:next|this|in|by|from|and|so|if|before|after|on|tell|when)\b.*$/i, '')
      .trim();
    const what = purposeNamed ?? ofBank?.what.trim();
    const around = [before?.text ?? '', text, ...following.slice(0, 1)].join('. ');
    const ownCents = isOverdraft ? undefined : ownMoneyIn(around, cents);
    const partner = isOverdraft ? undefined : partnerMoneyIn(around);
    const asks = following.map(askedByLender).find((one) => one !== undefined) ?? askedByLender(text);
    return factIn(sentence, {
      id: 'loan-asked',
      value: {
        cents,
        ...(what && { what }),
        ...termsOf(text, { behind, following, cents }),
        ...(use && { use }),
        ...(ownCents !== undefined && { ownCents }),
        ...(partner && { partner }),
        ...(asks && { asks }),
        ...(isOverdraft && { isOverdraft: true as const }),
      },
    });
  }
  return undefined;
}

/** Rate and repayment may be in the sentences that follow: "The broker says 11.9% over 5 years". */
function termsOf(
  text: string,
  { behind, following, cents }: { behind: string; following: readonly string[]; cents: number },
): ReturnType<typeof loanTermsIn> {
  const later = following.filter((one) => ofLoan.test(one));
  const said = [overYears.exec(text)?.[0] ?? '', ...later.toReversed(), behind];
  return Object.assign({}, ...said.map((one) => loanTermsIn(one, cents))) as ReturnType<typeof loanTermsIn>;
}
const ofLoan = /\b(?:bank|broker|financ\w*|lender|repayments?|interest|a month at|calculator|i have seen)\b/i;
