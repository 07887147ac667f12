import { isReached } from '../../figures/goal-test.ts';
import { weeksPerMonth } from '../../figures/run-months.ts';
import { countIn, countWords } from '../../reading/count-words.ts';
import { clearGoal } from '../../reading/reading.ts';
import { prose } from '../blocks.ts';
import { findLevers } from '../find-levers.ts';
import { namedPeople } from '../own-facts.ts';
import { clock, dayAndDate, monthYear } from '../say/dates.ts';
import { gapWords, goalAmount, reachedInYear, reachedWords, testedWhen } from '../say/goal.ts';
import { leverSentences } from '../say/levers.ts';
import { about, dollars } from '../say/money.ts';
import { buyerInWords } from '../say/own-words.ts';
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
  const kept = figures.year.keptPerWeekCents;
  if (!(goal && test))
    return kept > 0
      ? `With this plan you keep about ${about(kept)} a week after tax in the first year, from ${counted(Math.round(figures.year.hours / 52), 'hour')} of work a week.`
      : 'In the first year of this plan nothing is left after costs. Part 4 says why.';
  const reached = `${reachedInYear(goal, test)} ${testedWhen(test, figures.inputs.firstMonth)}`;
  return isReached(test)
    ? `Yes: the plan brings in ${reached}, and your goal is ${goalAmount(goal)}.`
    : prose(
        `Not yet: the plan brings in ${reached}, which is ${gapWords(goal, test)} short of your goal.`,
        leverSentences(writing)[0],
      );
}

/** How many sales the goal takes, in a month and a week; for "break even", those that pay the costs. */
function salesNeeded({ figures }: Writing, question: string): string | undefined {
  const { inputs, breakEvenUnits } = figures;
  const goal = /\b(?:break[- ]?even|costs)\b/i.test(question) ? undefined : figures.goal;
  const best = Math.max(0, ...(figures.cases[0]?.rows.slice(0, 12).map(({ units }) => units) ?? []));
  const units = goal?.goalUnits ?? breakEvenUnits;
  if (units === undefined) return undefined;
  const week = Math.round((units / weeksPerMonth) * 10) / 10;
  const often =
    week >= 2
      ? `about ${Math.ceil(week)} a week, or ${counted(units, saleWord(inputs.unit))} a month`
      : `${counted(units, saleWord(inputs.unit))} a month`;
  return `${heading(often)}${goal?.goalUnits === undefined ? ' to cover the monthly costs' : ' for your goal'}. You make ${dollars(figures.perUnit.leftCents)} on each. The best month of the first year has ${counted(best, saleWord(inputs.unit))}.`;
}

function hoursNeeded(writing: Writing): string | undefined {
  const goal = clearGoal(writing.reading);
  const { figures } = writing;
  const now = counted(figures.inputs.hoursPerWeek.value, 'hour');
  if (!goal || !figures.goal) return undefined;
  if (isReached(figures.goal))
    return `The ${now} a week in this plan are enough for your goal of ${goalAmount(goal)}.`;
  const more = findLevers(writing)?.hours;
  return more?.hoursPerWeek === undefined
    ? `More hours alone will not get you to your goal of ${goalAmount(goal)}. The plan has ${now} a week and is ${gapWords(goal, figures.goal)} short. Page 1 says what would help.`
    : `About ${counted(more.hoursPerWeek, 'hour')} a week, compared with ${now} in this plan. They would bring in ${reachedWords(goal, more.test)}.`;
}

/** What the loss of the biggest buyer does to the year. */
function buyerLost({ figures }: Writing): string | undefined {
  const base = figures.cases.find(({ id }) => id === 'base');
  const lost = figures.cases.find(({ id }) => id === 'lost-buyer');
  return base && lost && lost.yearLeftCents > 0
    ? `You would then make about ${about(lost.yearLeftCents)} in the year, not ${about(base.yearLeftCents)}, if ${lost.what}. Ask two similar buyers now, while you still have this one.`
    : undefined;
}

/** What the year leaves when so many of the buyers go: "if five of the seventeen leave". */
function buyersLost({ figures }: Writing, question: string): string | undefined {
  const found = new RegExp(
    String.raw`\b(half|most|\d+|${countWords})(?: of (?:the |my |our )?(\d+|${countWords}))?`,
    'i',
  ).exec(question);
  const [, said, of] = found ?? [];
  const share =
    said?.toLowerCase() === 'half'
      ? 0.5
      : said && of
        ? (countIn(said) ?? 0) / Math.max(1, countIn(of) ?? 1)
        : 0;
  const rows = figures.cases[0]?.rows.slice(0, 12) ?? [];
  const left = sumOf(rows.map(({ leftCents }) => leftCents)) / 12;
  const units = sumOf(rows.map((row) => row.units)) / 12;
  if (share <= 0 || share >= 1 || left <= 0) return undefined;
  const rest = left - share * units * figures.perUnit.leftCents;
  return `If that is about ${Math.round(share * 100)}% of the sales, you make about ${about(Math.max(0, rest))} a month, not ${about(left)}. Ask each of them now if they will stay. Find new buyers for those hours before you need them.`;
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** The price of a thing that a question names: its own sum, else that of a purchase with its name. */
function priceOf({ reading }: Writing, question: string): number | undefined {
  const asked = new Set(wordsOf(question));
  const bought = reading.purchases?.find(({ value }) => wordsOf(value.what).some((word) => asked.has(word)));
  return amountIn(question) ?? bought?.value.cents;
}

const monthLeft = ({ figures }: Writing): number => {
  const rows = figures.cases[0]?.rows.slice(0, 12) ?? [];
  return sumOf(rows.map(({ earnedCents }) => earnedCents)) / Math.max(1, rows.length);
};

/** The months of the first sales, and of the first that leaves something. */
function firstMonths({ figures }: Writing): string | undefined {
  const rows = figures.cases[0]?.rows ?? [];
  const sold = rows.find(({ units }) => units > 0);
  const left = rows.find(({ units, earnedCents }) => units > 0 && earnedCents > 0);
  return (
    sold &&
    prose(
      `The plan has its first sales in ${monthYear(sold.month)}.`,
      left &&
        `${left.month === sold.month ? 'That month' : `From ${monthYear(left.month)}, a month`} leaves you about ${about(left.earnedCents)} after costs, before your pay and tax.`,
      'Part 4 shows each month.',
    )
  );
}

/** The months until what the plan leaves has paid for a thing. */
function payback(writing: Writing, question: string): string | undefined {
  const left = monthLeft(writing);
  const price = /\b(?:pay|paid|earn|get)\w*\b.{0,25}\b(?:back|off|itself)\b|\bpayback\b/i.test(question)
    ? priceOf(writing, question)
    : undefined;
  if (price === undefined || left <= 0) return undefined;
  const months = Math.max(1, Math.ceil(price / left));
  return `In about ${counted(months, 'month')}, if everything that is left goes towards it. It costs ${dollars(price)}, and about ${about(left)} is left in an average month before your pay and tax. At half of that it takes ${counted(Math.ceil((2 * price) / left), 'month')}.`;
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
  const enough =
    wage?.value.yearCents === undefined ? undefined : monthOf(writing, wage.value.yearCents / 12);
  const now =
    week > 0
      ? `At the end of the plan the business makes about ${about(week)} a week before tax.`
      : 'At the end of the plan the business makes nothing yet.';
  const pay = wage?.value.yearCents;
  return pay === undefined
    ? `Once the business has earned what your job pays for three months in a row. ${now} Save three months’ living costs first.`
    : prose(
        enough
          ? `On these figures, from ${monthYear(enough)}. By then you have made what your job pays for three months in a row.`
          : 'Not within this plan: you don’t make what your job pays for three months in a row.',
        now,
        `Your job pays about ${about(pay / 52)} a week, or ${about(pay / 260)} a day${enough ? '' : ', so give up one day at most'}.`,
      );
}

/** The first month that ends three in a row which leave so much. */
function monthOf({ figures }: Writing, cents: number): string | undefined {
  const rows = figures.cases[0]?.rows ?? [];
  return rows.find(
    (_, at) => at >= 2 && rows.slice(at - 2, at + 1).every(({ earnedCents }) => earnedCents >= cents),
  )?.month;
}

/** What a thing must bring to be worth its price. */
function isWorthIt({ figures }: Writing, question: string): string | undefined {
  const left = figures.perUnit.leftCents;
  const price =
    amountIn(question) ?? (Number(/\b(?:at|for) (\d{2,5})\b/.exec(question)?.[1]) * 100 || undefined);
  if (left <= 0) return undefined;
  const often = /\b(?:a|per) (week|month|year)\b/i.exec(question)?.[1]?.toLowerCase();
  const sale = saleWord(figures.inputs.unit);
  return price === undefined
    ? `It is once it brings in more than it costs. You make ${dollars(left)} on each ${sale}, so divide its price by that. Wait if you can make this plan’s sales without it.`
    : `Only if it brings in ${counted(Math.max(1, Math.ceil(price / left)), sale)} more${often ? ` a ${often}` : ''}. You make ${dollars(left)} on each one, and it costs ${dollars(price)}. Try it for three months and count them.`;
}

/** The first people to ask: those whom the customer named, else those of the trade. */
function firstPeople(writing: Writing): string | undefined {
  const named = namedPeople(writing)
    .slice(0, 2)
    .map(({ value }) => buyerInWords(value));
  const first = named.length > 0 ? named : writing.trade.firstTen.slice(0, 2).map(phrase);
  return first.length > 0 ? list(first) : undefined;
}

function firstSteps({ schedule }: Writing): string | undefined {
  const [task, next] = schedule.tasks;
  return (
    task &&
    prose(
      `${sentence(task.do)} That is on ${dayAndDate(task.date)} at ${clock(task.from)}.`,
      next && `After that: ${phrase(next.do)}.`,
    )
  );
}

export const goalSlots = {
  goal: goalAnswer,
  'sales-needed': salesNeeded,
  'hours-needed': hoursNeeded,
  'buyer-lost': buyerLost,
  'buyers-lost': buyersLost,
  payback,
  'first-months': firstMonths,
  'month-left': (writing) => (monthLeft(writing) > 0 ? about(monthLeft(writing)) : undefined),
  'leave-job': leaveJob,
  worth: isWorthIt,
  'first-people': firstPeople,
  'first-steps': firstSteps,
  deposit: ({ offer, place }) =>
    offer.deposit === 'none'
      ? 'In this plan clients pay when the work is done. You can ask a new one for half when they book.'
      : `${depositWords(offer.deposit, place)} Say so in your first message.`,
} satisfies Slots;
