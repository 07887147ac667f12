import type { Licence, Situation } from '#shared/content/schemas/catalogue.ts';
import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { GoalMeasure } from '#shared/domain/runs/plan-brief.ts';
import { measureOf, verdictCodes } from '../brief-plan.ts';
import type { Candidate } from '../choice/candidate.ts';
import type { Figures } from '../figures/calculate.ts';
import { monthsFrom } from '../figures/calendar-months.ts';
import type { GoalTest } from '../figures/goal-test.ts';
import { topOfMoney } from '../figures/own-money.ts';
import { startCentsAt } from '../figures/start-costs.ts';
import { clearGoal, type Goal, type Reading } from '../reading/reading.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import type { TaskSources } from '../schedule/task-list.ts';
import { openScreen } from '../write/private/screen.ts';
import { goalAmount, reachedWords, testedWhen, verdictMeaning } from '../write/say/goal.ts';
import { leverSentences } from '../write/say/levers.ts';
import { dollars } from '../write/say/money.ts';
import { priceSaid } from '../write/say/price.ts';
import { heading, phrase, sentence } from '../write/say/words.ts';
import { listReasons } from '../write/sections/why.ts';
import type { DescribedBusiness, Reach } from './understanding.ts';

export interface BusinessSources extends Omit<TaskSources, 'candidate' | 'months'> {
  rules: MoneyRules;
  today: string;
  licences: ReadonlyMap<string, Licence>;
  situations: ReadonlyMap<string, Situation>;
}

const captions: Readonly<Record<GoalMeasure, string>> = {
  income: 'Earned before tax',
  'after-tax': 'Earned after tax',
  revenue: 'Sales',
};

function captionOf({ goal }: Figures): string {
  const what = captions[measureOf(goal)];
  return goal?.per === 'total'
    ? `${what}, added up month by month`
    : goal?.window === 'year' || goal?.window === 'season'
      ? `${what} in an average month so far`
      : `${what} each month`;
}

/** The months of the first year, and more where the goal is wanted later. For a sum to save they add up. */
function monthsOf({ byMonthCents, goal, inputs }: Figures): number[] {
  const tested = goal ? monthsFrom(inputs.firstMonth, goal.month) + 1 : 0;
  const months = byMonthCents.slice(0, Math.max(12, tested));
  return goal?.per === 'total'
    ? months.map((average, index) => Math.round(average * (index + 1)))
    : months.map(Math.floor);
}

function reachOf(
  goal: Goal,
  test: GoalTest,
  { figures, candidate, reading, rules }: { figures: Figures; candidate: Candidate } & BusinessSources,
): Reach {
  const testedMonth = monthsFrom(figures.inputs.firstMonth, test.month) + 1;
  const isInPlan = !test.isSuggestedDate && goal.by?.slice(0, 7) === test.month;
  return {
    verdict: verdictCodes[test.verdict],
    name: test.verdict,
    means: verdictMeaning[test.verdict],
    targetCents: test.wantedCents,
    reachedCents: Math.floor(test.reachedCents),
    isTotal: test.per === 'total',
    ...(isInPlan && { dueMonth: testedMonth }),
    testedMonth,
    says: `${test.reachedCents > 0 ? heading(reachedWords(goal, test)) : 'Nothing is left over yet'} ${testedWhen(test, figures.inputs.firstMonth)}. Your goal is ${goalAmount(goal)}.`,
    levers: leverSentences({ figures, reading, offer: candidate.offer, rules }),
  };
}

/** The first task that only this business has; an ABN and a list of names are early steps of each. */
function firstStepOf(candidate: Candidate, figures: Figures, sources: BusinessSources): string | undefined {
  const { tasks } = makeSchedule({ ...sources, candidate, figures, tier: 'BASIC' });
  const own = new Set(candidate.trade.tasks.map(({ id }) => id));
  // A task may send the reader to a part of the plan, which no one has here.
  const fit = tasks.filter(({ id, do: text }) => own.has(id) && !/\bpart \d/.test(text));
  const task = fit.find(({ phase }) => phase === 'ready') ?? fit.find(({ phase }) => phase === 'sell');
  return task && `${sentence(task.do).replace(/[.!?]$/, '')} (${task.minutes} minutes, ${task.where}).`;
}

/** A licence comes before the work, or bounds it. */
function withLicence(
  why: string[],
  { licenceFirst, under }: Candidate,
  { licences }: BusinessSources,
): string[] {
  const nameOf = (id: string) => phrase(licences.get(id)?.name ?? id);
  if (licenceFirst) return [`First you need a licence: ${nameOf(licenceFirst)}.`, ...why];
  if (!under?.limit) return why;
  return [
    ...why,
    `Without a licence (${nameOf(under.licence)}), jobs stay under ${dollars(under.limit * 100)}.`,
  ];
}

/** A sum within the band that they ticked may be theirs. */
const shortOf = ({ shortCents, inputs: { moneyCents } }: Figures, reading: Reading): number =>
  Math.max(0, shortCents - Math.max(0, (topOfMoney(reading) ?? 0) - moneyCents.value));

/** One business of the choice with its figures, and why it is on the list. */
export function describeBusiness(
  candidate: Candidate,
  figures: Figures,
  sources: BusinessSources,
): DescribedBusiness {
  const { trade, offer } = candidate;
  const { reading, licences } = sources;
  const goal = clearGoal(reading);
  const [handbook] = trade.handbooks;
  const why = listReasons({ reading, candidate, trade, figures, licences, screen: openScreen });
  const firstStep = firstStepOf(candidate, figures, sources);
  return {
    id: candidate.id,
    title: offer.name,
    line: sentence(offer.line),
    trade: trade.plain,
    ...(handbook && { handbook }),
    price: priceSaid(figures.inputs),
    hourLeavesCents: figures.leftPerHourCents,
    startCents: startCentsAt(figures.inputs.start, 0),
    shortCents: shortOf(figures, reading),
    hoursPerWeek: figures.inputs.hoursPerWeek.value,
    byMonth: monthsOf(figures),
    measure: measureOf(figures.goal),
    caption: captionOf(figures),
    ...(goal && figures.goal && { reaches: reachOf(goal, figures.goal, { ...sources, figures, candidate }) }),
    why: withLicence(why, candidate, sources),
    ...(firstStep && { firstStep }),
  };
}
