import type { Fact, PriceFact, Reading } from '../../reading/reading.ts';
import type { Business } from '../business.ts';
import type { FigureInputs } from '../inputs.ts';
import { leastOf, paceFor } from '../own-pace.ts';
import { hoursOfDay } from '../plan-hours.ts';
import { divide } from '../round.ts';
import { hoursOfPrice, hoursWithRest, isHire } from '../time-unit.ts';
import { statedCost, withShare } from '../unit-cost.ts';
import { isMonthly, isWithHelper, kindOfPrice, lineName, linesBeside } from './price-lines.ts';

/** Dollars that an hour of a helper costs, with super. */
const helperDollars = 38;

/** One line of the customer's price list, as one sale of it. */
export interface SaleLine {
  fact?: Fact<PriceFact>;
  /** The business as if it sold this line alone. */
  business: Business;
  priceCents: number;
  costCents: number;
  hours: number;
  unpaidHours: number;
  isOwnCost: boolean;
  isOwnTime: boolean;
  /** How many of what is priced one sale has, where it is more than one. */
  count?: number;
  /** Our judgement of how often it sells, next to the first line. */
  weight: number;
}

/** The way to a dear job costs no more. */
const isFuel = /\b(?:fuel|petrol|diesel|travel)\b/i;
/** Hours of one visit, for work that is sold by the hour and in whole jobs, where they name no least. */
const usualHours = 2;
const isBareHour = /^h(?:ou)?rs?$/i;
const isTaught = /\b(?:lessons?|tutor\w*|teach\w*|class(?:es)?|coach\w*|sessions?|training)\b/i;

export const thousandths = (hours: number): number => Math.max(0, Math.round(hours * 1000)) / 1000;
const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

interface Context {
  business: Business;
  reading: Reading;
  days: FigureInputs['days'];
}

/** How many of the priced thing one sale of a line has: the least that they take, or the hours of a visit. */
function countOf(fact: Fact<PriceFact>, line: Business, { reading, business }: Context): number {
  const price = { value: fact.value.cents, from: { words: fact.words } };
  const least = leastOf(line, reading, { price, main: fact });
  const { cents, priceId } = least?.fact.value ?? {};
  if (least && cents === undefined && (priceId === undefined || priceId === fact.id)) return least.times;
  const isHour = isBareHour.test(line.unit) && lineName(fact.value) === undefined;
  return isHour && !isTaught.test(`${business.words} ${business.unit}`) ? usualHours : 1;
}

/** The same work in the same time, and the helper is paid. */
function helpedLine(fact: Fact<PriceFact>, main: SaleLine, at: number): SaleLine | undefined {
  const count = main.count ?? 1;
  const costCents = main.costCents + Math.round(helperDollars * 100 * main.hours);
  const priceCents = fact.value.cents * count;
  return costCents < priceCents
    ? { ...main, fact, priceCents, costCents, isOwnCost: false, weight: 1 / (at + 2) }
    : undefined;
}

function lineOf(fact: Fact<PriceFact>, main: SaleLine, at: number, context: Context): SaleLine | undefined {
  if (isWithHelper(fact.value)) return helpedLine(fact, main, at);
  const { business, reading, days } = context;
  const { cents, unit = 'job' } = fact.value;
  const item = lineName(fact.value);
  const line: Business = { ...business, unit, item: item ?? unit };
  const count = countOf(fact, line, context);
  const kind = kindOfPrice(fact.value);
  const isPart = kind !== 'one' && kind !== 'hours' && main.fact && kindOfPrice(main.fact.value) !== kind;
  if (isPart && count === 1) return undefined;
  const priceCents = Math.round(cents * count);
  const isTied = reading.unitCosts.some(({ value }) => value.priceIds?.includes(fact.id));
  // What they say of all sales is not the cost of a small one.
  const isSmall = priceCents < main.priceCents / 2 && !isTied;
  const stated = isSmall ? undefined : statedCost(line, reading, { priceCents: cents, main: fact });
  const ofStated =
    stated && Math.round(withShare(stated, reading, cents).value * (kind === 'hours' ? 1 : count));
  const isCovered = ofStated !== undefined && ofStated < priceCents;
  const scaled = divide(main.costCents * priceCents, main.priceCents);
  const isTrip = main.isOwnCost && reading.unitCosts.every(({ value }) => isFuel.test(value.what ?? ''));
  const costCents = isCovered ? ofStated : isTrip ? Math.min(scaled, main.costCents * count) : scaled;
  const named = isHire(business.words) ? undefined : hoursOfPrice(fact.value, hoursOfDay(reading));
  const whole = hoursWithRest(fact.value.item ?? '', business.seen);
  const own = whole ?? paceFor(line, reading, { main: fact, days })?.hours ?? named;
  // What is left after materials pays for the time.
  const left = (priceCents - costCents) / count;
  const ratio = between(0.1, left / Math.max(1, main.priceCents - main.costCents), 4);
  const hours =
    own === undefined ? between(Math.min(0.05, main.hours / 2), main.hours * ratio * count, 40) : own * count;
  const unpaid = main.unpaidHours * between(0.5, ratio, 1.5);
  return {
    fact,
    business: line,
    priceCents,
    costCents,
    hours: thousandths(hours),
    unpaidHours: thousandths(Math.min(unpaid, Math.max(0.05, hours))),
    isOwnCost: isCovered,
    isOwnTime: own !== undefined,
    ...(count > 1 && { count }),
    // The first line of a list sells most, and a dear line less often.
    weight: Math.min(1, main.priceCents / priceCents) / (at + 2),
  };
}

/** Where whole jobs are sold too, hours come as a visit. */
function inVisits(main: SaleLine, { business, reading }: Context): SaleLine {
  const isNamed = main.fact && lineName(main.fact.value) !== undefined;
  const isHour = isBareHour.test(business.unit) && !isNamed && main.hours <= 1.01;
  const beside = main.fact ? linesBeside(main.fact, reading) : [];
  // Who sometimes brings a helper comes for a job.
  const isAlone = beside.every(({ value }) => kindOfPrice(value) === 'hours' && !isWithHelper(value));
  if (!isHour || isAlone || isTaught.test(`${business.words} ${business.unit}`)) return main;
  return {
    ...main,
    count: usualHours,
    priceCents: main.priceCents * usualHours,
    costCents: main.costCents * usualHours,
    hours: main.hours * usualHours,
  };
}

/** Another line whose time they name says more of the first than our list does. */
function withOwnTime(main: SaleLine, facts: readonly Fact<PriceFact>[], context: Context): SaleLine {
  if (main.isOwnTime) return main;
  const sister = facts
    .map((fact) => lineOf(fact, main, 0, context))
    .find(
      (line) => line?.isOwnTime === true && line.fact !== undefined && kindOfPrice(line.fact.value) === 'one',
    );
  const ratio = sister ? (main.priceCents - main.costCents) / (sister.priceCents - sister.costCents) : 0;
  return sister && ratio >= 0.3 && ratio <= 3 ? { ...main, hours: thousandths(sister.hours * ratio) } : main;
}

/** The main line and the other lines, each as one sale. */
export function saleLines(
  inputs: FigureInputs,
  fact: Fact<PriceFact> | undefined,
  context: Context,
): SaleLine[] {
  const { business, reading } = context;
  const first: SaleLine = {
    ...(fact && { fact }),
    business,
    priceCents: inputs.priceCents.value,
    costCents: inputs.costCents.value,
    hours: thousandths(inputs.hoursPerUnit),
    unpaidHours: thousandths(inputs.unpaidHoursPerUnit),
    isOwnCost: 'words' in inputs.costCents.from,
    isOwnTime: 'words' in inputs.timeFrom,
    weight: 1,
  };
  if (!fact || first.hours <= 0 || isMonthly(business.unit)) return [first];
  // A visit that their hour makes, and the smallest job, are whole jobs.
  const isJob = inputs.job !== undefined || first.priceCents !== fact.value.cents;
  const facts = linesBeside(fact, reading, isJob ? 'one' : undefined);
  const main = withOwnTime(inputs.job ? first : inVisits(first, context), facts, context);
  const beside = facts.flatMap((one, at) => lineOf(one, main, at, context) ?? []);
  const isNear = ({ priceCents }: SaleLine): boolean =>
    priceCents <= main.priceCents * 30 && priceCents * 30 >= main.priceCents;
  return [main, ...beside.filter(isNear)];
}
