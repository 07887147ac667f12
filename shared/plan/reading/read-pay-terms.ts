import { countIn, countWords } from './count-words.ts';
import type { BuyerFact, Fact, PaysAfter, ShareFact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** How long buyers take to pay, and the part of each sale that someone else keeps. */

const number = String.raw`(?:\d{1,3}|${countWords}|forty[- ]five|ninety)`;
const length = String.raw`(?<count>${number})(?:\s*(?:to|-|–|or)\s*(?<high>${number}))?[- ]?(?<unit>days?|weeks?|months?)\b(?!\s*(?:a|per|each|of work|ago|off)\b)`;
const paying =
  'pay|pays|paid|paying|payment|terms|accounts?|invoices?(?: are| is)?|settles?|settlement|money comes|cheque comes';
const patterns: readonly RegExp[] = [
  /\((?<count>\d{2,3})\s?(?<unit>days)\)/iu,
  /\bdays?\b[^.;]{0,20},\s*(?:so|put|call it|say)\s+(?<count>\d{2,3})(?<unit>)\b/iu,
  new RegExp(String.raw`\b(?:${paying})\b[^.;$£]{0,40}?\b${length}`, 'iu'),
  new RegExp(
    String.raw`\b${length}\s+(?:after (?:the |my |i |an? )?(?:invoice|bill|job|delivery)|terms|account|to pay|eom|before (?:they|she|he|it) pays?|invoice)`,
    'iu',
  ),
  /\b(?:takes?|wants?|sends?|buys?|books?|orders?|gives?)\b[^.;]{6,90},\s+(?:on\s+)?(?<count>\d{2})\s(?<unit>days?)(?=\s*(?:[,;.)]|$))/iu,
  /\b(?:pays?|people take)\s+(?:me\s+|us\s+)?(?:at|in|on|net|about)?\s*(?:day\s+)?(?<count>\d{2})(?<unit>)(?=\s*(?:$|[,;.)]|though\b|and\b(?! \d)))/iu,
  /\bnet\s?(?<count>\d{1,3})(?<unit>)\b/iu,
];
/** "pays 45 days": and not "pays me 2 days a week" or "paid two weeks ago". */
const notTerms =
  /\b(?:ago|off|leave|holiday|a week|per week|rent|notice|deposit|wage|salary|jobseeker|centrelink|super|i pay|we pay|paid for|paid off|work)\b/i;
/** A bare number behind "pays" is one of these days, or a sum. */
const usual = new Set([7, 10, 14, 15, 20, 21, 28, 30, 35, 40, 45, 50, 60, 75, 90]);
const words: Readonly<Record<string, number>> = { 'forty-five': 45, 'forty five': 45, ninety: 90 };
const inDays = (unit: string): number => (/^month/i.test(unit) ? 30 : /^week/i.test(unit) ? 7 : 1);
const mostDays = 180;
const leastDays = 7;

function daysIn(sentence: ReadSentence): { days: number; at: number } | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence.text);
    if (!found || notTerms.test(found[0])) continue;
    const { count = '', high, unit = '' } = found.groups ?? {};
    const isAlone = unit === '';
    if (pattern === patterns[0] && !new RegExp(String.raw`\b(?:${paying})\b`, 'i').test(sentence.text))
      continue;
    const said = high ?? count;
    const many = words[said.toLowerCase()] ?? countIn(said) ?? 0;
    const days = many * inDays(isAlone ? 'day' : unit);
    if (days < leastDays || days > mostDays || (isAlone && !usual.has(days))) continue;
    return { days, at: found.index };
  }
  return undefined;
}

/** "The uni pays at 30 days": each with the buyer who was named last before these words. */
export function readPaysAfter(
  sentences: readonly ReadSentence[],
  buyers: readonly Fact<BuyerFact>[],
): Fact<PaysAfter>[] {
  return sentences.flatMap((sentence) => {
    if (sentence.isSilent || sentence.field !== 'content') return [];
    const found = daysIn(sentence);
    if (!found) return [];
    const at = sentence.from + found.at;
    const clause = clauseAround(sentence, found.at);
    const named = buyers.find(
      ({ value, at: { field, from } }) =>
        field === 'content' &&
        from <= at &&
        clause.text.toLowerCase().includes((value.who.split(' ').at(-1) ?? '').toLowerCase()),
    );
    const who = (named ?? buyers.findLast((buyer) => buyer.at.field === 'content' && buyer.at.from <= at))
      ?.value.who;
    return [
      factIn(sentence, {
        id: `pays-after:${sentence.index}`,
        value: { days: found.days, ...(who !== undefined && { who }) },
        from: clause.from,
        to: clause.to,
      }),
    ];
  });
}

const part = String.raw`(?:(?<percent>\d{1,2}(?:\.\d)?)\s?(?:%|percent|per cent|pc\b)|(?<word>\b(?:half|an? (?:third|quarter|fifth|tenth)))\b)`;
const keeps = String.raw`(?:takes?|keeps?|gets?|charges?|wants?|skims?|shaves?(?: off)?|pockets?|clips?|has|holds? back)`;
const ofSales = String.raw`(?:of (?:each|every|the|any|my|all|what|whatever) (?:sales?|takings|price|tickets?|fees?|bill|job|booking|i (?:sell|make|take|earn|book|bill|charge)|gross|it)\b|of (?:everything|what (?:i|we))|off the top)`;
const shares: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|\b)(?<who>[\p{L}’'&-]+(?:\s+[\p{L}’'&-]+){0,4}?)\s+(?:would |will |also |only )?${keeps}\s+(?:an? |my |about |around |out |their |her |his |the )?${part}`,
    'iu',
  ),
  new RegExp(
    String.raw`,\s+(?<who>)(?:he |she |they )?(?:wants?|keeps?|takes?)\s+(?:about |around )?${part}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:i|we) (?:give|pay|hand)\s+(?:my |the |an? )?(?<who>[\p{L}’'&-]+(?:\s+[\p{L}’'&-]+){0,2}?)\s+${part}\s+of\b`,
    'iu',
  ),
  new RegExp(String.raw`(?<who>)\bless ${part}\s+(?:which|that) (?:they|he|she)\b`, 'iu'),
  new RegExp(
    String.raw`(?<who>)${part}\s+(?:commission|${ofSales}|cut\b|consignment|goes to|to the (?:gallery|shop|agent|boss|salon|platform|house|co-?op|owner|market))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<who>)\b(?:commission|consignment|platform fee|selling fee|booking fee|agent[’']?s? fee|cut)\s+(?:is|of|are|at|there is|comes to|works out at|where (?:she|he|they) gets?)?\s*(?:about\s+)?${part}`,
    'iu',
  ),
];
/** Behind the number these say that it is no part of a sale that someone keeps. */
const noShare =
  /^\s*(?:of (?:pair|the work|materials)|off\b(?! the top)|discount|interest|deposit|up ?front|tax|gst|super|rise|raise|more|less|mark ?up|rate\b|loan|p\.?a|tip|waste|battery|shares?|an? hour|h(?:ou)?rs?\b|days?\b|day\b|dozen|kilo|litre|shelf|down\b|before|to book|of the (?:year|time|day|week|kids|class))/iu;
const noKeeper =
  /(?:^|\b)(?:i|we|that|this|which|then|customer|client|clients|customers|mate|wife|husband|sister|bank|loan|interest|gst|tax|she said|rather|people|everyone|half|month|year)$/iu;
const percents: Readonly<Record<string, number>> = {
  half: 50,
  third: 33.3,
  quarter: 25,
  fifth: 20,
  tenth: 10,
};

const ofPrice =
  /\b(?:at|for|pays?|give me) \d{1,2} ?(?:%|percent|per cent) of (?:my|our|the|full|retail|list|normal)(?: \w+)? prices?\b/i;

/** "He wants 20%", "she would take a third": nothing is agreed. */
const asksFor = /\b(?:wants?|would|could|if (?:they|he|she)|said|thinking of|offered|asks?)\b/i;

function shareIn(sentence: ReadSentence): { value: ShareFact; at: number } | undefined {
  for (const pattern of shares) {
    const found = pattern.exec(sentence.text);
    if (!found) continue;
    const { who = '', percent, word } = found.groups ?? {};
    const behind = sentence.text.slice(
      found.index + found[0].replace(new RegExp(String.raw`\s+(?:of|${ofSales})$`, 'iu'), '').length,
    );
    if (noShare.test(behind) || noKeeper.test(who.trim())) continue;
    const value = percent ? Number(percent) : (percents[word?.split(' ').at(-1)?.toLowerCase() ?? ''] ?? 0);
    // Half of something is a share only where someone keeps it of a sale.
    if (
      !percent &&
      (who === '' ||
        !/\b(?:consignment|commission|sell|sale|booking|takings|rent|chair|door|gallery|shop|salon|agent|boss)/i.test(
          sentence.text,
        ))
    )
      continue;
    // "They take them at 80% of my price" leaves a fifth with the shop.
    const kept = ofPrice.test(sentence.text.slice(Math.max(0, found.index - 12))) ? 100 - value : value;
    if (kept < 1 || kept > 90) continue;
    const name = who.replace(/^(?:(?:and|but|so|where|the|my|our|that|which)\s+)+/i, '').trim();
    const isOffered = asksFor.test(
      `${sentence.text.slice(Math.max(0, found.index - 30), found.index)}${found[0]}`,
    );
    return {
      value: { percent: kept, ...(name && { who: name }), ...(isOffered && { isOffered: true as const }) },
      at: found.index,
    };
  }
  return undefined;
}

export function readShare(sentences: readonly ReadSentence[]): Fact<ShareFact> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const found = shareIn(sentence);
    if (found)
      return factIn(sentence, { id: 'share', value: found.value, ...clauseAround(sentence, found.at) });
  }
  return undefined;
}
