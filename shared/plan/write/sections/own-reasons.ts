import type { Trade } from '#shared/content/schemas/trade.ts';
import { askedCents } from '../../figures/inputs.ts';
import { topOfMoney } from '../../figures/own-money.ts';
import { startCentsAt } from '../../figures/start-costs.ts';
import { type BuyerFact, isSelling, overlaps, type Proof } from '../../reading/reading.ts';
import { stemsIn } from '../../reading/text.ts';
import { given, type Maybe } from '../blocks.ts';
import { namedPeople } from '../own-facts.ts';
import { dollars } from '../say/money.ts';
import { buyerInWords, chargedWords } from '../say/own-words.ts';
import { weekWords } from '../say/read-words.ts';
import { counted, list, sentence, series } from '../say/words.ts';
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

/** What one buyer does, and several do. */
const buyerSentences: Readonly<Record<Exclude<BuyerFact['when'], 'hope'>, readonly [string, string]>> = {
  now: ['already buys from you', 'already buy from you'],
  promised: ['has promised to buy', 'have promised to buy'],
  waiting: ['wants this', 'want this'],
  past: ['has bought from you before', 'have bought from you before'],
  sends: ['can tell others about you', 'can tell others about you'],
};
const strongest = ['now', 'promised', 'waiting', 'past', 'sends'] as const;

/** "3 colleagues" and "customers at the market" are several, and "the class" is one. */
const isSeveral = ({ who, count = 1 }: BuyerFact): boolean =>
  count > 1 || /[^s]s$/i.test(who.split(/\s(?:at|in|on|of|from|for|with|near)\s/i, 1)[0] ?? '');

/** The strongest thing that buyers do or said. Those whom the customer only named are no reason. */
export function buyerReason(writing: ReasonSources): Maybe<string> {
  const named = namedPeople(writing);
  const when = strongest.find((one) => named.some(({ value }) => value.when === one));
  if (!when) return undefined;
  const theirs = named.filter(({ value }) => value.when === when).slice(0, 3);
  const [one, several] = buyerSentences[when];
  const isMany = theirs.length > 1 || theirs.some(({ value }) => isSeveral(value));
  return sentence(`${series(theirs.map(({ value }) => buyerInWords(value)))} ${isMany ? several : one}`);
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
  return whole.length > 0 && `You have tools for this work: ${list(whole.slice(0, 3))}.`;
}

/** The price of the plan as the customer has it: charged, charged once, or only thought of. */
function priceReason(writing: ReasonSources): Maybe<string> {
  const { figures, reading } = writing;
  const { priceCents } = figures.inputs;
  const value = figures.inputs.job?.eachCents ?? askedCents(figures.inputs);
  const cents = figures.theirPrice?.said.cents ?? ('words' in priceCents.from ? value : undefined);
  const fact = reading.prices.find(({ value }) => value.cents === cents && value.when !== 'offered');
  return fact && mayShow(writing, fact) ? chargedWords(fact, reading) : undefined;
}

function timeReason({ figures, reading, trade, screen }: ReasonSources): Maybe<string> {
  const hours = figures.inputs.hoursPerWeek.value;
  if (!reading.hours || trade.fit.leastHoursPerWeek > hours) return undefined;
  const free = screen.isSafety ? undefined : weekWords(reading, 'free');
  const isShort = free !== undefined && free.length <= 45 && !free.includes(';');
  return isShort ? `It fits your free time: ${free}.` : `It fits your ${counted(hours, 'hour')} a week.`;
}

function moneyReason({ figures, reading, candidate }: ReasonSources): Maybe<string> {
  if (isSelling(reading))
    return candidate.offer.kind === 'product'
      ? 'You already sell this.'
      : 'You already do this work for money.';
  const cents = startCentsAt(figures.inputs.start, 0);
  const { money } = reading;
  if (cents === 0) return money && 'You have nothing to buy before the first job.';
  const top = topOfMoney(reading);
  if (!money || figures.shortCents > 0) return undefined;
  if (top !== undefined && cents <= top)
    return `You can start with ${dollars(cents)}, which your budget covers.`;
  // Some of it may wait until sales pay for it.
  return cents <= money.value.cents
    ? `You can start with ${dollars(cents)} of your ${dollars(money.value.cents)}.`
    : undefined;
}

/** Fewer years of other work say little of this one. */
const manyYears = 5;

/** Years, papers and jobs in the customer's own words. */
function experienceReason(writing: ReasonSources): Maybe<string> {
  const { experience, skills } = writing.reading;
  if (!experience || !mayShow(writing, experience)) return undefined;
  const { trade, candidate } = writing;
  const found = skills.find(({ value }) => value.trade === trade.id)?.value.found ?? [];
  const said = stemsIn(experience.words);
  const isOfWork = [...stemsIn(`${trade.plain} ${candidate.offer.name} ${found.join(' ')}`)].some(
    (stem) => stem.length > 3 && said.has(stem),
  );
  const words = (isOfWork || (experience.value.years ?? 0) >= manyYears) && quote(writing, experience);
  return words && `You bring experience: ${words}.`;
}

/** Work that they did before, for money or for nothing. */
function doneReason(writing: ReasonSources): Maybe<string> {
  const { experience, done: all } = writing.reading;
  const done = all.find(
    ({ value, at }) => value.kind === 'work' && !(experience && overlaps(at, experience.at)),
  );
  const words = done && mayShow(writing, done) && quote(writing, done);
  return words && `You have done this before: ${words}.`;
}

/** Reasons from the customer's own facts that the choice did not name yet, the strongest first. */
export const ownReasons = (writing: ReasonSources, kinds: ReadonlySet<string>): string[] =>
  given([
    !kinds.has('years') && experienceReason(writing),
    ...skillReasons(writing, kinds).slice(0, 3),
    doneReason(writing),
    !kinds.has('asked') && buyerReason(writing),
    !kinds.has('owns') && toolReason(writing),
    priceReason(writing),
    timeReason(writing),
    moneyReason(writing),
  ]);
