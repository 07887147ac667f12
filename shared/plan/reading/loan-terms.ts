import { countIn, countWords } from './count-words.ts';
import type { LoanAsked } from './firm-facts.ts';

/** What is said around a loan: what it buys, their own money, how long, at what rate, and what the lender asks for. */

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`;
const scale = String.raw`(?:k\b|\s?grand\b)`;
const years = String.raw`(?<count>\d{1,3}|${countWords})[ -]?(?<unit>years?|yrs?|months?)\b`;
const rateNear = String.raw`\d{1,2}(?:\.\d{1,2})? ?(?:%|per ?cent\b)`;

export const centsOf = (said: string, k?: string): number =>
  Math.round(Number(said.replaceAll(',', '')) * (k ? 100_000 : 100));

const terms: readonly RegExp[] = [
  new RegExp(String.raw`\bover (?:about )?${years}`, 'iu'),
  // "46,000, 5 years 10.5%", "22.5k, 5 years, bank calculator"
  new RegExp(String.raw`^\s*,?\s*${years}`, 'iu'),
  new RegExp(String.raw`\b${years}(?=[^.]{0,25}${rateNear})`, 'iu'),
  new RegExp(String.raw`${rateNear},?\s*(?:for |over )?${years}`, 'iu'),
];
const rates: readonly RegExp[] = [
  /\b(?<rate>\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent\b)/i,
  /\b(?:years?|yrs?) at (?<rate>\d{1,2}(?:\.\d{1,2})?)(?=[,.;]?(?:\s|$))/i,
];
const [leastRate, mostRate] = [3, 30];
const repaid = new RegExp(
  String.raw`(?<![\d.,])[$£€]?(?<sum>${digits})(?:\s(?:dollars?|bucks))?\s?(?:\/|(?:an?|per|every|each|p\/)\s)?\s?(?:month|mth)\b`,
  'iu',
);

type Terms = Pick<LoanAsked, 'months' | 'ratePercent' | 'monthCents'>;

/** How long, at what rate and for how much a month, from the words behind the sum. */
export function loanTermsIn(text: string, cents: number): Terms {
  const { count, unit = '' } = terms.map((one) => one.exec(text)?.groups).find((one) => one) ?? {};
  const months = (countIn(count) ?? 0) * (/^m/i.test(unit) ? 1 : 12);
  const rate = Number(rates.map((one) => one.exec(text)?.groups?.rate).find((one) => one) ?? 0);
  const month = centsOf(repaid.exec(text)?.groups?.sum ?? '0');
  const isLength = months >= 6 && months <= 120;
  // The repayments together are more than the loan, and not twice as much.
  const all = month * (isLength ? months : 60);
  const isRepayment = isLength ? all >= cents && all <= cents * 2 : all >= cents / 2 && all <= cents * 3;
  return {
    ...(isLength && { months }),
    ...(rate >= leastRate && rate <= mostRate && { ratePercent: rate }),
    ...(month > 0 && isRepayment && { monthCents: month }),
  };
}

const own = new RegExp(
  String.raw`\b(?:put(?:ting)?(?: in)?|(?:i|we)(?:[’']ve| have)(?: got)?|i got|savings(?: of)?|only want to put|mine:|own money:?|deposit:)\s+(?:about |only )?[$£€]?(?<sum>${digits})(?<k>${scale})?(?!\s?(?:%|a\b|per\b|each|years?|yrs?|people|kids|hives|clients|months?|of it))(?![\d,.]*\d)(?<behind>[^.;]{0,40})`,
  'giu',
);
const notAll = /\b(?:leave|keep|emergency|mortgage|not to (?:touch|be touched)|untouch)\b/i;

/** "Ingrid Maes would put in" */
export const ofPartner =
  /(?<!\b(?:i|we)(?:[’'](?:d|ll))? )(?<![’'](?:d|ll) )\b(?:would|will|can|could|wants? to|offer(?:s|ed) to|is|are) (?:put(?:ting)?|invest(?:ing)?|chip(?:ping)?)(?: in)?\s+(?:about |another )?[$£€]?$/i;
const partnerPuts = new RegExp(
  String.raw`(?<name>(?!(?:My|The|Our|His|Her|An?|We|She|He|They|It)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[^.;,$£€\d]{0,20}?\b(?:would|will|can|could|wants? to|offer(?:s|ed) to|is) (?:put(?:ting)?|invest(?:ing)?|chip(?:ping)?)(?: in)?\s+(?:about |another )?[$£€]?(?<sum>${digits})(?<k>${scale})?(?:[^.;\d]{0,12}\bfor (?<percent>\d{1,2}) ?(?:%|per ?cent))?`,
  'u',
);

/** What someone else puts in, and the part of the business that they want for it. */
export function partnerMoneyIn(text: string): LoanAsked['partner'] {
  const { name, sum = '', k, percent } = partnerPuts.exec(text)?.groups ?? {};
  const cents = centsOf(sum, k);
  if (name === undefined || cents < 50_000) return undefined;
  return { name, cents, ...(percent && { percent: Number(percent) }) };
}

/** What they put in of their own, next to the loan: "we have 8,500". "Put in 20" of a loan of 42 is in thousands. */
export function ownMoneyIn(text: string, cents: number): number | undefined {
  for (const { groups, index, 0: words } of text.matchAll(own)) {
    const { sum = '', k, behind = '' } = groups ?? {};
    if (notAll.test(behind)) continue;
    if (ofPartner.test(text.slice(0, index + words.indexOf(sum)))) continue;
    const said = centsOf(sum, k);
    const isShort = !k && said < 10_000 && /^\d{1,2}$/.test(sum);
    const value = isShort ? said * 1000 : said;
    if (isShort && !/\bborrow\w* \d{2,3}\b/i.test(text)) continue;
    if (value >= 50_000 && value <= cents * 1.5) return value;
  }
  return undefined;
}

const lender = String.raw`(?:bank|lender|broker|credit union|finance (?:bloke|company)|anz|westpac|nab|commonwealth|commbank|suncorp|they)`;
const asking = new RegExp(
  String.raw`\b${lender}\b[^.;:,?]{0,20}?\b(?:wants?|asks? for|asked for|has asked for|requires?|needs?|said:? show (?:us|me))\s+(?<what>[^.;?]{4,160})`,
  'iu',
);
const papers =
  /\b(?:plan|cash ?flow|figures|outlook|projections?|forecast|numbers|month by month|how many|what (?:if|happens)|worst case)\b/i;

/** "They want a plan, 12 months cash flow and a worst case." */
export function askedByLender(text: string): string | undefined {
  const what = asking.exec(text)?.groups?.what?.trim();
  return what && papers.test(what) ? what : undefined;
}

/** "A Graco airless ($5,200)", "log arch $3,400". */
const thingFirst =
  /(?:^|[:,;)]|\bfor\b)\s*(?:and\s+)?((?:\p{L}|\d{2,4} \p{L})[^,;:$£€()]{1,59}?)\s*\(?[$£€]\s?(\d{1,3}(?:,\d{3})+|\d+)(k)?/giu;
/** "$6,200 autocollimator with certificate". */
const sumFirst =
  /[$£€]\s?(\d{1,3}(?:,\d{3})+|\d+)(k)?\s+(?:to\s+)?(\p{L}[^,;:$£€()]{1,99}?)(?=[,;.]|\s+and\s+[$£€]|$)/giu;
/** "Van with racks 21,000, airless sprayer + extraction 7,000", "second van 24k and a carpet machine 14k" */
const bareFirst =
  /(?:^|[,;:]|\band\b)\s*(?:and\s+)?((?:\p{L}|\d{1,2} \p{L})[^,;:$£€()\d]{2,59}?(?:\s\d{1,2} (?:litres?|l|kg|tonne))?(?:\s(?:19|20)\d\d)?)\s+(?:is |at |about )?[$£€]?(\d{1,3}(?:,\d{3})+|\d{1,3}(?=k| grand))(k| grand)?/giu;
const noThing =
  /\b(?:have|saved?|savings|put|left|owe|borrow\w*|loan|overdraft|so|total|all|finance|turnover|wage|a month|a week|we|want|budget|about)\b|[’'](?:m|d|ve)\b|^(?:the )?rest\b/iu;
const thingOnly = (said: string): string =>
  said
    .trim()
    .replace(/^(?:(?:i|we) (?:need|want)(?: to (?:buy|get))?\s+)?(?:(?:an?|the|for|and|one)\s+)?/i, '')
    .replace(/\s(?:is|are|costs?|at)$/i, '');

const short = (what: string): string => (what.length > 60 ? what.replace(/\s(?:with|and)\s.*$/i, '') : what);

/** The things that the loan pays for, where together they come near it. */
export function usesIn(text: string, cents: number): LoanAsked['use'] {
  const behind = text.replace(/^.*?\b(?:over (?:about )?\S+ (?:years?|yrs?|months?))\b/i, '');
  const plain = behind.replaceAll(/\s*\([^()$£€]*\)/g, '');
  const isSumFirst = /^[^\p{L}]*:?\s*[$£€]/u.test(plain);
  const pattern = isSumFirst ? sumFirst : /[$£€]/.test(plain) ? thingFirst : bareFirst;
  const use = [...plain.matchAll(pattern)].flatMap((found) => {
    const [said = '', sum = '', k] = isSumFirst
      ? [found[3], found[1], found[2]]
      : [found[1], found[2], found[3]];
    const what = said.trim().replace(/^(?:an?|the|for|and|fix up|fit out|do up|set up)\s+/i, '');
    return { what: short(what.replace(/^(?:my|our)\s/i, 'your ')), cents: centsOf(sum, k) };
  });
  return nearTo(cents, use, pattern === bareFirst ? leastBare : leastShare);
}

/** A list without signs of money has to come nearer to the sum. */
const [leastShare, leastBare] = [0.5, 0.8];

function nearTo(cents: number, use: NonNullable<LoanAsked['use']>, least: number): LoanAsked['use'] {
  const named = use.filter(({ what }) => !noThing.test(what));
  const together = named.reduce((all, one) => all + one.cents, 0);
  return named.length > 0 && together >= cents * least && together <= cents * 2.5 ? named : undefined;
}

/** "Van with racks 21,000, sprayer 7,000, so 28k": a list in front of the sum. */
export function usesBefore(text: string, cents: number): LoanAsked['use'] {
  const list = /^(?<list>.*?),?\s*(?:\([^)]*\)\s*)?\bso\b[^.]*$/isu.exec(text)?.groups?.list;
  if (list === undefined) return undefined;
  const use = [...list.matchAll(bareFirst)].map(([, said = '', sum = '', k]) => ({
    what: short(thingOnly(said)),
    cents: centsOf(sum, k),
  }));
  return nearTo(cents, use, leastBare);
}
