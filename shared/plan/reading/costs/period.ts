import { countIn, countWords } from '../count-words.ts';
import type { RunningCost } from '../reading.ts';

/** How often a cost comes, or of which thing it is. */
export interface CostPeriod {
  per: RunningCost['per'] | 'each';
  /** The cost of one is this part of the sum: 1/10 of "a drum, which does ten graves". */
  times: number;
  unit?: string;
}

const number = String.raw`(?:\d{1,4}|${countWords}|dozen)`;
const lead = String.raw`^\s*(?:dollars?|dollar|bucks|quid|cents?|c\b)?\s*(?:each(?=\s+per\b)\s*)?(?:or so\s+|roughly\s+|plus gst\s+)?(?:in \p{L}+\s+|of \p{L}+\s+|for \p{L}+\s+)?`;
const time = String.raw`hour|hr|h|day|morning|afternoon|night|week|wk|fortnight|month|mth|quarter|term|year|yr|annum|session|time|market|season|harvest|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*`;
const timed = new RegExp(
  String.raw`${lead}(?:(?:once\s+)?(?:an?|per|each|every|the|for an?|for the|for|in the|\/)\s*(?<time>${time})\b|(?<adverb>week|wk|fortnight|month|mth|yr|p\/m|f\/n|weekly|fortnightly|monthly|quarterly|yearly|annually|annual|pw|p\/w|pm|p\.?a)\b)`,
  'iu',
);
const everyFew = new RegExp(
  String.raw`${lead}(?:every|each)\s+(?<count>${number}|second|other)\s+(?<time>weeks?|months?|years?)\b`,
  'iu',
);
const timesIn = new RegExp(
  String.raw`${lead}[,(]?\s*(?<count>once|twice|${number} times)\s+(?:a|per|each|every)\s+(?<time>week|fortnight|month|year|season)\b`,
  'iu',
);
const each = new RegExp(
  String.raw`${lead}(?:(?<each>each\b|ea\b)(?<way>\s+way)?|(?:an?\b|per\b|for an?|for one|for each|for every|every|for|on an?|on each|the|\/)\s*(?:(?<count>${number})\b(?! ?(?:g|kg|ml|l)\b)\s*)?(?<unit>[\p{L}][\p{L}-]{0,16}|(?<=\s)\d{1,4} ?(?:g|kg|ml|l)\b)?)`,
  'iu',
);
/** "does three chairs", "and lasts 12 jobs". */
const goesFor = new RegExp(
  String.raw`^[^.;$]{0,34}\b(?:does|do|makes?|lasts?|covers?|good for|enough for|gets? me)\s+(?:me\s+)?(?:about\s+|around\s+|roughly\s+)?(?<count>${number})\s+(?!(?:hours?|days?|weeks?|months?|years?)\b)\p{L}`,
  'iu',
);
const once =
  /^[^.;$]{0,50}\b(?:one[- ]off|once only|just the once|just once|once\b(?! (?:a|each|every|per))|up ?front|to (?:join|register|set up|apply))\b/iu;
const names: Readonly<Record<string, RunningCost['per']>> = {
  h: 'hour',
  hr: 'hour',
  hour: 'hour',
  day: 'day',
  week: 'week',
  wk: 'week',
  fortnight: 'fortnight',
  month: 'month',
  mth: 'month',
  quarter: 'quarter',
  term: 'quarter',
  year: 'year',
  yr: 'year',
  annum: 'year',
  season: 'year',
  harvest: 'year',
  weekly: 'week',
  fortnightly: 'fortnight',
  pw: 'week',
  'p/w': 'week',
  monthly: 'month',
  'p/m': 'month',
  'f/n': 'fortnight',
  pm: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  pa: 'year',
  'p.a': 'year',
};
const countOf = (text: string): number =>
  /^dozen$/i.test(text) ? 12 : /^(?:second|other)$/i.test(text) ? 2 : (countIn(text) ?? 1);
/** Behind "for" these name no thing that is sold. */
const noUnit =
  /^(?:the|it|they|he|she|we|you|i|that|this|me|us|my|our|them|him|her|small|big|a|an|and|or|if|when|job lot|what|which|both|all|each|in|on|of|extra|now|whole|new|one|him|everything|materials?|ingredients?|food)$/i;

export function periodIn(behind: string): CostPeriod | undefined {
  const few = everyFew.exec(behind)?.groups;
  if (few) {
    const count = countOf(few.count ?? '');
    const unit = (few.time ?? '').toLowerCase();
    // "Every six months" is twice a year; what comes every second month is half of it a month.
    if (/^month/.test(unit) && 12 % count === 0 && count >= 3) return { per: 'year', times: 12 / count };
    return { per: /^week/.test(unit) ? 'week' : /^month/.test(unit) ? 'month' : 'year', times: 1 / count };
  }
  const many = timesIn.exec(behind)?.groups;
  if (many) {
    const said = many.count ?? '';
    const times = /^once/i.test(said) ? 1 : /^twice/i.test(said) ? 2 : countOf(said.replace(/ times$/i, ''));
    return { per: names[(many.time ?? '').toLowerCase()] ?? 'month', times };
  }
  if (/^[^.;$£]{0,14}\b(?:first|second|third|fourth|last) (?:mon|tue|wed|thu|fri|sat|sun)/i.test(behind))
    return { per: 'month', times: 1 };
  const when = timed.exec(behind)?.groups;
  const name = (when?.time ?? when?.adverb)?.toLowerCase();
  if (name !== undefined) return { per: names[name] ?? 'time', times: 1 };
  if (once.test(behind)) return { per: 'once', times: 1 };
  const goes = goesFor.exec(behind)?.groups?.count;
  const found = each.exec(behind)?.groups;
  if (goes) return { per: 'each', times: 1 / countOf(goes) };
  if (!found || (found.each === undefined && found.unit === undefined && found.count === undefined))
    return undefined;
  // "$120 for 6 hours" is no sixth of it.
  if (
    found.count &&
    /^(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|people)$/i.test(found.unit ?? '')
  )
    return undefined;
  const count = found.count ? countOf(found.count) : 1;
  const unit = found.unit?.toLowerCase();
  return {
    per: 'each',
    times: (found.way ? 2 : 1) / count,
    ...(unit && !noUnit.test(unit) && { unit }),
  };
}
