import { isPublicHoliday } from '#shared/content/public-holidays.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Figures } from '../figures/calculate.ts';
import type { Home } from '../home-of.ts';
import { addDays, isYearEnd, lastDayOf, monthYear } from '../write/say/dates.ts';
import { counted, plural } from '../write/say/words.ts';
import * as common from './common-tasks.ts';
import { Diary } from './diary.ts';
import { listTasks, type TaskList, type TaskSources } from './list-tasks.ts';
import { openTimes } from './open-times.ts';
import { isLoud, waitsForAnswer } from './opening-of.ts';
import { paidBlocks, salesNeeded } from './paid-work.ts';
import { afterAll, Planner } from './planner.ts';
import type { Schedule, ScheduledTask } from './schedule.ts';

export const scheduleDays: Readonly<Record<PlanType, Schedule['days']>> = {
  BASIC: 14,
  PRO: 30,
  ENTERPRISE: 60,
};
const most: Readonly<Record<PlanType, { ready: number; sell: number; deliver: number }>> = {
  BASIC: { ready: 2, sell: 2, deliver: 1 },
  PRO: { ready: 6, sell: 8, deliver: 4 },
  ENTERPRISE: { ready: 8, sell: 12, deliver: 8 },
};

export interface ScheduleOptions extends Omit<TaskSources, 'months'> {
  tier: PlanType;
  /** The customer's date on the day when the plan is made; the plan starts on the next. */
  today: string;
  figures: Figures;
  /** The state or territory whose holidays count; missing where only Australia is known. */
  region?: Home['region'] | undefined;
}

/** Calendar months from one day to another, both included. */
function monthsBetween(from: string, to: string): Set<number> {
  const months = new Set<number>();
  for (let date = from; date <= to; date = addDays(date, 1)) months.add(Number(date.slice(5, 7)));
  return months;
}

/** A month that has passed is compared; of the month that is running it is asked how far it is. */
function questionsFor({ cases, inputs }: Figures, date: string): string[] {
  const rows = cases[0]?.rows.filter(({ month, units }) => `${month}-01` <= date && units > 0) ?? [];
  return [
    'Who said yes, and who said no?',
    ...rows.map(({ month, units }) =>
      lastDayOf(month) < date
        ? `Did you sell ${counted(units, inputs.unit)} in ${monthYear(month)}?`
        : `How many ${plural(inputs.unit)} have you sold so far? The plan has ${units} for ${monthYear(month)}.`,
    ),
    'How many hours?',
    'What will you change?',
  ];
}

/** A day to look back, as late as the year end allows. It keeps its room before everything else. */
function addCheckpoint(planner: Planner, { tier, today }: ScheduleOptions): void {
  const days = scheduleDays[tier];
  const task = common.checkpoint(days);
  const earliest = addDays(today, 7);
  let last = addDays(today, days);
  while (isYearEnd(last) && last > addDays(today, 10)) last = addDays(last, -1);
  // The customer may be away for weeks: then it comes before them.
  let beforeYearEnd = earliest;
  while (!isYearEnd(addDays(beforeYearEnd, 1)) && beforeYearEnd < last)
    beforeYearEnd = addDays(beforeYearEnd, 1);
  const placed =
    planner.tryTo(task, { notBefore: addDays(last, -7), notAfter: last, isLatest: true }) ??
    planner.tryTo(task, { notBefore: earliest, notAfter: beforeYearEnd, isLatest: true });
  if (!placed) planner.add(task, { isLatest: true });
}

/** Sales that are done by the end of each block of paid work. */
class Sold {
  readonly #steps: { task: ScheduledTask; sold: number }[] = [];
  #sold = 0;

  add(task: ScheduledTask, sales: number): void {
    this.#sold += sales;
    this.#steps.push({ task, sold: this.#sold });
  }

  /** Every stretch of paid work. */
  get tasks(): ScheduledTask[] {
    return this.#steps.map(({ task }) => task);
  }

  /** When so many are sold; nothing where the schedule never holds them. */
  at(count: number): ScheduledTask | undefined {
    return this.#steps.find(({ sold }) => sold >= count)?.task;
  }
}

interface Placed {
  planner: Planner;
  options: ScheduleOptions;
  list: TaskList;
  sold: Sold;
}

/** Weekly sums on the last free day of each week. What looks back on sales comes after them. */
function addReviews({ planner, options, list, sold }: Placed): void {
  const { tier, today } = options;
  const weeks = Math.floor(scheduleDays[tier] / 7);
  for (let week = 0; week < weeks - 1; week += 1) {
    const range = {
      notBefore: addDays(today, week * 7 + 4),
      notAfter: addDays(today, week * 7 + 7),
      isLatest: true,
    };
    const own = week > 0 ? list.review[week - 1] : undefined;
    const after = own && sold.at(Math.max(1, salesNeeded(own.do)));
    const placed = own && after && planner.tryTo(own, { ...range, ...afterAll([after]) });
    if (own && !placed) planner.later.push(own);
    if (!placed) planner.tryTo(common.countMoney(week), range);
  }
}

/** Only people who have clients can ask them. */
const asksClients =
  /\b(?:happy|paying|each|every|your) (?:\w+ )?(?:client|customer|owner|family|student)s?\b/i;
/** Answers need some days. */
const asksAgain = /\b(?:did not answer|once more|said "later"|follow up)\b/i;

/** What is shown must be made first. */
const showsMade = /^(?:Show|Bring|Take|Hand out)\b|\b(?:samples?|new batch|pieces)\b/i;

/** Asking goes on through all weeks, one step after the other. */
function addSelling(
  { planner, options, list, sold }: Placed,
  {
    asked,
    before,
    made,
  }: { asked: ScheduledTask | undefined } & Record<'before' | 'made', readonly (ScheduledTask | undefined)[]>,
): void {
  const { tier, today, reading } = options;
  const first = sold.at(1);
  const sells = asked ? list.sell.slice(1) : list.sell;
  const kept = sells
    .filter((task) => first || reading.running || !asksClients.test(task.do))
    .slice(0, most[tier].sell);
  const days = scheduleDays[tier];
  let last = asked;
  kept.forEach((task, index) => {
    const spread = addDays(today, 1 + Math.floor((index * (days - 4)) / kept.length));
    const rest = last && asksAgain.test(task.do) ? addDays(last.date, 3) : spread;
    const notBefore = [spread, rest].toSorted().at(-1) ?? spread;
    const placed = planner.add(task, {
      notBefore,
      ...afterAll([
        ...before,
        last,
        ...(showsMade.test(task.do) ? made : []),
        asksClients.test(task.do) ? first : undefined,
      ]),
    });
    last = placed ?? last;
  });
}

/** Paid work goes on after the first paid job: no more sales than the figures have. */
function addWork(planner: Planner, options: ScheduleOptions, { first, sold }: Work): void {
  const { tier, today, figures } = options;
  const place = placeOf(options, planner.diary);
  const blocks = paidBlocks({
    figures,
    first: first
      ? { date: first.date, minutes: minutesOf(planner, first), isSale: true }
      : { date: today, minutes: 0, isSale: false },
    end: addDays(today, scheduleDays[tier]),
    place,
    isLoud: isLoud({
      do: `${options.candidate.trade.plain} ${options.candidate.offer.name}`,
      phase: 'deliver',
    }),
    longest: planner.diary.longest(place === 'home' ? 'any' : place === 'firm' ? 'business' : 'client'),
  });
  for (const { task, sales, notBefore, notAfter } of blocks) {
    const placed = planner.tryTo(task, { notBefore, notAfter, ...afterAll([first]) });
    if (placed) sold.add(placed, sales);
  }
}

/** Farms, schools and offices let people in when they are open, where that is a free time at all. */
function placeOf({ candidate, reading }: ScheduleOptions, diary: Diary): common.WorkPlace {
  if (candidate.trade.fit.place !== 'local') return 'home';
  return reading.sellsToFirms && diary.longest('business') >= 60 ? 'firm' : 'client';
}

/** A job in parts takes all of them. */
const minutesOf = ({ diary }: Planner, { id }: ScheduledTask): number =>
  diary.tasks
    .filter((task) => task.id === id || task.id.startsWith(`${id}-part-`))
    .reduce((sum, { minutes }) => sum + minutes, 0);

interface Work {
  first: ScheduledTask | undefined;
  sold: Sold;
}

/** "Teach ten lessons": the paid work of the weeks holds them. */
const isMany = /\b(?:five|six|eight|ten|twelve|twenty) (?:lessons|jobs|visits|sessions|classes|orders)\b/i;
const longestStep = 360;

/** What a trade adds to the paid work, such as counting what five jobs left. */
function addMore({ planner, options, list, sold }: Placed): void {
  for (const task of list.deliver.slice(1, 1 + most[options.tier].deliver)) {
    if (isMany.test(task.do) && task.minutes >= longestStep) continue;
    // A short step at the client's place belongs to a job, on its day.
    const isStep = task.opening !== 'any' && task.minutes <= 30;
    const after = sold.at(Math.max(1, salesNeeded(task.do)));
    const isPlaced = isStep
      ? sold.tasks.some(({ date }, index) =>
          planner.tryTo(task, { notBefore: date, notAfter: date, ...afterAll([sold.tasks[index]]) }),
        )
      : after && planner.tryTo(task, { notBefore: addDays(after.date, 1), ...afterAll([after]) });
    if (!isPlaced) planner.later.push(task);
  }
}

/** Nothing is sold before the season of the customer opens. */
const sellsWithin = ({ cases, inputs }: Figures, to: string): boolean =>
  !inputs.season.includes(0) ||
  cases[0]?.rows.some(({ month, units }) => units > 0 && `${month}-01` <= to) === true;

/** What a check or an approval takes at least. */
const weeksOfWaiting = 2;

/** One way to lay the tasks: so many preparing tasks come before the first paid job. */
function lay(options: ScheduleOptions, list: TaskList, readyBefore: number): Planner {
  const { tier, today, reading, figures } = options;
  const days = scheduleDays[tier];
  const from = addDays(today, 1);
  const isHoliday = (date: string) => isPublicHoliday(date, options.region);
  const { value: hoursPerWeek } = figures.inputs.hoursPerWeek;
  const diary = new Diary(openTimes(reading, { from, days, isHoliday }), { hoursPerWeek, isHoliday });
  const planner = new Planner(diary);
  const sold = new Sold();
  const placed = { planner, options, list, sold };
  addCheckpoint(planner, options);
  for (const task of list.first) planner.add(task);
  const rules = list.rules.map((task) => planner.add(task));
  const [listTen, ...ready] = list.ready;
  const ten = listTen && planner.add(listTen);
  const ask = list.sell[0];
  const asked = ask && ten && !showsMade.test(ask.do) ? planner.tryTo(ask, afterAll([ten])) : undefined;
  const readyTasks = ready.slice(0, most[tier].ready);
  const prepared = readyTasks.slice(0, readyBefore).map((task) => planner.add(task));
  const isReady = planner.later.every(({ phase }) => phase !== 'rules');
  const [paidJob] = list.deliver;
  const isAtFirm = paidJob?.opening === 'client' && placeOf(options, diary) === 'firm';
  const firstJob = isAtFirm ? { ...paidJob, opening: 'business' as const } : paidJob;
  const isOpen = sellsWithin(figures, addDays(today, days));
  const answers = rules.flatMap((task) =>
    task && waitsForAnswer(task) ? addDays(task.date, weeksOfWaiting * 7) : [],
  );
  const notBefore = answers.toSorted().at(-1);
  const first =
    firstJob && isReady && isOpen
      ? planner.add(firstJob, { ...afterAll(rules), ...(notBefore !== undefined && { notBefore }) })
      : undefined;
  if (firstJob && !(isReady && isOpen)) planner.later.push(firstJob);
  if (first) sold.add(first, 1);
  if (first || reading.running) addWork(planner, options, { first, sold });
  prepared.push(...readyTasks.slice(readyBefore).map((task) => planner.add(task)));
  addReviews(placed);
  addSelling(placed, { asked, before: [ten], made: prepared });
  addMore(placed);
  return planner;
}

/** The first paid job comes within two weeks where that can be. */
const firstPaidWithin = 14;

/**
 * Tasks on the person's own days and hours. What the law asks for comes before the first paid job, and no week holds
 * more than the hours that the figures use.
 */
export function makeSchedule(options: ScheduleOptions): Schedule {
  const { tier, today, figures } = options;
  const days = scheduleDays[tier];
  const from = addDays(today, 1);
  const list = listTasks({
    ...options,
    saleHours: figures.inputs.hoursPerUnit,
    months: monthsBetween(from, addDays(today, days)),
  });
  const firstDay = ({ diary }: Planner): string =>
    diary.tasks.find(({ isFirstPaid }) => isFirstPaid)?.date ?? '9999';
  let planner = lay(options, list, most[tier].ready);
  for (let ready = most[tier].ready - 1; ready >= 0; ready -= 1) {
    if (list.deliver.length === 0 || firstDay(planner) <= addDays(today, firstPaidWithin)) break;
    const other = lay(options, list, ready);
    if (firstDay(other) < firstDay(planner)) planner = other;
  }
  const tasks = planner.diary.tasks
    .map((task) => (task.questions ? { ...task, questions: questionsFor(figures, task.date) } : task))
    .toSorted((one, other) =>
      one.date === other.date ? one.from - other.from : one.date < other.date ? -1 : 1,
    );
  return { from, to: addDays(today, days), days, tasks, later: planner.later, inABreak: planner.inABreak };
}
