import { oftenIn, volumeAt } from './buyers/read-volume.ts';
import { countIn, countWords } from './count-words.ts';
import { linkedPrices, type Places } from './prices/linked-prices.ts';
import { isCountOfBuyer } from './read-buyers.ts';
import type { BuyerFact, Fact, SaleNow, Volume } from './reading.ts';
import { likeliest, type SaidPer } from './roles/states.ts';
import type { Stretch } from './roles/weights.ts';
import { clauseAround, factIn, has, type ReadSentence } from './text.ts';

/** What the customer sells today: how many, how often and for which price of theirs. */

const monthsIn: Readonly<Record<SaleNow['per'], number>> = {
  week: 52 / 12,
  fortnight: 26 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};

/** "They give me 14 a week" */
const toMe =
  /(?<!\b(?:daughter|son|husband|wife|mum|dad|partner|brother|sister|parents) )\b(?:gives?|sends?|brings?|gets?|books?|pays?) me\b/i;
/** Hours are work, and they are sold where they are billed. */
const bills = /\b(?:bill|billing|invoice|invoicing|charge for) (?:\p{L}+ )?$/iu;
const acrossDays =
  /^[^.;,\d]{0,20}\b(?:across|over|between|on) (?:mon|tues?|wednes|thurs?|fri|satur|sun)days?\b/i;
const inYear =
  /\b(?:(?:last|this|past) (?:financial |tax |full |calendar )?(?:year|yr)|(?:in|over) the (?:past|last) (?:year|twelve months|12 months))\b/i;
const inMonth =
  /\b(?:last month|this month|(?:in|over) the (?:past|last) month|(?:in|so far in) (?:september|october|november)(?: so far)?)\b/i;
/** Time is sold too, but hours of work and of a helper are named far more often; money, marks and friends are no sales. */
const isTime =
  /^(?:percent|per cent|marks?|points|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|hours?(?!-)|hrs?|minutes?|mins?|weeks?|terms?|semesters?|months?|years?|nights?|shifts?|days?|mornings?|g|km|ks?|pounds?|dollars?|bucks|euros?|mates?|randoms?|friends)\b/i;
const isHead =
  /^\W*(?:(?:[\p{L}-]+\s+){0,2}?)(regulars?|clients|customers|ladies|women|men|people|students|pupils|kids|children|families|households|houses?|homes|dogs|horses|pools|yards|lawns|members|subscribers)\b/iu;
const everyWeeks =
  /\b(?:(?:mostly|most|all|each)\b[^.;]{0,14})?(?:every|each|(?:once|one time) in) (?<weeks>\d|two|three|four|five|six|seven|eight|second|2nd)(?:\s?(?:-|–|to|or)\s?(?<most>\d|three|four|five|six|seven|eight))? ?(?:weeks?|wks?|fortnights?)\b|\b(?<adverb>weekly|fortnightly|monthly)\b/iu;
const monthlyPrice =
  /^[^.;,]{0,24}?\b(?:pays?|paying|on|at)\b[^.;,]{0,12}[$£€]?\d[\d.,]*\s*(?:a|per|each|\/)\s?(?:month|mth)\b/i;

/** "Every Friday I make", and no other number in between. */
const everyBefore = /(?:^|[.;])[^.;\d]{0,70}$|^\W*(?:every|each) [^.;]{0,60}$/i;

const eachDay = /^[^.;,\d]{0,24}\b(?:each|every|per|an?) (?<kind>working |week ?|school )?day\b/i;
const workDays = 5;
const dayNames = 'mon|tue|wed|thu|fri|sat|sun'.split('|');
const daysSaid =
  /\b(?:(?<first>mon|tue|wed|thu|fri|sat|sun)[a-z]* ?(?:(?:to|till|until|through) |[-–] ?)(?<last>mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?<many>[2-7]|two|three|four|five|six|seven) days (?:a|per|each|every) week)\b/i;

/** "nine cuts a day, four days a week": days of a week on which they sell so many. */
function dailyAt(text: string, at: number): number | undefined {
  const daily = eachDay.exec(text.slice(at));
  if (!daily) return undefined;
  const { kind } = daily.groups ?? {};
  const { first, last, many } = daysSaid.exec(text)?.groups ?? {};
  if (many !== undefined) return countIn(many);
  const [from, to] = [first, last].map((day) => dayNames.indexOf(day?.toLowerCase() ?? ''));
  if (from !== undefined && to !== undefined && from >= 0 && to >= from) return to - from + 1;
  return kind === undefined ? undefined : workDays;
}

type Counted = Pick<SaleNow, 'count' | 'per' | 'of' | 'range' | 'regulars'> & { to: number };

const adverbs: Readonly<Record<string, SaleNow['per']>> = { fortnightly: 'fortnight', monthly: 'month' };

/** Regulars and how often they come. */
function headsAt(text: string, at: number, end: number): Counted | undefined {
  const count = volumeAt(text, at)?.count ?? countIn(text.slice(at, end)) ?? 0;
  const behind = text.slice(end);
  if (!(count >= 2) || !isHead.test(behind)) return undefined;
  const { weeks, most: longest, adverb } = everyWeeks.exec(behind)?.groups ?? {};
  if (weeks === undefined && adverb === undefined) return undefined;
  const weeksOf = (word: string): number => (/^(?:second|2nd)$/i.test(word) ? 2 : (countIn(word) ?? 1));
  const low = weeks === undefined ? 1 : weeksOf(weeks);
  const high = longest === undefined ? low : weeksOf(longest);
  const each = (low + high) / 2;
  const often = adverb?.toLowerCase() ?? `every ${low === high ? low : `${low} to ${high}`} weeks`;
  return {
    count: Math.round((count / each) * 100) / 100,
    per: adverbs[often] ?? 'week',
    regulars: `${count} ${isHead.exec(behind)?.[1]?.toLowerCase()} ${often}`,
    to: text.length,
  };
}

const middle = ({ count, high }: Volume): number => (high === undefined ? count : (count + high) / 2);

const names = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const monthName = String.raw`(?:${names.join('|')})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b`;
const since = new RegExp(
  String.raw`\bsince (?:last |the end of )?(?<name>${monthName}|easter|christmas|xmas|new year)\b`,
  'i',
);
const fromTo = new RegExp(
  String.raw`\b(?<from>${monthName}) (?:to|till|until|through|-|–) (?<to>${monthName})\b`,
  'i',
);
const lastMonths =
  /\b(?:in|over|during) (?:the |my )?(?:(?:last|past|first) )?(?<many>\d{1,2}|two|three|four|five|six|eight|nine|ten) (?<unit>months|weeks)\b|\b(?:this|last|the) (?<quarter>quarter)\b/i;

const indexOfMonth = (name: string): number =>
  /^easter/i.test(name)
    ? names.indexOf('apr')
    : /^(?:christmas|xmas|new year)/i.test(name)
      ? names.indexOf('jan')
      : names.indexOf(name.slice(0, 3).toLowerCase());

/** Months over which they counted: since one that is not long ago, from one to another, or the last so many. */
function monthsCounted(text: string, month: number): number | undefined {
  const name = since.exec(text)?.groups?.name;
  const passed = name === undefined ? 0 : (month - indexOfMonth(name) - 1 + 12) % 12;
  if (passed >= 2) return passed;
  const { from, to } = fromTo.exec(text)?.groups ?? {};
  if (from !== undefined && to !== undefined) return ((indexOfMonth(to) - indexOfMonth(from) + 12) % 12) + 1;
  const { many, unit, quarter } = lastMonths.exec(text)?.groups ?? {};
  if (quarter !== undefined) return 3;
  const count = countIn(many);
  return count === undefined ? undefined : /^w/i.test(unit ?? '') ? count / monthsIn.week : count;
}

/** "40 jars each market and there are two markets a month" */
const marketsSaid =
  /\b(?<many>\d|one|two|three|four|five|six) markets? (?:an?|per|each|every) (?<per>week|month|year)\b/i;

function marketsAt(text: string, { to }: { to: number }): number | undefined {
  const { many, per } = marketsSaid.exec(text)?.groups ?? {};
  if (many === undefined || !/\bmarket(?: day)?s?\W*$/i.test(text.slice(0, to))) return undefined;
  return (/^one$/i.test(many) ? 1 : (countIn(many) ?? 0)) * monthsIn[per?.toLowerCase() as SaleNow['per']];
}

/** "The Bright market, third Saturday": it comes once a month. */
const monthlyMarket =
  /\bmarkets?\b[^.;]{0,20}\b(?:(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:sat|sun|fri|thu|wed)|once a month|monthly|every month)|\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:satur|sun|fri|thurs|wednes)day\b[^.;]{0,20}\bmarket/i;
const ofMarket =
  /\b(?:at (?:the|a|each)|on an?(?: (?:good|normal|usual|average))?|each|every|per|a) market\b/i;

/** "7 in October and 9 in November": each is a part of an average month. */
const namedMonth = new RegExp(String.raw`\bin ${monthName}`, 'gi');
const monthsNamedIn = (text: string): number => text.match(namedMonth)?.length ?? 1;

/** "two on Monday, one on Wednesday and three on Friday" */
const moreDays =
  /^[^.;\d]{0,30}?\bon (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?<rest>(?:,? (?:and )?(?:\d|one|two|three|four|five|six) on (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)+)/i;
const onDays = (behind: string): number =>
  [
    ...(moreDays.exec(behind)?.groups?.rest ?? '').matchAll(/\b(\d|one|two|three|four|five|six) on\b/gi),
  ].reduce((sum, [, count = '']) => sum + (/^one$/i.test(count) ? 1 : (countIn(count) ?? 0)), 0);

/** "Saturdays at the footy, average" */
const dayBefore =
  /(?:^|:)\W*(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?\b[^.;\d]{0,50}\b(?:average|averaging|usually|normally|mostly)\W*$/i;

/** How many and how often, by the words around the number. */
function countAt(sentence: ReadSentence, { from, to }: Stretch, month: number): Counted | undefined {
  const { text, roles } = sentence;
  const heads = headsAt(text, from, to);
  if (heads) return heads;
  const said = volumeAt(text, from);
  const before = text.slice(0, from);
  const many = said ? middle(said) : countIn(text.slice(from, to).trim().replaceAll(',', ''));
  if (many === undefined) return undefined;
  const counted = { count: many, ...(said?.of && { of: said.of }), to: said?.to ?? to };
  const daily = dailyAt(text, to);
  if (daily !== undefined) return { ...counted, count: many * daily, per: 'week' };
  const markets = marketsAt(text, counted);
  if (markets !== undefined) return { ...counted, count: many * markets, per: 'month' };
  if (said && said.per !== 'once') {
    const { count: low, high, per } = said;
    const range = high !== undefined && { range: { low, high } };
    return { ...counted, count: many + onDays(text.slice(to)), per, ...range };
  }
  if (monthlyPrice.test(text.slice(to))) return { ...counted, per: 'month' };
  const months = monthsCounted(text, month);
  if (months !== undefined)
    return { ...counted, count: Math.round((many / months) * 100) / 100, per: 'month' };
  if (inYear.test(text)) return { ...counted, per: 'year' };
  if (inMonth.test(text)) return { ...counted, count: many / Math.max(1, monthsNamedIn(text)), per: 'month' };
  if (dayBefore.test(before) || acrossDays.test(text.slice(counted.to))) return { ...counted, per: 'week' };
  const often = oftenIn(everyBefore.exec(before)?.[0] ?? '');
  if (often) return { ...counted, count: many * often.times, per: often.per };
  // "Six regulars" come as often as they say, and the model guesses a time for counts of which none is said.
  const clause = clauseAround(sentence, from);
  if (isHead.test(text.slice(to)) || !timeSaid.test(text.slice(clause.from, clause.to))) return undefined;
  const per = roles && likeliest(roles.periodsOf(from, to), leastPer);
  return per && isLong(per) ? { ...counted, per } : undefined;
}
const leastPer = 0.6;
/** "Year 11" is a class. */
const timeSaid =
  /\b(?:week|wk|fortnight|month|mth|quarter|season|year(?! ?\d)|weekend|weekly|fortnightly|monthly|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?)\b/i;
const isLong = (per: SaidPer): per is SaleNow['per'] => per in monthsIn;

/** The price that the count is of: tied to it, else the next one in the sentence. */
function pricesOf(sentence: ReadSentence, { from, to }: Stretch, places: Places): string[] {
  const clause = clauseAround(sentence, from);
  const tied = linkedPrices(sentence, { from, to, roles: ['volume'] }, places);
  const linked = [...places].filter(([{ id }, at]) => {
    const place = at - sentence.from;
    return tied.includes(id) && place >= clause.from && place < clause.to;
  });
  if (linked.length > 0) return linked.map(([{ id }]) => id);
  const next = sentence.roles?.spansOf('volume').find((one) => one.from >= to)?.from ?? to + 40;
  return [...places]
    .filter(([{ value }, at]) => {
      const place = at - sentence.from;
      return value.buyer === undefined && place >= to && place < Math.min(next, to + 40);
    })
    .map(([{ id }]) => id)
    .slice(0, 1);
}

/** Another time, a condition, or another's business. */
const notToday =
  /\b(?:used to|(?:i|we) (?:was|were) \p{L}+ing|if|once (?:i|we)|(?:i|we) can|(?:to|first) (?:get(?: up)? to|week|month)|free|trial|no[- ]shows?|would|could|[’']d|at (?:my job|my work|work)|my (?:boss|sister|brother|mate|friend|mum|dad)|a (?:mate|friend)|(?:shop|place|salon|caf[eé]|company|farm) (?:that )?i work)\b/iu;

/** What they turn away, and what they could do. */
const notSold =
  /^[^.;,]{0,40}\b(?:no[- ]shows?|at full tilt|flat out|at (?:the )?most|max(?:imum)?|would (?:be|do|suit)|(?:i|we) (?:say|said|turn(?:ed)?) (?:no|away|down))\b/i;

/** How likely it is that they sell so today. */
function soldToday(sentence: ReadSentence, { from, to }: Stretch): number {
  const { text } = sentence;
  const lead = text.slice(clauseAround(sentence, from).from, from);
  return notToday.test(lead) || notSold.test(text.slice(to))
    ? 0
    : (sentence.roles?.statesOf(from, to).now ?? 0);
}

interface Known {
  places: Places;
  buyers: readonly Fact<BuyerFact>[];
  /** Of today, from 1. */
  month: number;
}

/** What a buyer takes is of that buyer. */
const isOfBuyer = (sentence: ReadSentence, at: number, buyers: Known['buyers']): boolean =>
  buyers.some(
    (buyer) =>
      buyer.value.takes !== undefined &&
      buyer.value.takes.per !== 'once' &&
      buyer.at.field === sentence.field &&
      (isCountOfBuyer(sentence, buyer) ||
        (buyer.at.from <= sentence.from + at && buyer.at.to >= sentence.from + at)),
  );

const isPrice = (sentence: ReadSentence, { from, to }: Stretch, places: Places): boolean =>
  [...places.values()].some((at) => at - sentence.from >= from - 2 && at - sentence.from < to);
const ofOwn = /\b(?:i|we) (?:\p{L}+ )?(?:sell|sold|do|did)\b|\bmy (?:diary|books?|calendar|stall)\b/iu;

/** "I only get bout 2 or 3 a week": the words say it where the model does not. */
const verbs =
  'get|getting|do|doing|sell|selling|make|making|see|seeing|teach|teaching|clean|cleaning|mow|mowing|bake|baking|groom|grooming|walk|walking|averaging';
const softly =
  'only|just|still|usually|normally|about|bout|around|roughly|maybe|like|between|a steady|an average of|on average';
const done = new RegExp(
  String.raw`\b(?:(?:i|we)(?:[’']m|[’']ve been| am|[’']re| are| have been)? (?:(?:${softly}) )?(?:(?:${verbs})|(?:down|back|up) to)|(?:business is|work is|it[’']?s) steady:?|steady at)\s+(?:(?:${softly}) )*(?=(?<count>\d{1,3}\b|one\b|(?:${countWords})\b))`,
  'giu',
);

function numbersIn({ roles, text }: ReadSentence): Stretch[] {
  const likely = roles?.numbersOf(leastLikely, 'volume') ?? [];
  const said = [...text.matchAll(done)].map(({ index, 0: words, groups }) => ({
    from: index + words.length,
    to: index + words.length + (groups?.count?.length ?? 0),
  }));
  const isOther = ({ from, to }: Stretch): boolean =>
    (roles?.number(
      from,
      to,
      'hours',
      'wage',
      'payment',
      'price',
      'goal',
      'age',
      'years',
      'percent',
      'sales',
    ) ?? 1) > 0.5;
  return [...likely, ...said.filter((one) => !likely.some(({ from }) => from === one.from))].filter(
    (one) => !isOther(one),
  );
}

const lower = /\b(?:\d{1,4}|one|two|three|four|five|six|ten)\s?(?:-|–|to|or)\s?$/i;

/** "2 or 3" is one count. */
const fromLower = (text: string, { from, to }: Stretch): Stretch => {
  const before = lower.exec(text.slice(0, from));
  return before ? { from: before.index, to } : { from, to };
};

/** "Grade 11 boys" */
const ofSchool = /\b(?:grade|year|yr|form|level|unit|stage)s? $/i;

interface Found {
  fact: Fact<SaleNow>;
  isSure: boolean;
}

function salesIn(sentence: ReadSentence, { places, buyers, month }: Known): Found[] {
  const { roles, text } = sentence;
  const spans = roles?.spansOf('volume') ?? [];
  return numbersIn(sentence).flatMap((number): Found[] => {
    const span = spans.find(({ from, to }) => from < number.to && to > number.from);
    const place = fromLower(text, span && span.from >= 0 ? { from: span.from, to: span.to } : number);
    const isBuyer = span && roles?.groupOf(span).some(({ role }) => role === 'buyer');
    if (ofSchool.test(text.slice(0, place.from))) return [];
    if (/[$£€]\s?$/.test(text.slice(0, place.from)) || isOfBuyer(sentence, place.from, buyers)) return [];
    if (isPrice(sentence, place, places) || (isBuyer && !ofOwn.test(text) && !toMe.test(text))) return [];
    const found = countAt(sentence, place, month);
    if (!found || found.count > mostCount) return [];
    const isHours = isTime.test(found.of ?? text.slice(place.to).trim());
    if (isHours && !bills.test(text.slice(0, place.from))) return [];
    // A large number without a thing is money.
    const isMoney =
      found.of === undefined &&
      found.count >= leastMoney &&
      (found.per !== 'year' || found.count >= leastMoney * 10) &&
      !/^\s?dozen\b/i.test(text.slice(place.to));
    if (isMoney && (span === undefined || pricesOf(sentence, place, places).length === 0)) return [];
    const whole = { from: place.from, to: Math.max(place.to, found.to) };
    const today = soldToday(sentence, number);
    if (today < leastToday) return [];
    const { count, per, of, range, regulars } = found;
    const clause = clauseAround(sentence, place.from);
    const value: SaleNow = {
      count,
      per,
      ...(of && { of }),
      ...(range && { range }),
      ...(regulars && { regulars }),
      perMonth: Math.round(count * monthsIn[per] * 100) / 100,
      priceIds: pricesOf(sentence, place, places),
    };
    const to = Math.max(clause.to, Math.min(whole.to, text.length));
    const id = `sale:${sentence.index}:${place.from}`;
    return [{ fact: factIn(sentence, { id, value, from: clause.from, to }), isSure: today >= surelyToday }];
  });
}

const onceAMonth = ({ fact, isSure }: Found): Found =>
  fact.value.per === 'week'
    ? { isSure, fact: { ...fact, value: { ...fact.value, per: 'month', perMonth: fact.value.count } } }
    : { fact, isSure };

/** Orders, where they also say how many things go out, are of the same things. */
const isSameThings = ({ value }: Fact<SaleNow>, all: readonly Found[]): boolean =>
  /^orders?$/.test(value.of ?? '') &&
  all.some(({ fact }) => fact.value.of !== undefined && fact.value.perMonth > value.perMonth);

const leastLikely = 0.2;
const leastToday = 0.35;
const surelyToday = 0.6;
const mostCount = 20_000;
const leastMoney = 100;
const mostSales = 6;

/** What they may sell counts where they are sure to sell something. */
export function readSalesNow(
  sentences: readonly ReadSentence[],
  { isRunning, ...known }: Known & { isRunning: boolean },
): Fact<SaleNow>[] {
  const isMonthly = sentences.some(({ text, field }) => field === 'content' && monthlyMarket.test(text));
  const found = sentences
    .filter(
      (one) =>
        one.field === 'content' && !one.isSilent && !/[?？]\s*$/.test(one.text) && !has(one, 'not-planned'),
    )
    .flatMap((sentence) =>
      salesIn(sentence, known).map((one) =>
        isMonthly && ofMarket.test(sentence.text) ? onceAMonth(one) : one,
      ),
    );
  const sells =
    isRunning || found.some(({ isSure }) => isSure) || known.buyers.some(({ value }) => value.when === 'now');
  const ids = found.map(({ fact }) => fact.id);
  return found
    .filter(({ fact }, index) => ids.indexOf(fact.id) === index)
    .filter(({ isSure, fact }) => (isSure || sells) && !isSameThings(fact, found))
    .map(({ fact }) => fact)
    .slice(0, mostSales);
}
