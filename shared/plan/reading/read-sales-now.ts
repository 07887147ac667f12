import { oftenIn, volumeAt } from './buyers/read-volume.ts';
import { countIn } from './count-words.ts';
import { linkedPrices, type Places } from './prices/linked-prices.ts';
import type { BuyerFact, Fact, SaleNow, Volume } from './reading.ts';
import type { Stretch } from './roles/weights.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** What the customer sells today: how many, how often and for which price of theirs. */

const monthsIn: Readonly<Record<SaleNow['per'], number>> = {
  week: 52 / 12,
  fortnight: 26 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};

/** A wish, a forecast, a limit, an earlier time, or the words of someone else. */
const notSold =
  /\b(?:want|wants|wanted|goal|aim|hope|like to|reach|get to|to be|could|can|can[’']?t|would|should|if|when i|once i|will|[’']ll|expect|target|need|needs|plan|used to|until|till|before(?! tax)|bought|buy|employer|boss|quote|owe|gonna|going to|gunna|im thinking|i[’']?m thinking|rather|enough|no more|not more|at most|up to|max(?:imum)?|limit|start with|aiming|dream|apply|applied|asked|asks|offered|says|said|they say|they[’']?d|he[’']?d|she[’']?d|reckons?|suggested|thinks|might|free|for nothing|practi[cs]e|i[’']?ve got|got|teach me|cafe i|caf[eé] i|shop i work|company i)\b/i;
const others =
  /\b(?:he|she|they|who|[’']d|theyd|hed|shed|agency|school|club|shop|store|pub|hotel|council|centre|rescue|buys|takes|orders|uses)\b/i;
/** "They give me 14 a week" */
const toMe =
  /(?<!\b(?:daughter|son|husband|wife|mum|dad|partner|brother|sister|parents) )\b(?:gives?|sends?|brings?|gets?|books?|pays?) me\b/i;
const behindNot =
  /^[^.;]{0,45}?\b(?:if|would|could|can|max(?:imum)?|limit|at full|at most|is (?:my|the|about) (?:limit|most|all)|no more|at a push|for free|for nothing|would be|to (?:start|begin)|is too many|will|clear|is what|ago|in (?:19|20)[01]\d)\b/i;
const sells =
  /\b(?:sell|selling|sold|sells|do|doing|did|done|make|making|made|bake|baking|grow|teach|tutor|coach|train|clean|mow|groom|see|seeing|shoot|run|take|took|have|had|hire[ds]?|fix|cut|deliver|turn out|go through|went out|get|getting|bring|wash|cook|send|sew|shear|trim|service|serve|giving|collect|pick up|walk|mind|write|edit|print|tune|average|averaging)\b/i;
const isNow = /\b(?:now|at the moment|already|currently|these days|each week now|on the books)\b/i;
const inYear =
  /\b(?:(?:last|this|past) (?:financial |tax |full |calendar )?(?:year|yr)|(?:in|over) the (?:past|last) (?:year|twelve months|12 months))\b/i;
const inMonth = /\b(?:last month|this month|(?:in|so far in) (?:september|october|november)(?: so far)?)\b/i;
/** Time is sold too, but hours of work and of a helper are named far more often. */
const isTime =
  /^(?:hours?|hrs?|minutes?|mins?|weeks?|months?|years?|nights?|shifts?|days?|mornings?|g|km|ks?|pounds?|dollars?|bucks|euros?|mates?|randoms?|friends)\b/i;
const isHead =
  /^\W*(?:(?:[\p{L}-]+\s+){0,2}?)(regulars?|clients|customers|students|pupils|kids|children|families|households|houses|homes|dogs|horses|pools|yards|lawns|members|subscribers)\b/iu;
const everyWeeks =
  /\b(?:(?:mostly|most|all|each)\b[^.;]{0,14})?(?:every|each) (?<weeks>\d|two|three|four|five|six|seven|eight|second)(?:\s?(?:-|–|to|or)\s?(?<most>\d|three|four|five|six|seven|eight))? ?(?:weeks?|wks?|fortnights?)\b|\b(?<adverb>weekly|fortnightly|monthly)\b/iu;
const monthlyPrice =
  /^[^.;,]{0,24}?\b(?:pays?|paying|on|at)\b[^.;,]{0,12}[$£€]?\d[\d.,]*\s*(?:a|per|each|\/)\s?(?:month|mth)\b/i;

/** "Every Friday I make", and no other number in between. */
const everyBefore = /(?:^|[.;])[^.;\d]{0,70}$|^\W*(?:every|each) [^.;]{0,60}$/i;

const eachDay = /^[^.;,\d]{0,14}\b(?:each|every|per|a) (?:working |week ?|school )day\b/i;
const workDays = 5;

type Counted = Pick<SaleNow, 'count' | 'per' | 'of' | 'range' | 'regulars'> & { to: number };

const adverbs: Readonly<Record<string, SaleNow['per']>> = { fortnightly: 'fortnight', monthly: 'month' };

/** Regulars and how often they come. */
function headsAt(text: string, at: number, end: number): Counted | undefined {
  const count = volumeAt(text, at)?.count ?? countIn(text.slice(at, end)) ?? 0;
  const behind = text.slice(end);
  if (!(count >= 2) || !isHead.test(behind)) return undefined;
  const { weeks, most: longest, adverb } = everyWeeks.exec(behind)?.groups ?? {};
  if (weeks === undefined && adverb === undefined) return undefined;
  const weeksOf = (word: string): number => (/^second$/i.test(word) ? 2 : (countIn(word) ?? 1));
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

const since = /\bsince (?:last )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,7}\b/i;
const names = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');

/** Months since the one that they name, which is not long ago. */
function monthsSince(text: string, month: number): number | undefined {
  const name = since.exec(text)?.[1]?.toLowerCase();
  const passed = name === undefined ? 0 : (month - names.indexOf(name) - 1 + 12) % 12;
  return passed >= 2 ? passed : undefined;
}

/** How many and how often, by the words around the number. */
function countAt(text: string, { from, to }: Stretch, month: number): Counted | undefined {
  const heads = headsAt(text, from, to);
  if (heads) return heads;
  const said = volumeAt(text, from);
  const before = text.slice(0, from);
  if (said && said.per !== 'once') {
    const { count: low, high, of, per, to: end } = said;
    const range = high !== undefined && { range: { low, high } };
    return { count: middle(said), per, to: end, ...(of && { of }), ...range };
  }
  const many = said ? middle(said) : countIn(text.slice(from, to).trim().replaceAll(',', ''));
  if (many === undefined) return undefined;
  const counted = { count: many, ...(said?.of && { of: said.of }), to: said?.to ?? to };
  if (eachDay.test(text.slice(counted.to))) return { ...counted, count: many * workDays, per: 'week' };
  if (monthlyPrice.test(text.slice(to))) return { ...counted, per: 'month' };
  if (inYear.test(text)) return { ...counted, per: 'year' };
  if (inMonth.test(text)) return { ...counted, per: 'month' };
  const since = monthsSince(text, month);
  if (since !== undefined) return { ...counted, count: Math.round((many / since) * 100) / 100, per: 'month' };
  const often = oftenIn(everyBefore.exec(before)?.[0] ?? '');
  return often && { ...counted, count: many * often.times, per: often.per };
}

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

/** sure: they say it of themselves and of today. maybe: so many a week, in words without a verb. */
function howSure(sentence: ReadSentence, { from, to }: Stretch): 'sure' | 'maybe' | 'no' {
  const { text } = sentence;
  const near = /[^.;]{0,90}$/.exec(text.slice(0, from))?.[0] ?? '';
  const clause = clauseAround(sentence, from);
  const own = text.slice(Math.max(clause.from, from - 90), from);
  if (notSold.test(own) || behindNot.test(text.slice(to)) || /\bby $/i.test(own)) return 'no';
  if (others.test(own) && !toMe.test(own) && !/\b(?:i|we)\b/i.test(own)) return 'no';
  const isPast = inYear.test(text) || inMonth.test(text) || /\bmarkets?\b/i.test(text);
  return isPast || toMe.test(own) || sells.test(near) || isNow.test(text) ? 'sure' : 'maybe';
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
    ({ at: place, value }) =>
      value.takes !== undefined &&
      value.takes.per !== 'once' &&
      place.field === sentence.field &&
      place.from <= sentence.from + at &&
      place.to >= sentence.from + at,
  );

const isPrice = (sentence: ReadSentence, { from, to }: Stretch, places: Places): boolean =>
  [...places.values()].some((at) => at - sentence.from >= from - 2 && at - sentence.from < to);
const ofOwn = /\b(?:i|we) (?:\p{L}+ )?(?:sell|sold|do|did)\b/iu;

/** "I only get bout 2 or 3 a week": the words say it where the model does not. */
const done =
  /\b(?:i|we) (?:only |still |usually |normally )?(?:get|do|sell|make|see|teach|clean|mow|bake|groom)\s+(?:only |just )?(?:about |bout |around |maybe |like )?(?=(?<count>\d{1,3}|two|three|four|five|six|ten|twelve)\b)/giu;

/** "At the moment about 14 hour-long appointments a week" */
const now =
  /\b(?:at the moment|currently|right now|these days)\b[^.;\d]{0,24}?(?=(?<count>\d{1,3})\s+(?!(?:hours?|hrs?|days?|weeks?)(?![-\p{L}]))[\p{L}-]+(?:\s+[\p{L}-]+){0,2}\s+(?:an?|per|each|every)\s+(?:week|fortnight|month)\b)/giu;

function numbersIn({ roles, text }: ReadSentence): Stretch[] {
  const likely = roles?.numbersOf(leastLikely, 'volume') ?? [];
  const said = [...text.matchAll(done), ...text.matchAll(now)].map(({ index, 0: words, groups }) => ({
    from: index + words.length,
    to: index + words.length + (groups?.count?.length ?? 0),
  }));
  const isOther = ({ from, to }: Stretch): boolean =>
    (roles?.number(from, to, 'hours', 'wage', 'payment', 'price', 'goal', 'age', 'years', 'most', 'pace') ??
      1) > 0.5;
  return [...likely, ...said.filter((one) => !isOther(one) && !likely.some(({ from }) => from === one.from))];
}

const lower = /\b(?:\d{1,4}|one|two|three|four|five|six|ten)\s?(?:-|–|to|or)\s?$/i;

/** "2 or 3" is one count. */
const fromLower = (text: string, { from, to }: Stretch): Stretch => {
  const before = lower.exec(text.slice(0, from));
  return before ? { from: before.index, to } : { from, to };
};

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
    if (/[$£€]\s?$/.test(text.slice(0, place.from)) || isOfBuyer(sentence, place.from, buyers)) return [];
    if (isPrice(sentence, place, places) || (isBuyer && !ofOwn.test(text) && !toMe.test(text))) return [];
    const found = countAt(text, place, month);
    if (!found || isTime.test(found.of ?? text.slice(place.to).trim()) || found.count > mostCount) return [];
    // A large number without a thing is money.
    const isMoney = found.of === undefined && found.count >= leastMoney && found.per !== 'year';
    if (isMoney && (span === undefined || pricesOf(sentence, place, places).length === 0)) return [];
    const whole = { from: place.from, to: Math.max(place.to, found.to) };
    const sure = howSure(sentence, whole);
    if (sure === 'no') return [];
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
    return [{ fact: factIn(sentence, { id, value, from: clause.from, to }), isSure: sure === 'sure' }];
  });
}

/** Orders, where they also say how many things go out, are of the same things. */
const isSameThings = ({ value }: Fact<SaleNow>, all: readonly Found[]): boolean =>
  /^orders?$/.test(value.of ?? '') &&
  all.some(({ fact }) => fact.value.of !== undefined && fact.value.perMonth > value.perMonth);

const leastLikely = 0.2;
const mostCount = 20_000;
const leastMoney = 100;
const mostSales = 6;

/** What they may sell counts where they are sure to sell something. */
export function readSalesNow(
  sentences: readonly ReadSentence[],
  { isRunning, ...known }: Known & { isRunning: boolean },
): Fact<SaleNow>[] {
  const found = sentences
    .filter(({ field, isSilent, text }) => field === 'content' && !isSilent && !/[?？]\s*$/.test(text))
    .flatMap((sentence) => salesIn(sentence, known));
  const sells =
    isRunning || found.some(({ isSure }) => isSure) || known.buyers.some(({ value }) => value.when === 'now');
  const ids = found.map(({ fact }) => fact.id);
  return found
    .filter(({ fact }, index) => ids.indexOf(fact.id) === index)
    .filter(({ isSure, fact }) => (isSure || sells) && !isSameThings(fact, found))
    .map(({ fact }) => fact)
    .slice(0, mostSales);
}
