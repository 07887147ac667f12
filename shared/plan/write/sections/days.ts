import type { Block, PlanSection } from '../../document/plan-document.ts';
import { isSelling } from '../../reading/reading.ts';
import { assumedStart } from '../../reading/week/turn-dates.ts';
import type { OrderDate, PlannedTask, ScheduledTask } from '../../schedule/schedule.ts';
import {
  bullets,
  given,
  left,
  note,
  numbered,
  paragraph,
  prose,
  row,
  spare,
  strong,
  table,
  title,
  under,
} from '../blocks.ts';
import { addDays, clock, dayAndDate, fullDate, monthYear, shortDate, weekOf } from '../say/dates.ts';
import { counted, heading, phrase, sentence, series } from '../say/words.ts';
import { isFull, type Writing } from '../writing.ts';
import { losesMoney } from './warnings.ts';
import { weekChart } from './week-chart.ts';

const doFirst = /^Do the first paid (?:job|visit|work|session|lesson|class|tour)\b[.:]?\s*/i;

/** It is named once: "First paid job. Tell the client when it is dry." */
function firstPaidCell(words: string): (string | ReturnType<typeof strong>)[] {
  const rest = words.replace(doFirst, '');
  if (
    rest.split(' ').length < 4 ||
    /^(?:[,;]|and\b|with\b|in\b|for\b|at\b)/.test(rest) ||
    (rest === words && /\bfirst\b/i.test(words))
  )
    return [strong(words)];
  return [strong('First paid job. '), sentence(rest)];
}

const countDays = (tasks: readonly ScheduledTask[]): number => new Set(tasks.map(({ date }) => date)).size;

/** The stretches of paid work of one week as one step, in the place of the first. */
function weekOfWork(tasks: readonly ScheduledTask[], { figures }: Writing): Step {
  const [first] = tasks;
  const last = tasks.at(-1);
  const sales = tasks.reduce((sum, task) => sum + (task.sales ?? 0), 0);
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  const { asked, unit } = figures.inputs;
  return {
    when:
      first && last
        ? first.date === last.date
          ? `${shortDate(first.date)}, ${clock(first.from)}`
          : `${shortDate(first.date)} to ${shortDate(last.date)}`
        : '',
    long:
      countDays(tasks) > 1
        ? `${counted(Math.round(minutes / 30) / 2, 'hour')} over ${counted(countDays(tasks), 'day')}`
        : counted(Math.round(minutes / 30) / 2, 'hour'),
    where: first?.where ?? '',
    what:
      sales > 0
        ? `Do this week’s paid work: ${counted(sales, unit)}. Ask for payment on the same day.`
        : `Carry on with the paid ${asked?.unit ?? unit}.`,
    done: sales > 0 ? 'You have checked each one and asked for payment.' : 'You have checked these parts.',
  };
}

interface Step {
  when: string;
  long: string;
  where: string;
  what: string | (string | ReturnType<typeof strong>)[];
  done: string;
}

const stepOf = (task: ScheduledTask): Step => {
  const words = sentence(task.do);
  return {
    when: `${shortDate(task.date)}, ${clock(task.from)}`,
    long: `${task.minutes} min`,
    where: task.where,
    what: task.isFirstPaid ? firstPaidCell(words) : words,
    done: sentence(task.done),
  };
};

/** One row for each task. The paid work of a week that falls on several days is one row. */
export function stepsOf(writing: Writing): Step[] {
  const { tasks } = writing.schedule;
  const isWork = ({ sales }: ScheduledTask): boolean => sales !== undefined;
  return tasks.flatMap((task, index) => {
    if (!isWork(task)) return [stepOf(task)];
    const sameWeek = tasks.filter((one) => isWork(one) && weekOf(one.date) === weekOf(task.date));
    if (sameWeek.length === 1) return [stepOf(task)];
    return tasks.indexOf(sameWeek[0] ?? task) === index ? [weekOfWork(sameWeek, writing)] : [];
  });
}

/** The short plan has no column for the place: the task says it. */
const taskRow = ({ when, long, where, what, done }: Step, isShort: boolean) =>
  isShort ? row(`${when}, ${long}`, what, done) : row(when, what, `${where}, ${long}`, done);

const laterLine = (task: PlannedTask) => `${sentence(task.do)} ${task.minutes} minutes, ${task.where}.`;

const intro = ({ figures, reading: { mostDays } }: Writing): string =>
  `No week has more than ${counted(figures.inputs.hoursPerWeek.value, 'hour')} of work${mostDays ? `, or more than ${counted(mostDays.value, 'day')}` : ''}.`;

/** The plan had to take a week for the first of a turn. */
function turnWords({ schedule, reading, screen }: Writing): string | false {
  const from = assumedStart(reading, schedule.from);
  return (
    from !== undefined &&
    !screen.isSafety &&
    `You’re free only in some weeks. We took ${dayAndDate(from)} as the first day of a free week. If that is wrong, move the dates.`
  );
}

/** A post or a card asks no one. */
const asksPeople =
  /^(?:Ask|Message|Ring|Call|Phone|Email|Text|Tell|Write to|Offer|Visit|Knock|Send|Show|Walk|Speak|Talk|Invite)\b/;

/** When the first paid job comes, and what it waits for where that is late or not in these days. */
function firstPaidWords({ schedule, figures, reading }: Writing): string {
  if (isSelling(reading)) return '';
  const first = schedule.tasks.find(({ isFirstPaid }) => isFirstPaid);
  const opens = figures.cases[0]?.rows.find(({ units }) => units > 0)?.month;
  if (!first && reading.selling && opens !== undefined && `${opens}-01` > schedule.to)
    return `The first paid job is in ${monthYear(opens)}, when you can sell. Use these days to get ready.`;
  if (!first && reading.opens !== undefined && reading.opens.value > schedule.to)
    return `You start on ${fullDate(reading.opens.value)}, so the first paid job comes then. Use these days to get ready.`;
  const hours = counted(figures.inputs.hoursPerWeek.value, 'hour');
  const waits = schedule.later.filter(({ phase }) => phase === 'rules').slice(0, 2);
  const isWaiting = schedule.tasks.some(({ waits }) => waits);
  const asked = schedule.tasks.find((task) => task.phase === 'sell' && asksPeople.test(task.do));
  if (first)
    return prose(
      asked && asked.date < first.date
        ? `You ask the first buyers on ${dayAndDate(asked.date)}. The first paid job is on ${dayAndDate(first.date)}, if one of them says yes.`
        : `The first paid job is on ${dayAndDate(first.date)}.`,
      first.date > addDays(schedule.from, 13) &&
        first.date !== reading.opens?.value &&
        (isWaiting
          ? 'It waits two weeks for the check or the approval.'
          : `The steps before it take more than two weeks at ${hours} a week.`),
    );
  if (isWaiting && waits.length === 0)
    return 'The first paid job comes after these days. It waits for the check or the approval that you apply for.';
  if (
    waits.length === 0 &&
    schedule.later.some(({ isFirstPaid, opening }) => isFirstPaid && opening === 'business')
  )
    return 'The first paid job comes after these days. It needs a time when the client is open, and you gave none.';
  return waits.length > 0
    ? `The first paid job comes after these days. First do this: ${series(waits.map((task) => phrase(task.do.replace(/:.*$/s, ''))))}.`
    : `The first paid job comes after these days: the steps before it take up your ${hours} a week. It is the first step after day ${schedule.days}.`;
}

/** No free time was named in these days: the steps in their order, without a date. */
function withoutTimes(writing: Writing): Block[] {
  const { schedule } = writing;
  const tasks = [...schedule.inABreak, ...schedule.later].filter(({ questions }) => !questions).slice(0, 12);
  return given<Block>([
    paragraph('days-none', 'You gave no free time on these days. Do these steps in order when you are free.'),
    numbered('days-order', tasks.map(laterLine)),
    ...ordersBlock(writing),
  ]);
}

/** A business that runs has had its first days. */
const daysTitle = ({ schedule, reading }: Writing): string =>
  `Your ${isSelling(reading) ? 'next' : 'first'} ${schedule.days} days`;

/** "Sat 17 Apr", "Fri 12 to Sun 14 Mar" */
const daysOfOrder = ({ date, to }: OrderDate): string =>
  to === undefined ? shortDate(date) : `${shortDate(date)} to ${shortDate(to)}`;

/** Days that the customer named: orders, tenders and quotes, with a word where the day does not suit their week. */
const ordersBlock = ({ schedule }: Writing): Block[] =>
  under(title('orders-title', 'Dates you gave'), [
    bullets(
      'orders-list',
      schedule.orders.map((order) => prose(`${daysOfOrder(order)}: ${heading(order.do)}`, order.note ?? '')),
    ),
  ]);

/** Part 6. */
export function daysSection(writing: Writing): PlanSection {
  const { schedule } = writing;
  const isShort = !isFull(writing);
  const checkpoint = schedule.tasks.find(({ questions }) => questions !== undefined);
  if (schedule.tasks.length === 0)
    return { id: 'days', title: daysTitle(writing), blocks: withoutTimes(writing) };
  return {
    id: 'days',
    title: daysTitle(writing),
    blocks: given<Block>([
      losesMoney(writing) &&
        paragraph(
          'days-loss',
          'As it is, this loses money. Change the price or the costs first, as page 1 says. These steps come after that.',
        ),
      paragraph('days-intro', prose(intro(writing), turnWords(writing), firstPaidWords(writing))),
      !isShort && weekChart(writing),
      table(
        'days-table',
        `${fullDate(schedule.from)} to ${fullDate(schedule.to)}`,
        [
          left(isShort ? 'When, how long' : 'When', isShort ? 1.9 : 1.5),
          left('Do this', isShort ? 3 : 2.7),
          ...(isShort ? [] : [left('Where, how long', 1.4)]),
          left('You’re done when', isShort ? 2.3 : 1.9),
        ],
        stepsOf(writing).map((step) => taskRow(step, isShort)),
      ),
      ...ordersBlock(writing),
      ...under(title('break-title', 'Calls that need office hours'), [
        schedule.inABreak.length > 0 &&
          paragraph(
            'break-text',
            `Your free times are outside office hours. Make each of these calls in a break${isSelling(writing.reading) ? '' : ', before the first paid job'}.`,
          ),
        bullets('break-list', schedule.inABreak.map(laterLine)),
      ]),
      ...(schedule.later.length > 0
        ? spare(
            under(title('later-title', `After day ${schedule.days}`), [
              bullets('later-list', schedule.later.slice(0, isFull(writing) ? 6 : 3).map(laterLine)),
            ]),
          )
        : []),
      isFull(writing) &&
        checkpoint?.questions &&
        note(
          'checkpoint',
          `On ${dayAndDate(checkpoint.date)}, ask yourself these questions. ${checkpoint.questions.join(' ')}`,
        ),
    ]),
  };
}
