import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import type { Block, FactRow, PlanSection } from '../../document/plan-document.ts';
import { type GoalTest, isReached, testGoal } from '../../figures/goal-test.ts';
import { askedCents } from '../../figures/inputs.ts';
import { topOfMoney } from '../../figures/own-money.ts';
import { fixedCentsAt } from '../../figures/paid-ahead.ts';
import { startCentsAt } from '../../figures/start-costs.ts';
import { isHousehold } from '../../reading/read-experience.ts';
import { clearGoal, type Goal, goalQuestions, isSelling, type Reading } from '../../reading/reading.ts';
import type { ScheduledTask } from '../../schedule/schedule.ts';
import { countryName } from '../abroad.ts';
import { callout, given, lead, type Maybe, note, prose, text, title, under } from '../blocks.ts';
import { namedPeople, soldAs } from '../own-facts.ts';
import { clock, dayAndDate, monthYear, shortDate } from '../say/dates.ts';
import {
  gapWords,
  goalAmount,
  lowerPaymentWords,
  reachedInYear,
  testedWhen,
  verdictMeaning,
  verdictTone,
} from '../say/goal.ts';
import { atMostWords } from '../say/goal-limit.ts';
import { leverSentences } from '../say/levers.ts';
import { about, dollars } from '../say/money.ts';
import { buyerInWords } from '../say/own-words.ts';
import { priceOf } from '../say/price.ts';
import { counted, heading, list, sentence } from '../say/words.ts';
import { hasGst, type Writing } from '../writing.ts';
import { goalChart } from './goal-chart.ts';
import { readByBlock } from './review.ts';
import { todayBlock } from './today.ts';
import { losesMoney, lowHourWords, warningBlock } from './warnings.ts';
import { othersNamed } from './why.ts';

const fact = (label: string, value: Maybe<string>): Maybe<FactRow> => value && { label, value: text(value) };

/** Whose buyers are firms, farms or schools asks no people at home. */
export function buyersOf({ trade, offer, reading }: Pick<Writing, 'trade' | 'offer' | 'reading'>) {
  const all = reading.sellsToFirms
    ? trade.buyers.filter(({ kind }) => !isHousehold.test(kind))
    : trade.buyers;
  const buyers = all.length > 0 ? all : trade.buyers;
  const own = buyers.filter(({ id }) => offer.buyers.includes(id));
  return [...own, ...buyers.filter((buyer) => !own.includes(buyer))];
}

const buyersRow = (writing: Writing): string => {
  const { offer } = writing;
  const kinds = buyersOf(writing)
    .filter(({ id }) => offer.buyers.includes(id))
    .map(({ kind }) => kind);
  const named = namedPeople(writing)
    .slice(0, 2)
    .map(({ value }) => buyerInWords(value));
  return prose(
    named.length > 0 && `First ${list(named)}.`,
    named.length > 0 ? `Then ${list(kinds.slice(0, 2))}.` : sentence(list(kinds.slice(0, 3))),
  );
};

/** Price, result and goal as figures, so that page 1 is read at a glance. */
function figuresBlock(writing: Writing): Block {
  const { figures, reading } = writing;
  const { goal: test, year, inputs } = figures;
  const goal = clearGoal(reading);
  const onTop = test?.todayCents === undefined ? '' : ', on top of today';
  const average =
    inputs.mix && inputs.priceCents.value !== askedCents(inputs)
      ? `; ${dollars(inputs.priceCents.value)} on average`
      : '';
  const price = {
    label: 'Price',
    value: text(dollars(askedCents(inputs))),
    note: text(
      `${inputs.job && inputs.job.count === undefined ? 'for the smallest job' : `${priceOf(inputs, soldAs(writing))}${inputs.job ? ', the smallest job' : ''}`}${average}${hasGst(writing) ? ', plus GST' : ''}`,
    ),
  };
  const items =
    test && goal
      ? [
          price,
          splitAmount(
            `${heading(testedWhen(test, inputs.firstMonth))}${onTop}`,
            reachedInYear(goal, test).replace(/^about /, ''),
          ),
          splitAmount(`${goal.isMost ? 'Your most' : 'Your goal'}${onTop}`, goalAmount(goal)),
        ]
      : [price, splitAmount('In the first year', `${about(year.keptPerWeekCents)} a week after tax`)];
  return { kind: 'big-figures', id: 'answer-figures', items };
}

/** "$1,400 a week after tax" as a figure and what it is. */
function splitAmount(label: string, words: string) {
  const [amount = '', ...rest] = words.split(' ');
  return {
    label,
    value: text(amount),
    note: text(rest.join(' ').replace(/(?<=\w) (before|after) tax$/, ', $1 tax')),
  };
}

/** For people on a payment or pension: what they keep once it has fallen. */
function keptRow({ figures }: Writing): Maybe<string> {
  const { payment, year } = figures;
  if (!payment || year.keptAfterPaymentPerWeekCents === undefined) return undefined;
  if (payment.lessFortnightCents === 0)
    return `Your ${payment.name} stays the same. You keep about ${about(year.keptAfterPaymentPerWeekCents)} a week after tax.`;
  return `You keep about ${about(year.keptAfterPaymentPerWeekCents)} a week after tax and the lower ${payment.name}, over the year.`;
}

const bandOf = ({ money }: Reading): string => `“${budgetBandName(money?.words ?? '')}”`;

function startRow({ figures, reading }: Writing): string {
  const cents = startCentsAt(figures.inputs.start, 0);
  if (cents === 0 && isSelling(reading)) return 'Nothing for the work you already do.';
  const money = figures.inputs.moneyCents.value;
  const fixed = fixedCentsAt(figures.inputs, 0);
  if (cents === 0)
    return `Nothing to buy before the first job.${fixed > 0 ? ` The monthly costs, ${dollars(fixed)}, start with it.` : ''}`;
  if (figures.shortCents === 0) return `${dollars(cents)}${money > 0 ? ` of your ${dollars(money)}` : ''}.`;
  const top = topOfMoney(reading);
  const sum = top === undefined ? '' : ` (we counted ${dollars(money)})`;
  if (top !== undefined && cents <= top)
    return `${dollars(cents)}, within your ${bandOf(reading)}${sum}. If you have less, part 4 says what to do.`;
  return `${dollars(cents)}. You have ${top === undefined ? dollars(money) : bandOf(reading)}${sum}, so you are ${dollars(figures.shortCents)} short. Part 4 says what to do.`;
}

/** "make about $44" */
const perHourWords = (cents: number): string =>
  cents < 0 ? `lose about ${about(-cents)}` : `make about ${about(cents)}`;

/** Hours that the plan uses, and what one of them leaves. */
const hoursRow = (writing: Writing): string => {
  const { figures } = writing;
  return prose(
    `${figures.isHoursCapped ? 'Your visa or payment allows ' : ''}${counted(figures.inputs.hoursPerWeek.value, 'hour')} a week. In the first year you ${perHourWords(figures.year.profitPerHourCents)} an hour before tax.`,
    lowHourWords(writing),
  );
};

/** Without a goal that is clear nothing is compared: the plan says what a month leaves, and asks. */
function leftBlock(writing: Writing): Maybe<Block> {
  const { figures, reading } = writing;
  const months = figures.cases[0]?.rows.slice(0, 12) ?? [];
  const month = Math.round(figures.year.profitCents / Math.max(1, months.length));
  return callout('verdict', 'plain', 'There is no goal to compare this with yet.', [
    month > 0
      ? `In the first year you make about ${about(month)} in an average month, before tax.`
      : 'In the first year you make nothing after costs.',
    ...verdictsByPeriod(writing),
    ...goalQuestions(reading).map(({ ask }) => ask),
  ]);
}

/** A goal without its period, as a week's, a month's and a year's: the customer knows which they mean. */
function verdictsByPeriod({ reading, figures, rules }: Writing): string[] {
  const goal = reading.goal?.value;
  const [base] = figures.cases;
  if (!base || !goal || goal.unclear?.join() !== 'period' || goal.per === 'total') return [];
  const { unclear: _, ...known } = goal;
  const times = { week: 52 / 12, month: 1, year: 1 / 12 } as const;
  const says = (['week', 'month', 'year'] as const).flatMap((per) => {
    const meant: Goal = { ...known, per, monthlyCents: Math.round(goal.cents * times[per]) };
    const fact = reading.goal && { ...reading.goal, value: meant };
    const test = fact && testGoal({ ...reading, goal: fact }, base, { inputs: figures.inputs, rules });
    return test
      ? [
          `If you mean ${dollars(goal.cents)} a ${per}, ${test.share >= 1 ? 'the plan reaches it' : `you are ${gapWords(meant, test)} short`}.`,
        ]
      : [];
  });
  return says.length > 0 ? [says.join(' ')] : [];
}

const metWords = ({ figures }: Writing, goal: Goal, test: GoalTest): Maybe<string> =>
  test.window === 'year' || test.window === 'season' || test.window === 'usual'
    ? `This plan brings in ${reachedInYear(goal, test)} ${testedWhen(test, figures.inputs.firstMonth)}.`
    : test.reachedIn && `You reach ${goalAmount(goal)} in ${monthYear(test.reachedIn)}.`;

function verdictBlock(writing: Writing): Maybe<Block> {
  const { figures, reading } = writing;
  const { goal: test } = figures;
  const goal = clearGoal(reading);
  if (!(test && goal)) return leftBlock(writing);
  const isMet = isReached(test);
  const limit = atMostWords(writing);
  if (limit)
    return callout('verdict', 'good', limit.title, [
      prose(limit.text, lowerPaymentWords(goal, test, figures.payment)),
    ]);
  return callout('verdict', verdictTone[test.verdict], `${test.verdict}. ${verdictMeaning[test.verdict]}`, [
    prose(
      isMet
        ? metWords(writing, goal, test)
        : `You are ${gapWords(goal, test)} short ${testedWhen(test, figures.inputs.firstMonth)}.`,
      lowerPaymentWords(goal, test, figures.payment),
      ...(losesMoney(writing)
        ? []
        : leverSentences({ ...writing, neighbour: othersNamed(writing)[0]?.offer.name })),
    ),
  ]);
}

const when = (task: ScheduledTask): string => `${dayAndDate(task.date)}, ${clock(task.from)}`;

/** The first thing to do, and the two after it. */
function firstSteps({ schedule, reading }: Writing): Block[] {
  // They know their booked work.
  const steps = schedule.tasks.filter(({ sales }) => sales === undefined).slice(0, 3);
  if (steps.length === 0) return [];
  return under(title('first-steps-title', isSelling(reading) ? 'What to do first' : 'Start here'), [
    {
      kind: 'checklist',
      id: 'first-steps',
      items: steps.map((task, index) => ({
        ticked: false,
        text: [
          {
            kind: 'strong',
            text: `${index === 0 ? when(task) : `${shortDate(task.date)}, ${clock(task.from)}`}. `,
          },
          `${sentence(task.do)} `,
        ],
        note: [`${task.minutes} minutes, ${task.where}. You’re done when ${task.done}.`],
      })),
    },
  ]);
}

const safetyNote = ({ screen }: Writing): Maybe<Block> =>
  screen.isSafety &&
  note(
    'safety-note',
    'This file has no surname, suburb, street, phone number or school. Please keep it that way if you print it.',
  );

/** The plan is made for Australia: what that leaves out elsewhere. */
const abroadNote = ({ isAustralia, input }: Writing): Maybe<Block> =>
  !isAustralia &&
  note(
    'abroad-note',
    `In ${countryName(input.profile.country)}, local rules and taxes apply. We did not check tax, licences, insurance or payments there. None of them is in the figures. Ask your tax office what you keep. Prices and costs you did not give are our estimates. Compare each with three local ones.`,
  );

/** Page 1: it is enough for a person who reads nothing else. */
export function answerSection(writing: Writing): PlanSection {
  const { offer, trade } = writing;
  const rows = given<FactRow>([
    fact('Who buys', buyersRow(writing)),
    fact('What you keep', keptRow(writing)),
    fact(isSelling(writing.reading) ? 'To buy' : 'To start', startRow(writing)),
    fact('Your time', hoursRow(writing)),
  ]);
  return {
    id: 'answer',
    title: 'The answer',
    isAlone: true,
    blocks: given<Block>([
      lead('answer-lead', sentence(offer.line)),
      figuresBlock(writing),
      warningBlock(writing),
      todayBlock(writing),
      verdictBlock(writing),
      goalChart(writing),
      { kind: 'facts', id: 'answer-facts', rows },
      // A list of tasks would say that it is fine to start.
      ...(losesMoney(writing) ? [] : firstSteps(writing)),
      readByBlock(writing),
      note('answer-note', `This plan is for ${trade.plain}. Check in part 2 that we understood you.`),
      safetyNote(writing),
      abroadNote(writing),
    ]),
  };
}
