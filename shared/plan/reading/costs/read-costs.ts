import { briefly } from '../briefly.ts';
import { countIn, countWords } from '../count-words.ts';
import { isOfOthers, isPaid } from '../prices/not-own-price.ts';
import { pricesWithin } from '../prices/within-list.ts';
import type { Today } from '../read-today.ts';
import type { Fact, RunningCost, UnitCost } from '../reading.ts';
import { likeliest } from '../roles/states.ts';
import { clauseAround, factIn, type ReadSentence } from '../text.ts';
import { type Bills, billKey } from './bills-today.ts';
import { whatIn } from './cost-name.ts';
import { isCount, isHelper, isLikelyCost, isLinked, isNamedCost, isOfHome, isOfTime } from './cost-signs.ts';
import { listPeriod } from './list-period.ts';
import { type CostPeriod, periodIn } from './period.ts';
import { bookedHours, hoursNext, hoursOfJob, isWeekly } from './room-times.ts';
import { type Sum, sumsIn } from './sums.ts';

/** What the customer's work costs them: one thing, a room, fuel, a helper. Their own figure comes before any of ours. */
export interface Costs {
  /** Of one thing that is sold, one trip or one kilometre. */
  units: Fact<UnitCost>[];
  /** By the hour, day, week or year, and what is paid once. */
  running: Fact<RunningCost>[];
}

const rentedNoun =
  /\b((?:\p{L}+ )?(?:kitchen|room|hall|stall|chair|shed|studio|space|spot|pitch|workshop|salon|booth|pool|courts?|centre|center|table at the market|site fee|stand|arena|paddock|mooring|berth|makerspace(?: laser)?|yard|table[’']s|(?:(?!my\b|our\b|the\b|house\b|pay\b|for\b|in\b)\p{L}+ )rent))\b/iu;
const rentWord = /\b(?:rents?|renting|rented|hire|hired|hiring|lease|leased)\b/iu;
const byEvent = /\b(?:show|meet|fair|fete|festival|expo|easter|christmas|convention|fashion week)\b/iu;
const lost =
  /\b(?:lose|losing|give up|giving up|miss|missing)\b[^.;$£]{0,50}\b(?:shifts?|hours?|hrs?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|wages?|pay|work)\b[^.;$£]{0,30}$/iu;

const isGivenUp = /^\s*(?:an? \w+ )?(?:that )?(?:i|we) (?:give up|lose|miss)\b/i;
const isOfShift = /^\s*(?:for (?:an? )?hour|(?:for )?(?:an? )?(?:gig|job|show|session|half day|shift)\b)/i;
const isMyCost = /^\s*(?:is )?my cost\b/i;

interface Found {
  sum: Sum;
  what: string;
  kind: RunningCost['kind'];
  period: CostPeriod;
}

/** A sum with the words that are about it. */
interface Place {
  sentence: ReadSentence;
  sum: Sum;
  /** Where its words start. */
  start: number;
  lead: string;
  behind: string;
  period: CostPeriod | undefined;
  /** The sentences in front of this one. */
  before: readonly ReadSentence[];
}

const parts = /,\s+(?!(?:[\p{L}-]+\s+){0,2}(?:and|&)\s)|[;:(]|\s(?:and|but|plus|then|while|so|n|&)\s/giu;

/** Where the words of a sum start: behind the sum before it, or at the start of its clause. */
function startOf(text: string, previous: Sum | undefined, sum: Sum): number {
  const from = previous?.to ?? 0;
  const between = text.slice(from, sum.from);
  const cut = [...between.matchAll(parts)].at(-1);
  return cut && previous ? from + cut.index + cut[0].length : from;
}

function rentAt({ sentence: { text }, lead, period }: Place): string | undefined {
  if (period?.unit !== undefined && /^(?:stall|site|table)$/.test(period.unit)) return 'stall';
  const near = lead.slice(-90);
  const places = [...near.matchAll(new RegExp(rentedNoun.source, 'giu'))];
  const rented = rentWord.test(near) && /\brented\b/i.test(near) ? places[0] : places.at(-1);
  if (!rented || isOfHome(text)) return undefined;
  const behind = near.slice(rented.index + rented[0].length);
  const isTimed = period !== undefined && period.per !== 'each';
  const isNext =
    isLinked(behind) ||
    /^\s*(?:for|at)\s*\$?$/i.test(behind) ||
    (isTimed && /^\s+(?:at|in|behind)\b[^.,;]{0,40}\b(?:for|at)\s*\$?$/i.test(behind));
  if (
    !(
      isNext ||
      (rentWord.test(text) && isTimed) ||
      (period?.per === 'hour' && /\b(?:in|at|for)\b/i.test(near))
    )
  )
    return undefined;
  return isTimed || /stall|booth|pitch|spot|stand|site fee|table/i.test(rented[1] ?? '')
    ? rented[1]
    : undefined;
}

/** What a cost is of. */
function reasonOf(place: Place): { what: string; kind: RunningCost['kind'] } | undefined {
  const { sentence, sum, start, lead, behind, period } = place;
  if (lost.test(sentence.text.slice(0, sum.from)) || isGivenUp.test(behind))
    return { what: 'wages that you lose', kind: 'lost' };
  const rent = rentAt(place);
  const isTimed = period !== undefined && period.per !== 'each';
  const isRent = rent !== undefined && isTimed;
  if (!isLikelyCost(sentence, sum) && !isNamedCost(sentence, sum, { lead, isRent, isTimed }))
    return undefined;
  if (rent !== undefined) return { what: rent, kind: 'rent' };
  const what = whatIn(lead, behind);
  const isByTime = period?.per === 'hour' || period?.per === 'day' || isOfShift.test(behind);
  if (isByTime && isHelper(lead)) return { what, kind: 'wage' };
  if (isMyCost.test(behind))
    return { what: whatIn(sentence.text.slice(0, start), '') || 'materials', kind: 'running' };
  return { what, kind: 'running' };
}

/** How often, where the words behind the sum do not say: by what the roles know of the whole text. */
function usualPeriod(
  { sentence: { roles }, sum }: Place,
  { kind }: { kind: RunningCost['kind'] },
): CostPeriod | undefined {
  const per = roles && likeliest(roles.periodsOf(sum.from, sum.to), leastPer);
  if (per) return { per: per === 'day' && kind === 'rent' ? 'time' : per, times: 1 };
  return kind === 'rent' || kind === 'lost' ? { per: 'time', times: 1 } : undefined;
}
const leastPer = 0.4;

/** What was paid once and is over, what others pay or charge, and what they may take or leave. */
function isOver({ sentence: { roles, text }, sum }: Place): boolean {
  if (isOfOthers(text.slice(0, sum.from))) return true;
  if (!roles) return false;
  const isToHire = toHire.test(text.slice(sum.to)) && rentedNoun.test(text.slice(0, sum.from));
  const { past, theirs, offered, refused } = roles.statesOf(sum.from, sum.to);
  const price = roles.number(sum.from, sum.to, 'price', 'rival', 'otherprice') ?? 0;
  const cost = roles.number(sum.from, sum.to, 'cost', 'monthly') ?? 0;
  return (
    past > surelyPast ||
    (theirs + offered + refused > likelyOther && !isToHire) ||
    (price > cost && price > leastPrice && !isToHire && !isPaid(text, sum))
  );
}
/** "Courts are $16 an hour to hire" */
const toHire = /^\s*(?:an?|per|\/)\s?h(?:ou)?r(?: each)?\s+(?:to (?:hire|rent|book)|hire|rent(?:al)?)\b/i;
const surelyPast = 0.7;
const likelyOther = 0.5;
const leastPrice = 0.3;

/** "Does 18 at $42 really make $2,500 a month?" asks, and states no cost. */
const asks = /(?:^|[,:;]\s*)(?:and |so |but )?(?:does|do|is|are|will|would|can|could|should|how)\b[^.,:;]*$/i;
const isAsked = ({ sentence: { text }, sum }: Place): boolean =>
  /\?\s*$/.test(text) && asks.test(text.slice(0, sum.from));

/** "She has a back room. She says 140 dollars for one week": the room of the sentence before. */
const says =
  /^\W*(?:she|he|they) (?:says?|said|wants?|asks?|asked|charges?)(?: me)?(?: about| for)?\s*[$£]?$/i;
const oneTime =
  /^\s*(?:dollars?|bucks)?\s*(?:for|an?|per|each|every)\s+(?:one |each )?(?<per>day|week|month)\b/i;
const theirRoom =
  /\b(?:she|he|they|who) (?:has|have|had|got)\b[^.;]*\b(?<what>(?:\p{L}+ )?(?:room|chair|kitchen|shed|space|studio|bay|bench|stall))\b/iu;

function toldRent({ sentence, sum, behind, before }: Place): Found | undefined {
  const what = theirRoom.exec(before.at(-1)?.text ?? '')?.groups?.what;
  const per = oneTime.exec(behind)?.groups?.per?.toLowerCase() as 'day' | 'week' | 'month' | undefined;
  if (what === undefined || per === undefined || !says.test(sentence.text.slice(0, sum.from)))
    return undefined;
  return { sum, what, kind: 'rent', period: { per, times: 1 } };
}

function costAt(place: Place): Found | undefined {
  const { sentence, sum, behind } = place;
  const told = toldRent(place);
  if (told) return told;
  if (isAsked(place)) return undefined;
  if (isOver(place)) return undefined;
  if (sum.cents < 5 || sum.cents > 2_000_000) return undefined;
  if (!sum.isSigned && isCount(behind)) return undefined;
  if (isOfHome(clauseAround(sentence, sum.from).text)) return undefined;
  const reason = reasonOf(place);
  if (!reason) return undefined;
  const period =
    place.period?.per === 'each' &&
    (reason.kind === 'rent' || byEvent.test(sentence.text) || isOfTime(sentence, sum)) &&
    (place.period.unit === undefined || reason.what === 'stall')
      ? undefined
      : place.period;
  const lead = sentence.text.slice(0, sum.from);
  // "The hall kitchen at $45 an hour, four hours a job": so much for each job.
  const perJob = reason.kind === 'rent' && period?.per === 'hour' ? hoursOfJob(behind) : undefined;
  if (perJob)
    return {
      sum: { ...sum, cents: sum.cents * perJob },
      what: reason.what,
      kind: 'running',
      period: { per: 'each', times: 1 },
    };
  const found = period ?? listPeriod(reason.what, lead, place.before) ?? usualPeriod(place, reason);
  return found && { sum, ...reason, period: found };
}

const subject =
  /(?:^|\b(?:an?|one|each|per|every)\s+)([\p{L}-]{3,14})\s+(?:costs?|is costing|sets me back)\b/iu;
const subjectOf = /\bcosts? of an? ([\p{L}-]{3,14})\b/iu;

/** "A bottle costs me $2.90": the unit comes before. */
function named(found: Found, lead: string, before: string): Found {
  const { period } = found;
  if (period.per !== 'each' || period.unit !== undefined) return found;
  // "The hay, bag and diesel cost me $11": none of them is what is sold.
  if (/\band\s*$/i.test(before)) return found;
  const unit = (subject.exec(lead) ?? subjectOf.exec(lead))?.[1]?.toLowerCase();
  const isUnit =
    unit !== undefined && !/^(?:small|big|job|that|one|ingredients?|materials?|food|it|fuel)$/.test(unit);
  return isUnit ? { ...found, period: { ...period, unit } } : found;
}

const perWeek = new RegExp(
  String.raw`\b(${countWords}|\d) (?:sessions?|times|markets?|days) (?:a|per|each|in a) (week|month|year)\b|\b(once|twice) a (week|month|year)\b`,
  'iu',
);

/** "$35 for the session, two sessions a week". */
function oftenIn(found: Found, sentence: ReadSentence, next: ReadSentence | undefined): Found {
  if (found.period.per !== 'time') return found;
  if (found.kind === 'rent' && isWeekly(sentence)) return { ...found, period: { per: 'week', times: 1 } };
  const said = perWeek.exec(sentence.text) ?? (next && perWeek.exec(next.text));
  const count = said && (said[3] ? (/^once/i.test(said[3]) ? 1 : 2) : countIn(said[1]));
  const per = (said?.[2] ?? said?.[4])?.toLowerCase() as 'week' | 'month' | 'year' | undefined;
  return count && per ? { ...found, period: { per, times: count } } : found;
}

/** "Products $12 a week, fuel $25": a list has one period. */
function inListed(found: Found, last: Found | undefined, { text }: ReadSentence): Found {
  const { per, unit } = found.period;
  if (!last || per !== 'each' || unit !== undefined) return found;
  const between = text.slice(last.sum.to, found.sum.from);
  const isListed = /^\s*(?:a|per|each|every) (?:week|fortnight|month),? (?:and )?\p{L}+ \$?$/u.test(between);
  return isListed ? { ...found, period: last.period } : found;
}

/** What the business takes, and what is left of it, is no cost. */
const isOfToday = (sentence: ReadSentence, { from, to }: Sum, { takings, left }: Today): boolean =>
  [takings, left].some((one) => one?.sentence === sentence && from < one.to && to > one.from);

function foundIn(
  sentence: ReadSentence,
  before: readonly ReadSentence[],
  { today, bills }: { today: Today; bills: Bills },
): Found[] {
  const { text } = sentence;
  const sums = sumsIn(sentence);
  const found: Found[] = [];
  sums.forEach((sum, index) => {
    const bill = bills.get(billKey(sentence, sum));
    if (bill) {
      const { what, kind, cents, per } = bill;
      found.push({ sum: { ...sum, cents }, what, kind, period: { per, times: 1 } });
      return;
    }
    if (isOfToday(sentence, sum, today)) return;
    const start = startOf(text, sums[index - 1], sum);
    const behind = text.slice(sum.to);
    const cost = costAt({
      sentence,
      sum,
      start,
      lead: text.slice(start, sum.from),
      behind,
      period: periodIn(behind.replace(/^\s*(?:post|postage|freight)\b/i, '')),
      before,
    });
    const last = found.at(-1);
    if (cost)
      found.push(inListed(named(cost, text.slice(start, sum.from), text.slice(0, start)), last, sentence));
  });
  return found;
}

const mostCosts = 12;
/** "One lady say table": who said it is no part of the name. */
const toldBy = /^(?:(?:an?|the|my|one)\s+)?\p{L}+\s+(?:says?|said|told me)\s+/iu;
/** "A professional indemnity quote came back at", "buy the spray" */
const aroundName =
  /^(?:buy|buying|get|need|look after|looking after)\s+(?:the\s+)?|\s+(?:quotes?|quoted|estimate)(?:\s+came back)?$/giu;
export const shortName = (what: string): string =>
  what
    .replace(toldBy, '')
    .replace(aroundName, '')
    .replace(
      /^(?:(?:an?|the|my|our|in|at|one|is|as|rent|their|her|his|and|could|use|can|small|of|hire|rents?)\s+)+/i,
      '',
    )
    .toLowerCase();

const quoted = /\b(?:quoted?|estimate)\b/i;
const leastPlanned = 0.6;

/** A quote, or what they will pay later. */
function isPlanned(sentence: ReadSentence, { from, to }: Sum): boolean {
  const around = sentence.text.slice(clauseAround(sentence, from).from, to + 30);
  return quoted.test(around) || (sentence.roles?.statesOf(from, to).planned ?? 0) >= leastPlanned;
}

const noName =
  /^(?:weeks?|months?|years?|days?|hours?)$|\b(?:i|we|he|she|they|you|it|who|which|that|is|are|was|nothing|no|not|like|mean|one|everything|owe|take|takes|says?|said|reckon\w*|worked|works|expect|content|know|came|until|till|if|after|noon|thats|stuff for|people)\b|\d/i;
const isName = (name: string): boolean => /\p{L}{3}/u.test(name) && !noName.test(name);

export function readCosts(sentences: readonly ReadSentence[], today: Today, bills: Bills): Costs {
  const costs: Costs = { units: [], running: [] };
  const content = sentences.filter(
    // The number of a list item is a sentence without a word.
    ({ field, isSilent, text }) => field === 'content' && !isSilent && /\p{L}/u.test(text),
  );
  const within = pricesWithin(content);
  content.forEach((sentence, index) => {
    for (const one of foundIn(sentence, content.slice(0, index), { today, bills })) {
      const { sum, what, kind, period } = oftenIn(one, sentence, content[index + 1]);
      if (within.some((price) => price.index === sentence.index && price.from === sum.from)) continue;
      if (costs.units.length + costs.running.length >= mostCosts) return;
      const { per, times, unit } = period;
      const cents = Math.round(sum.cents * times);
      const place = briefly(sentence, sum.from);
      const id = `cost:${sentence.index}:${sum.from}`;
      if (per === 'each') {
        const name = what === unit || !isName(what) ? undefined : what;
        const value = { cents, ...(unit && { unit }), ...(name && { what: name }) };
        costs.units.push(factIn(sentence, { id, value, ...place }));
        continue;
      }
      const name = shortName(what);
      if ((kind !== 'lost' && !isName(name)) || cents < 100) continue;
      const hours =
        per === 'hour' && kind === 'rent'
          ? (hoursNext(sentence, sum) ?? bookedHours([sentence, content[index + 1]]))
          : undefined;
      const value: RunningCost = {
        what: name,
        kind,
        cents,
        per,
        ...(hours !== undefined && { hoursPerMonth: hours }),
        ...(isPlanned(sentence, sum) && { isPlanned: true as const }),
      };
      costs.running.push(factIn(sentence, { id, value, ...place }));
    }
  });
  return costs;
}
