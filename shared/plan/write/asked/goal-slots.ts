import { isReached } from '../../figures/goal-test.ts';
import { weeksPerMonth } from '../../figures/run-months.ts';
import { clearGoal } from '../../reading/reading.ts';
import { prose } from '../blocks.ts';
import { findLevers } from '../find-levers.ts';
import { namedPeople } from '../own-facts.ts';
import { clock, dayAndDate } from '../say/dates.ts';
import { gapWords, goalAmount, reachedWords, testedWhen } from '../say/goal.ts';
import { leverSentences } from '../say/levers.ts';
import { about, dollars } from '../say/money.ts';
import { buyerName } from '../say/own-words.ts';
import { counted, heading, list, phrase, sentence } from '../say/words.ts';
import { depositWords } from '../sections/offer.ts';
import { mayShow, type Writing } from '../writing.ts';
import { saleWord } from './loan-slots.ts';
import { amountIn } from './read-terms.ts';
import type { Slots } from './slots.ts';

function goalAnswer(writing: Writing): string {
  const { reading, figures } = writing;
  const goal = clearGoal(reading);
  const test = figures.goal;
  if (!(goal && test))
    return `This plan leaves about ${about(figures.year.keptPerWeekCents)} a week after tax in its first year, from ${counted(Math.round(figures.year.hours / 52), 'hour')} of work a week.`;
  const reached = `${reachedWords(goal, test)} ${testedWhen(test, figures.inputs.firstMonth)}`;
  return isReached(test)
    ? `Yes: the plan brings in ${reached}, and your goal is ${goalAmount(goal)}.`
    : prose(
        `Not yet: the plan brings in ${reached}, which is ${gapWords(goal, test)} short of your goal.`,
        leverSentences(writing)[0],
      );
}

/** How many sales the goal takes, in a month and a week. */
function salesNeeded({ figures }: Writing): string | undefined {
  const { inputs, goal, breakEvenUnits } = figures;
  const best = Math.max(0, ...(figures.cases[0]?.rows.slice(0, 12).map(({ units }) => units) ?? []));
  const units = goal?.goalUnits ?? breakEvenUnits;
  if (units === undefined) return undefined;
  const week = Math.round((units / weeksPerMonth) * 10) / 10;
  const often =
    week >= 2
      ? `about ${Math.ceil(week)} a week, or ${counted(units, saleWord(inputs.unit))} a month`
      : `${counted(units, saleWord(inputs.unit))} a month`;
  return `${heading(often)}${goal?.goalUnits === undefined ? ' to pay the monthly costs' : ' for your goal'}. One sale leaves ${dollars(figures.perUnit.leftCents)}. In the best month of the first year the plan sells ${counted(best, saleWord(inputs.unit))}.`;
}

function hoursNeeded(writing: Writing): string | undefined {
  const goal = clearGoal(writing.reading);
  const { figures } = writing;
  const now = counted(figures.inputs.hoursPerWeek.value, 'hour');
  if (!goal || !figures.goal) return undefined;
  if (isReached(figures.goal))
    return `This plan’s ${now} a week are enough for your goal of ${goalAmount(goal)}.`;
  const more = findLevers(writing)?.hours;
  return more?.hoursPerWeek === undefined
    ? `More hours alone will not reach your goal of ${goalAmount(goal)}. The plan has ${now} a week and is ${gapWords(goal, figures.goal)} short. Page 1 says what would help.`
    : `About ${counted(more.hoursPerWeek, 'hour')} a week, against ${now} in this plan. They would bring in ${reachedWords(goal, more.test)}.`;
}

/** What the loss of the biggest buyer does to the year. */
function buyerLost({ figures }: Writing): string | undefined {
  const base = figures.cases.find(({ id }) => id === 'base');
  const lost = figures.cases.find(({ id }) => id === 'lost-buyer');
  return base && lost && lost.yearLeftCents > 0
    ? `The year then leaves about ${about(lost.yearLeftCents)}, not ${about(base.yearLeftCents)}, if ${lost.what}. Ask two similar buyers now, while you still have this one.`
    : undefined;
}

/** Less than this in a year is no pay of a job. */
const leastWageCents = 1_000_000;

/** The pay of a job against what the plan leaves. */
function leaveJob(writing: Writing): string {
  const { reading, figures } = writing;
  const wage = reading.income.find(
    (fact) =>
      fact.value.kind === 'wage' && (fact.value.yearCents ?? 0) > leastWageCents && mayShow(writing, fact),
  );
  const rows = figures.cases[0]?.rows.slice(-3) ?? [];
  const week =
    (rows.reduce((sum, { earnedCents }) => sum + earnedCents, 0) / Math.max(1, rows.length)) * (12 / 52);
  const now =
    week > 0
      ? `At the end of the plan it leaves about ${about(week)} a week before tax.`
      : 'At the end of the plan it leaves nothing yet.';
  const pay = wage?.value.yearCents;
  return pay === undefined
    ? `Once the business has earned what your job pays for three months in a row. ${now} Save three months’ living costs first.`
    : `Once it has earned what those days pay for three months in a row. ${now} Your job pays about ${about(pay / 52)} a week, or ${about(pay / 260)} a day.`;
}

/** What a thing must bring to be worth its price. */
function isWorthIt({ figures }: Writing, question: string): string | undefined {
  const left = figures.perUnit.leftCents;
  const price = amountIn(question) ?? (Number(/\bat (\d{2,5})\b/.exec(question)?.[1]) * 100 || undefined);
  if (left <= 0) return undefined;
  const often = /\b(?:a|per) (week|month|year)\b/i.exec(question)?.[1]?.toLowerCase();
  const sale = saleWord(figures.inputs.unit);
  return price === undefined
    ? `It is once it brings in more than it costs: one ${sale} leaves ${dollars(left)}, so divide its price by that. Wait if you can make this plan’s sales without it.`
    : `Only if it brings in ${counted(Math.max(1, Math.ceil(price / left)), sale)} more${often ? ` a ${often}` : ''}: one leaves ${dollars(left)} and it costs ${dollars(price)}. Try it for three months and count them.`;
}

/** The first people to ask: those whom the customer named, else those of the trade. */
function firstPeople(writing: Writing): string | undefined {
  const named = namedPeople(writing)
    .slice(0, 2)
    .map(({ value }) => phrase(buyerName(value)));
  const first = named.length > 0 ? named : writing.trade.firstTen.slice(0, 2).map(phrase);
  return first.length > 0 ? list(first) : undefined;
}

function firstSteps({ schedule }: Writing): string | undefined {
  const [task, next] = schedule.tasks;
  return (
    task &&
    prose(
      `${sentence(task.do)} That is on ${dayAndDate(task.date)} at ${clock(task.from)}.`,
      next && `Then: ${phrase(next.do)}.`,
    )
  );
}

export const goalSlots = {
  goal: goalAnswer,
  'sales-needed': salesNeeded,
  'hours-needed': hoursNeeded,
  'buyer-lost': buyerLost,
  'leave-job': leaveJob,
  worth: isWorthIt,
  'first-people': firstPeople,
  'first-steps': firstSteps,
  deposit: ({ offer, place }) =>
    offer.deposit === 'none'
      ? 'In this plan clients pay when the work is done. You can ask a new one for half when they book.'
      : `${depositWords(offer.deposit, place)} Say so in your first message.`,
} satisfies Slots;
