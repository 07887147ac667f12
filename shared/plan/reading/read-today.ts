import { cents } from '#shared/domain/tokens/money.ts';
import { monthly } from './goal/per-month.ts';
import type { Per } from './goal/period.ts';
import { amountsOf, type FoundAmount, likelySums } from './read-amounts.ts';
import type { Running } from './reading.ts';
import { likeliest } from './roles/states.ts';
import { clauseAround, type ReadSentence } from './text.ts';

const sold =
  /\b(\d{1,4})\s+(?:\p{L}+\s+){0,2}?(clients?|customers?|jobs?|orders?|bookings?|sales|students?|pupils?|lessons?|visits?|boxes|dogs|cuts|loaves|jars|bars|cakes|repairs?|deliveries)\s+(?:a|an|per|each|every|\/)\s*(week|fortnight|month|year)\b/iu;
/** What one sale brings on average: not what a week brings, and not a count of things. */
const average =
  /\baverage\b[^.\d]{0,40}?(?:\$\s?(?<sum>\d{1,3}(?:,\d{3})+|\d{1,5})|(?<bare>\d{1,5})(?=\s*(?:dollars|bucks|each|an?\b|per\b|[.,;)]|$)))(?![\d%]|\s*(?:an?|per|each|every|\/)\s*(?:day|week|fortnight|month|year)\b)/i;
const monthsIn = { week: 52 / 12, fortnight: 26 / 12, month: 1, year: 1 / 12 } as const;

/** Before an amount: what the business takes, or what is left of it. The nearest word decides. */
const salesBefore =
  /\b(?:turn(?:s|ed|ing)?[ -]?over|takings?|took|sales|(?:my|our|the|present|current|total|now) sale(?= (?:is|was))|revenue|gross(?:ed|es|ing)?|sells?|selling|sold|(?:i|we) (?:usually |now )?(?:bank|invoice|bill)|(?<!\b(?:which|that|job|work|wage|husband|wife|partner) )(?:brings?|pulls?) in|the books (?:say|said|show))\b(?:(?!\b(?:profit|clear|left|for|at)\b)[^.;]){0,40}$/i;
/** "Shop takes about 8,400 a month", "it takes in $600 a week": no time that a job takes, and no wage that someone takes. */
const takes =
  /(?:^\s*|[.;:,]\s*|\b(?:i|we|it|shop|stall|van|truck|cart|business|studio|salon|caf[eé]|workshop|(?:at|in) (?:the )?(?:moment|term|total)|now|currently|usually|weekly|monthly)\s)(?:now |usually |currently )?tak(?:es?|ing) (?:in )?(?:(?:about|around|roughly|maybe|some|nearly|just|only|over)\s)*[$£€]?$/i;
/** What others owe and the costs of a building are no sales. */
const noTakings = /\b(?:owes?|owed|owing|outgoings|renews?)\b[^.;]{0,40}$/i;
/** "I take 640 in a week for me" */
const forThem = /^[^.;,\d]{0,20}\bfor (?:me|my ?self|us|ourselves)\b/i;
/** The takings of a good week or of a season are no average. */
const ofPart = /^[^.;,]{0,20}\b(?:in|on) an? (?:good|great|busy|strong|decent) (?:week|month)\b/i;
const inTerm = /\b(?:in|during) (?:school )?terms?(?: time)?\b[^.;]{0,30}$/i;
/** Weeks of school in a year. */
const termShare = 40 / 52;
const salesBehind =
  /^(?! and\b)[^.;,]{0,12}\b(?:in sales|of sales|turnover|in takings|worth\b|\(?before (?:costs|expenses)\b|(?:going )?out (?:of )?the door|through the (?:till|door|books|account|bank)|over the counter|(?:a|per|each|every) (?:week|fortnight|month) (?:comes?|coming) in\b|(?:comes?|coming) in\b|lately\b)/i;
const profitBefore =
  /\b(?:profit|clear(?:ed|s|ing)?|left (?:over|with)|ends? up with|net(?:ted|s)?|keep|kept|(?:made|makes|pays?|paid) (?:me|us|meself|myself)|drew|there (?:was|is)|draw(?:s|ing)?)\b(?:(?!\bsales\b)[^.;]){0,30}$/i;
/** They take it out of their own business; no employer pays like that. */
const drawn =
  /\b(?:(?:take|takes|took|pull|pulls|pulled) out|walk(?:s|ed)? away with|(?:pay|paid) (?:my|me)self)\b[^.;]{0,30}$/i;
const profitBehind =
  /^(?! and\b)[^.;,]{0,20}\b(?:profit|clear\b|left (?:over|after|before tax|for (?:me|us))|income\b|in my pocket|out for (?:my|our|me)sel(?:f|ves)|after (?:everything|all costs|costs|fuel|materials|expenses))/i;
/** "After the app and petrol I'm seeing about" */
const costsBefore =
  /\bafter (?:the |my |all |all my )?(?:app|fees?|petrol|fuel|costs|expenses|materials|everything)\b(?:(?!\b(?:profit|sales|goal)\b)[^.;(]){0,40}$/i;
/** No wage has costs. */
const afterCosts =
  /^[^.;,\d]{0,20}\bafter (?:(?:the|my|all) )?(?:everything|costs|fuel|diesel|petrol|materials|ingredients|expenses|rent)\b/i;
const afterAnyCosts = /\bafter (?:everything|all costs|costs|expenses)\b/i;
/** Not today, not theirs, or not so yet. */
const isNotToday =
  /\b(?:want|goal|aim\w*|hope|extra|another|more|like to|reach|get to|to be|could|would|should|if|will|expect|target|need|plan|used to|until|before(?! tax)|bought|sold (?:my|the|our) (?:business|shop|company)|employer|boss|company i|shop i work|he|she|they|owner)\b/i;
const inYear =
  /\b(?:last|this|past) (?:fin(?:ancial)? |tax |full )?(?:year|yr)\b|\bthe year to \w+|\ba year\b|\bannual(?:ly)?\b|\bFY ?\d\d\b|\byearly\b/i;
/** They had it once. */
const isOver =
  /\b(?:used to (?:run|own|have)|(?:closed|sold|shut|wound up|lost) (?:it|my|the|our) ?(?:business|shop|company|salon|studio)?|went (?:bust|under|broke)|no longer|in liquidation)\b/i;

/** The time that a sum is of, where the words behind it say it in another way: "last week", "in a good month". */
const behindPeriods: readonly [RegExp, Per][] = [
  [/^[^.;,\d]{0,14}\b(?:last|most|in an?|in an? \p{L}+) weeks?\b/iu, 'week'],
  [/^[^.;,\d]{0,14}\b(?:last|most|in an?|in an? \p{L}+) months?\b/iu, 'month'],
];
const ofDay = /^(?:\p{L}{3,6}day|weekend)$/iu;

function saidPeriod(
  { per, item, to }: Pick<FoundAmount, 'per' | 'item' | 'to'>,
  { text }: ReadSentence,
): Per | undefined {
  if (per === 'item' && ofDay.test(item ?? '')) return 'week';
  return per ?? behindPeriods.find(([words]) => words.test(text.slice(to)))?.[1];
}

function likelyPeriod(
  { from, to }: Pick<FoundAmount, 'from' | 'to'>,
  { roles }: ReadSentence,
): Per | undefined {
  const likely = roles && likeliest(roles.periodsOf(from, to));
  return likely && isLong.test(likely) ? (likely as Per) : undefined;
}
const isLong = /^(?:week|fortnight|month|quarter|year)$/;

/** No business that we plan takes more in a month. */
const mostMonthlyCents = 25_000_000;

type Volume = Omit<Running, 'since'>;

/** What an amount of money is a month, where a period is named near it, or the sentence before speaks of a year. */
function inMonth(
  { cents: amount, per }: Pick<FoundAmount, 'cents' | 'per'>,
  isOfYear: boolean,
): number | undefined {
  if (per === 'hour' || per === 'item' || per === 'day') return undefined;
  const period = per ?? (isOfYear ? 'year' : undefined);
  const inMonth = period && amount < mostMonthlyCents * 12 ? monthly(cents(amount), period) : undefined;
  return inMonth !== undefined && inMonth <= mostMonthlyCents ? inMonth : undefined;
}

/** The words around it say that it is what a business takes or keeps. */
const leastLikely = 0.5;
/** Below it, a sum that may be a wage is no sales. */
const leastSales = 0.2;
const leastWage = 0.15;
const surelyWage = 0.9;
/** Employers pay so. */
const inHand = /^[^.;,]{0,16}\b(?:in (?:the|my) hand|take[- ]home)\b/i;
const atWork = /^[^.;,]{0,16}\bat (?:the|my) (?:shop|job|work|salon|caf[eé]|factory|office)\b/i;
/** "On $1,720 a week" is a wage, "after $700" is wanted, and "most jobs come to $750" is a price. */
const noSales =
  /(?:^\W*|\b(?:i[’']?m|i am) )on (?:about )?[$£€]?$|\bafter [$£€]?$|\b(?:jobs?|orders?|bookings?|each|one) (?:usually |mostly )?(?:comes?|works? out) (?:to|at) (?:about )?[$£€]?$/i;
/** An employer's pay, unless costs come off it: "I take home $1,020 a week". */
const payBefore = /\b(?:take|taking|takes|bring|brings|bringing) home\b[^.;,$\d]{0,16}[$£€]?$/i;
const goesOn = /^\W*(?:so|and|that|which|i keep|i kept|left)\b/i;
const ofGoalToday = /\b(?:now|today|currently|at the moment|instead of|in place of|from)\b/i;

/** "The shop I work at turns over" */
const ofOthers =
  /\b(?:(?:shop|place|salon|caf[eé]|company|firm|farm) (?:that )?i work|my (?:boss|sister|brother|mate|friend|mum|dad)|a (?:mate|friend)|he|she|they)\b/i;
/** "Run 260 ewes too" */
const otherWork = /\btoo\b/i;

type Sum = Pick<FoundAmount, 'cents' | 'per' | 'from' | 'to'>;

/** "1400 a week, I'm on about 1150 after costs": in a goal the model takes all for planned. */
const todaySaid = /\b(?:i[’']?m|i am) (?:on|getting|making|at|doing)\b[^.;\d]{0,12}$/i;

/** What a sum is to their business of today, by the words around it. */
function meaningOf(sentence: ReadSentence, { from, to }: Sum): 'profit' | 'sales' | undefined {
  const { text, roles } = sentence;
  const state = roles ? likeliest(roles.statesOf(from, to), 0) : 'now';
  const own = text.slice(clauseAround(sentence, from).from, from);
  const isToday = state === 'now' || (sentence.field === 'incomeGoal' && todaySaid.test(own));
  if (!isToday || ofOthers.test(own) || otherWork.test(text.slice(0, from))) return undefined;
  const [lead, after] = [text.slice(Math.max(0, from - 60), from), text.slice(to, to + 60)];
  const likely = roles?.number(from, to, 'sales') ?? 0;
  const other = roles?.number(from, to, 'wage', 'payment', 'partner', 'goal') ?? 0;
  if (noTakings.test(lead) || ofPart.test(after)) return undefined;
  const isTaken = takes.test(text.slice(0, from));
  const isNet =
    afterCosts.test(after) || costsBefore.test(lead) || drawn.test(lead) || (isTaken && forThem.test(after));
  const isWage = other > Math.max(likely, leastWage) && !isNet;
  if ((other > surelyWage || (inHand.test(after) && other > leastWage)) && !isNet) return undefined;
  if (!isNet && (atWork.test(after) || noSales.test(lead) || payBefore.test(lead))) return undefined;
  if (isNet || profitBefore.test(lead) || profitBehind.test(after)) return isWage ? undefined : 'profit';
  // "He's selling up, and a bay in town is $340 a week"
  const isCost = (roles?.number(from, to, 'monthly', 'cost', 'buy') ?? 0) > Math.max(likely, leastLikely);
  if (isCost && !isTaken) return undefined;
  return isTaken || salesBefore.test(lead) || salesBehind.test(after) || likely >= leastLikely
    ? 'sales'
    : undefined;
}

/** A sum without a period that they keep of a turnover whose period they name. */
const kept =
  /(?<=\b(?:keep|kept|clear|had|left with|leaves me) (?:about |around |maybe |roughly )?)\$?(?<sum>\d{1,3}(?:,\d{3})+|\d{2,6})(?=\s(?:left|after|of (?:it|that)|once)\b)/giu;
/** "Took 46k and had 31 left": both are thousands. */
const inThousands = /\d\s?k\b/i;
const keptIn = (text: string): (Sum & { high: number })[] =>
  [...text.matchAll(kept)].flatMap((found) => {
    const sum = Number((found.groups?.sum ?? '').replaceAll(',', ''));
    const isShort = sum < 100;
    if (isShort && !inThousands.test(text.slice(0, found.index))) return [];
    const cents = sum * (isShort ? 100_000 : 100);
    return [{ cents, high: cents, from: found.index, to: found.index + found[0].length }];
  });

/** A sum of today, where it is said. */
export interface SumToday {
  sentence: ReadSentence;
  from: number;
  to: number;
  per: Per;
}

interface Told {
  volume: Volume;
  /** The time that their sales are of. */
  per?: Per | undefined;
  takings?: SumToday;
  left?: SumToday;
}

/** Sales and profit of today in a sentence. What they keep is of the time of the sales next to it. */
function moneyIn(sentence: ReadSentence, before: { text: string; per?: Per | undefined }): Told {
  const volume: Volume = {};
  const told: Told = { volume };
  const { text } = sentence;
  const isOfGoal = sentence.field === 'incomeGoal';
  if (isOver.test(text) || (isOfGoal && !ofGoalToday.test(text))) return { volume };
  const isOfYear = inYear.test(text) || (goesOn.test(text) && inYear.test(before.text));
  const isNamed = ({ from }: Pick<Sum, 'from'>): boolean =>
    salesBefore.test(text.slice(Math.max(0, from - 60), from));
  const amounts = [
    // "Sold 160" counts things; "I'm left with 1,650" is money.
    ...amountsOf(sentence).filter(
      ({ strength, from, to }) =>
        strength > 1 ||
        profitBefore.test(text.slice(Math.max(0, from - 60), from)) ||
        afterCosts.test(text.slice(to)),
    ),
    ...likelySums(sentence, leastLikely, 'sales'),
    ...likelySums(sentence, leastSales, 'sales').filter(isNamed),
  ];
  const ofSentence = amounts.find(
    (one) => one.per !== undefined && (isOfGoal || meaningOf(sentence, one) === 'sales'),
  )?.per;
  // "1400 a week, I'm on about 1150 after costs at the moment", "turn over 1250 a week, keep 950 after fuel"
  const ofSales = ofSentence ?? (isOfYear ? 'year' : before.per);
  const keeps = ofSales === undefined ? [] : keptIn(text);
  amounts.push(...keeps.filter((one) => !amounts.some(({ from, to }) => from < one.to && to > one.from)));
  for (const amount of amounts) {
    const meaning = meaningOf(sentence, amount);
    const per =
      saidPeriod(amount, sentence) ??
      (isOfGoal || meaning === 'profit' ? ofSales : undefined) ??
      likelyPeriod(amount, sentence);
    const monthlyCents = meaning && inMonth({ cents: amount.cents, ...(per && { per }) }, isOfYear);
    if (monthlyCents === undefined) continue;
    const isOfTerm = takes.test(text.slice(0, amount.from)) && inTerm.test(text.slice(0, amount.from));
    const of = per ?? (isOfYear ? 'year' : undefined);
    const place = of && { sentence, from: amount.from, to: amount.to, per: of };
    if (meaning === 'profit') {
      if (volume.profitCents === undefined && place) told.left = place;
      volume.profitCents ??= monthlyCents;
    } else {
      if (volume.monthlyCents === undefined && place) told.takings = place;
      volume.monthlyCents ??= isOfTerm ? Math.round(monthlyCents * termShare) : monthlyCents;
    }
  }
  return { ...told, per: ofSentence };
}

/** What the business sells today, and what is left of it, with the places of the two sums. */
export interface Today extends Pick<Told, 'volume' | 'takings' | 'left'> {
  named?: ReadSentence;
}

/** What the business sells today, where the customer says so. */
export function readToday(sentences: readonly ReadSentence[]): Today {
  const volume: Volume = {};
  const places: Pick<Told, 'takings' | 'left'> = {};
  let named: ReadSentence | undefined;
  let before: { text: string; per?: Per | undefined } = { text: '' };
  for (const sentence of sentences) {
    if (sentence.isSilent || !['content', 'incomeGoal'].includes(sentence.field)) continue;
    if (sentence.text.includes('?')) continue;
    const { text } = sentence;
    const count = sold.exec(text);
    const isOwn = count && !isNotToday.test(text.slice(0, count.index));
    if (isOwn && volume.perMonth === undefined)
      volume.perMonth = Math.round(
        Number(count[1]) * monthsIn[count[3]?.toLowerCase() as keyof typeof monthsIn],
      );
    const each = average.exec(text);
    if (each && volume.averageCents === undefined)
      volume.averageCents = Number((each.groups?.sum ?? each.groups?.bare ?? '').replaceAll(',', '')) * 100;
    const { volume: money, per, takings, left } = moneyIn(sentence, before);
    before = { text, per };
    const isSaid = money.monthlyCents !== undefined || money.profitCents !== undefined;
    if (isSaid && (sentence.field === 'content' || afterAnyCosts.test(text))) named ??= sentence;
    if (takings && volume.monthlyCents === undefined) places.takings = takings;
    if (left && volume.profitCents === undefined) places.left = left;
    Object.assign(volume, { ...money, ...volume });
  }
  const { profitCents, ...sales } = volume;
  const isPart = profitCents !== undefined && profitCents < (sales.monthlyCents ?? Number.POSITIVE_INFINITY);
  const { takings } = places;
  return {
    ...(isPart ? { volume, ...places } : { volume: sales, ...(takings && { takings }) }),
    ...(named && { named }),
  };
}
