import type { Trade } from '#shared/content/schemas/trade.ts';
import { topOfBand } from '../../plan-input.ts';
import type { Proof } from '../../reading/reading.ts';
import { isOfBand } from '../../reading/reading.ts';
import { given, type Maybe } from '../blocks.ts';
import { dollars } from '../say/money.ts';
import { weekWords } from '../say/read-words.ts';
import { counted, list } from '../say/words.ts';
import { mayShow, quote, type Writing } from '../writing.ts';

/** What a reason can be made from. */
export type ReasonSources = Pick<
  Writing,
  'reading' | 'candidate' | 'trade' | 'figures' | 'screen' | 'licences'
>;

const proofSentences: Readonly<Record<Proof, string>> = {
  paid: 'People have paid you for this work.',
  employed: 'You have done this work as a job.',
  certificate: 'You have a certificate for it.',
  asked: 'People have asked you for it.',
  helped: 'You have helped people with it.',
  made: 'You have made things like this before.',
};

function skillReasons(writing: ReasonSources, kinds: ReadonlySet<string>): Maybe<string>[] {
  const skill = writing.reading.skills.find(({ value }) => value.trade === writing.trade.id);
  if (!skill || !mayShow(writing, skill)) return [];
  const { years, proof } = skill.value;
  return [
    !kinds.has('years') &&
      years !== undefined &&
      years > 0 &&
      `You have done this work for ${counted(years, 'year')}.`,
    ...proof
      .filter((one) => !kinds.has(one) && !(one === 'employed' && (years || kinds.has('years'))))
      .map((one) => proofSentences[one]),
  ];
}

const buyerSentences = {
  waiting: 'People have asked you already',
  promised: 'People have said they’ll buy',
  now: 'People buy from you now',
  past: 'People have bought from you before',
  sends: 'Someone will refer people to you',
} as const;

/** Words that say that a buyer wants the work, not only that there is one. */
const isDemand = (words: string): boolean =>
  /\b(?:ask(?:ed|s)?|wait\w*|r[aiu]ng|call(?:s|ed)?|text(?:ed|s)?|order\w*|book(?:s|ed)?|wants? (?:an?|me|it|\d+)|pays?)\b/i.test(
    words,
  ) && !/\b(?:insurance|cancel|said|but)\b|\?/i.test(words);

/** They asked for the work, in so many words; what someone pays is no such thing. */
export const isAsked = (words: string): boolean => isDemand(words.replaceAll(/\bpays?\b/gi, ''));

function buyerReason(writing: ReasonSources, kinds: ReadonlySet<string>): Maybe<string> {
  if (kinds.has('asked') || kinds.has('paid')) return undefined;
  const fact = writing.reading.buyers.find(
    (one) => mayShow(writing, one) && isDemand(one.words) && quote(writing, one),
  );
  return fact && `${buyerSentences[fact.value.when]}: ${quote(writing, fact)}.`;
}

const costsOf = ({ start, monthly }: Trade) => [...start.before, ...start.later, ...monthly];

/** What the customer owns of the tools that the trade would have to buy, in their own words. */
function toolReason({ figures, reading, trade, screen }: ReasonSources): Maybe<string> {
  const words = costsOf(trade)
    .filter(({ what }) => figures.inputs.owned.includes(what))
    .flatMap(({ owned }) => owned);
  const items = reading.owned
    .map(({ value }) => value.item.replace(/^own /, ''))
    .filter((item) => screen.allows(item) && words.some((one) => item.includes(one) || one.includes(item)));
  // "extractor" is the portable extractor.
  const whole = [...new Set(items)].filter(
    (item) => !items.some((other) => other !== item && other.endsWith(` ${item}`)),
  );
  return whole.length > 0 && `You own what the work needs: ${list(whole.slice(0, 3))}.`;
}

const charged = /\b(?:charged?|charging|paid|pays?|sold|sell(?:ing)?|gave|gives?|get|got)\b/i;

function priceReason(writing: ReasonSources): Maybe<string> {
  const { figures, reading } = writing;
  const { priceCents } = figures.inputs;
  const value = figures.inputs.job?.eachCents ?? priceCents.value;
  const cents = figures.theirPrice?.cents ?? ('words' in priceCents.from ? value : undefined);
  const fact = reading.prices.find(({ value }) => value.cents === cents && value.when !== 'offered');
  if (!fact || !mayShow(writing, fact)) return undefined;
  const isCharged = reading.running !== undefined || fact.value.when === 'past' || charged.test(fact.words);
  return `${isCharged ? 'You have charged' : 'You gave your price:'} ${dollars(fact.value.cents)}${isCharged ? ' already' : ''}.`;
}

function timeReason({ figures, reading, trade, screen }: ReasonSources): Maybe<string> {
  const hours = figures.inputs.hoursPerWeek.value;
  if (!reading.hours || trade.fit.leastHoursPerWeek > hours) return undefined;
  const free = screen.isSafety ? undefined : weekWords(reading, 'free');
  const isShort = free !== undefined && free.length <= 45 && !free.includes(';');
  return isShort ? `It fits your free time: ${free}.` : `It fits your ${counted(hours, 'hour')} a week.`;
}

function moneyReason({ figures, reading }: ReasonSources): Maybe<string> {
  if (reading.running) return 'You sell it already.';
  const cents = figures.inputs.start.reduce((sum, one) => sum + one.cents, 0);
  const { money } = reading;
  if (cents === 0) return money && 'You have nothing to buy before the first job.';
  const top = money && isOfBand(money) ? topOfBand(money.words) : undefined;
  if (!money || figures.shortCents > 0) return undefined;
  return top !== undefined && cents <= top
    ? `You can start with ${dollars(cents)}, which your budget covers.`
    : `You can start with ${dollars(cents)} of your ${dollars(money.value.cents)}.`;
}

/** For work that no file of ours covers, their own words say that they know it. */
function experienceReason(writing: ReasonSources): Maybe<string> {
  const { experience } = writing.reading;
  if (!experience || !writing.candidate.isUncatalogued || !mayShow(writing, experience)) return undefined;
  const words = quote(writing, experience);
  return words && `You know the work: ${words}.`;
}

/** Reasons from the customer's own facts that the choice did not name yet, the strongest first. */
export const ownReasons = (writing: ReasonSources, kinds: ReadonlySet<string>): string[] =>
  given([
    experienceReason(writing),
    ...skillReasons(writing, kinds).slice(0, 3),
    buyerReason(writing, kinds),
    !kinds.has('owns') && toolReason(writing),
    priceReason(writing),
    timeReason(writing),
    moneyReason(writing),
  ]);
