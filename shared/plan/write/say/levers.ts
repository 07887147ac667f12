import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Figures } from '../../figures/calculate.ts';
import { monthAt } from '../../figures/calendar-months.ts';
import { isReached } from '../../figures/goal-test.ts';
import { askedCents, type FigureInputs } from '../../figures/inputs.ts';
import { fullWageCents } from '../../figures/plan-hours.ts';
import { clearGoal, type Goal, isSelling, type Reading } from '../../reading/reading.ts';
import { given, type Maybe } from '../blocks.ts';
import { findLevers, fullTimeHours, type LeverName, type Levers } from '../find-levers.ts';
import { monthYear } from './dates.ts';
import { reachedWords } from './goal.ts';
import { hourLeaves } from './hour.ts';
import { hasJobIn } from './job-ends.ts';
import { about, dollars } from './money.ts';
import { priceOf } from './price.ts';
import { counted, heading, list, phrase, printedHours } from './words.ts';

interface LeverSources {
  figures: Figures;
  reading: Reading;
  offer: Offer;
  rules: MoneyRules;
  /** The name of the first other business that part 2 looks at. */
  neighbour?: string | undefined;
}

/** Who pays by the week or the month is a client. */
const salesSaid = (count: number, unit: string): string =>
  counted(count, /^(?:week|fortnight|month|quarter|term|year)$/.test(unit) ? 'client' : unit);

const priceSaid = ({ inputs }: Figures, cents: number): string => `${dollars(cents)} ${priceOf(inputs)}`;

/** "$3,000, or about 45 more at $68 an hour" */
function moreSales(inputs: FigureInputs, steps: number): string {
  const sum = salesNow(inputs, steps);
  const many = Math.ceil((steps * inputs.priceCents.value) / Math.max(1, askedCents(inputs)));
  return many > 1 && many < 200 ? `${sum}, about ${many} at ${dollars(askedCents(inputs))},` : sum;
}

const salesNow = ({ asked, unit }: FigureInputs, now: number): string =>
  asked ? counted(now, unit).replace(/ of .*/, '') : String(now);

/** Each change that reaches the goal, after "Any one of these is enough:". */
function changes({ figures }: LeverSources, levers: Levers): Record<LeverName, Maybe<string>> {
  const { inputs } = figures;
  const { hours, price, sales, costs, month } = levers;
  return {
    price:
      price?.priceCents !== undefined &&
      `${priceSaid(figures, price.priceCents)} instead of ${dollars(askedCents(inputs))}${inputs.mix ? ', with the rest of your list up by as much' : ''}`,
    sales:
      sales && `${salesSaid(sales.units, inputs.unit)} a month instead of ${salesNow(inputs, sales.now)}`,
    hours:
      hours?.hoursPerWeek !== undefined &&
      `${counted(hours.hoursPerWeek, 'hour')} a week instead of ${inputs.hoursPerWeek.value}`,
    costs: costs && `${about(costs.cents)} less in costs each month`,
    month: month !== undefined && `more time, until ${monthYear(month)}`,
  };
}

const timesWords = (times: number): string =>
  Math.round(times) === 2 ? 'twice' : `${Math.round(times)} times`;

/** The one to take, and from when. */
function firstStep(
  { figures, reading }: LeverSources,
  { first, price, sales, costs, month }: Levers,
): Maybe<string> {
  const { inputs, goal } = figures;
  const next = monthYear(monthAt(inputs.firstMonth, 1));
  switch (first) {
    case 'price':
      return isSelling(reading)
        ? `Start with the price: ask each new buyer for ${dollars(price?.priceCents ?? 0)}, and the others from ${next}.`
        : `Start with the price: ask for ${dollars(price?.priceCents ?? 0)} from the first buyer on.`;
    case 'sales': {
      const { units = 0, now = 0 } = sales ?? {};
      const by = monthYear(goal?.month ?? next);
      if (inputs.asked)
        return `Start with the sales: that is ${moreSales(inputs, units - now)} more a month. Check first that you have the hours.`;
      return units < now * 2
        ? `Start with the sales: you have the hours for ${salesNow(inputs, units - now)} more a month. Find them by ${by}.`
        : `You have the hours for that many, but it is ${now > 0 ? `${timesWords(units / now)} the sales in the plan` : 'far more than the plan sells'}. Ask more people from the first week, and look again in ${by}.`;
    }
    case 'hours':
      return `Start with the hours, from ${next}.`;
    case 'costs':
      return `Start with the costs: cut ${about(costs?.cents ?? 0)} a month from the list in part 4 before you start.`;
    case 'month':
      return `Give it time: plan for ${monthYear(month ?? next)}.`;
    default:
      return undefined;
  }
}

/** Another line of their own list, of which an hour leaves clearly more than the average. */
function betterLine({ inputs }: Figures): string | undefined {
  const [, ...others] = (inputs.mix?.lines ?? []).map((line) => ({
    line,
    left:
      (line.priceCents - line.costCents) /
      Math.max(0.05, printedHours(line.hours) + printedHours(line.unpaidHours)),
  }));
  const [best] = others.toSorted((one, other) => other.left - one.left);
  return best && best.left > (hourLeaves(inputs) ?? 0) * 1.25
    ? `more sales at ${dollars(best.line.priceCents)} (about ${about(best.left)} an hour)`
    : undefined;
}

/** A helper is for a goal of at least a full wage. */
const fewestSales = 3;
const largestCrew = 6;

/** A job leaves few hours: the same work in full weeks, without the wage. */
function fullTimeWords(
  figures: Figures,
  goal: Goal,
  { units, test }: NonNullable<Levers['fullTime']>,
): string {
  const reaches = isReached(test) ? 'That reaches your goal.' : 'That is not your goal yet.';
  return `Full time, in ${fullTimeHours} hours a week with every hour paid for, ${salesSaid(units, figures.inputs.unit)} in a full month bring in ${reachedWords(goal, test)}, but you have no wage then. ${reaches}`;
}

/** What else could bring the rest of a goal that one person cannot reach with this. */
function restWords(
  { figures, reading, neighbour }: LeverSources,
  goal: Goal,
  { units, test }: NonNullable<Levers['most']>,
  fullTime: Levers['fullTime'],
): string[] {
  const needed = test.goalUnits ?? 0;
  const hands = units >= fewestSales ? Math.ceil(needed / units) : 1;
  const hasJob = hasJobIn(reading, figures.goal?.month ?? '');
  const ways = given([
    betterLine(figures),
    neighbour !== undefined && `“${heading(phrase(neighbour))}” (part 2)`,
    hasJob && (goal.isInstead ? 'days that you keep at your job' : 'your job'),
  ]);
  return given([
    goal.monthlyCents >= fullWageCents &&
      !fullTime &&
      hands > 1 &&
      hands <= largestCrew &&
      needed >= units * 1.5 &&
      `Your goal needs ${salesSaid(needed, figures.inputs.unit)} a month, the work of ${hands} people.`,
    fullTime && fullTimeWords(figures, goal, fullTime),
    ways.length > 0 && `${fullTime ? 'Until then the' : 'The'} rest has to come from ${list(ways, 'or')}.`,
    !hasJob && (ways.length > 0 ? 'Or plan for that amount.' : 'So plan for that amount, or add other work.'),
  ]);
}

/** What the business brings today, measured as the goal is where that can be said without its tax. */
function reachedToday({ inputs: { today } }: Figures, { isOnTop, per, measure, tax }: Goal): number {
  if (!today || isOnTop || per === 'total') return 0;
  if (measure === 'sales') return today.salesCents;
  return tax === 'after' || measure === 'saving' ? 0 : today.leftCents;
}

/** So near, the sums are the same to the reader. */
const closeEnough = 0.98;

/** The most that this business can give, and what would bring the rest. */
function mostWords(
  sources: LeverSources,
  goal: Goal,
  { most, fullTime }: Levers & Required<Pick<Levers, 'most'>>,
): string[] {
  const { inputs } = sources.figures;
  const { hoursPerWeek, priceCents, test } = most;
  const rows = sources.figures.cases[0]?.rows ?? [];
  const units = Math.max(most.units, ...rows.map((month) => month.units));
  const at = list(
    given([
      hoursPerWeek !== undefined && `${counted(hoursPerWeek, 'hour')} a week`,
      priceCents !== undefined && priceSaid(sources.figures, priceCents),
      units >= fewestSales
        ? `${salesSaid(units, inputs.unit)} in ${inputs.asked ? 'a month' : 'a full month'}`
        : 'every hour paid for',
    ]),
  );
  if (test.share >= closeEnough)
    return [`No one change is enough. Together, these changes just get you there: ${at}.`];
  // No month of the table brings more than the most.
  const months = goal.per === 'total' ? [] : sources.figures.byMonthCents.slice(0, inputs.months);
  const top = Math.max(0, test.reachedCents, reachedToday(sources.figures, goal), ...months);
  return [
    `The most this work can give you is ${reachedWords(goal, { ...test, reachedCents: top })}, with ${at}.`,
    ...restWords(sources, goal, most, fullTime),
  ];
}

/** The smallest change on each lever that reaches the goal, and which one to take. Nothing for a goal that is reached. */
export function leverSentences(sources: LeverSources): string[] {
  const levers = findLevers(sources);
  const goal = clearGoal(sources.reading);
  if (!(levers && goal)) return [];
  const { most, fullTime } = levers;
  if (most) return mostWords(sources, goal, { most, ...(fullTime && { fullTime }) });
  const { price, sales, hours, costs, month } = changes(sources, levers);
  const ways = given([price, sales, hours, costs, month]);
  const step = firstStep(sources, levers);
  if (levers.month !== undefined && ways.length === 1)
    return [`If you change nothing, you reach your goal in ${monthYear(levers.month)}.`];
  return given([
    ways.length === 1
      ? `This would get you there: ${ways.join('')}.`
      : `Any one of these would get you there: ${ways.join('; ')}.`,
    step,
  ]);
}
