import { isPublicHoliday } from '#shared/content/public-holidays.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Figures } from '../figures/calculate.ts';
import type { Home } from '../home-of.ts';
import { addDays, monthYear } from '../write/say/dates.ts';
import { counted } from '../write/say/words.ts';
import * as common from './common-tasks.ts';
import { Diary, type PlaceOptions } from './diary.ts';
import { listTasks, type TaskSources } from './list-tasks.ts';
import { openTimes } from './open-times.ts';
import type { PlannedTask, Schedule, ScheduledTask } from './schedule.ts';

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

const endOf = ({ date, from, minutes }: ScheduledTask) => ({ date, from: from + minutes });
const later = (one: ReturnType<typeof endOf>, other: ReturnType<typeof endOf>) =>
  one.date > other.date || (one.date === other.date && one.from > other.from) ? one : other;

/** Calendar months from one day to another, both included. */
function monthsBetween(from: string, to: string): Set<number> {
  const months = new Set<number>();
  for (let date = from; date <= to; date = addDays(date, 1)) months.add(Number(date.slice(5, 7)));
  return months;
}

/** The last moment of some tasks. */
const afterAll = (tasks: readonly ScheduledTask[]): PlaceOptions => {
  const [first, ...rest] = tasks.map(endOf);
  return first ? { after: rest.reduce(later, first) } : {};
};

/** A short task that other people must be there for. The rules come first even where a break is too short. */
const fitsABreak = ({ phase, opening, minutes }: PlannedTask): boolean =>
  phase === 'rules' || phase === 'first' || (opening !== 'any' && minutes <= 60);

/** Fills a diary in the order of importance, and keeps what had no room. */
class Planner {
  readonly diary: Diary;
  readonly later: PlannedTask[] = [];
  readonly inABreak: PlannedTask[] = [];

  constructor(diary: Diary) {
    this.diary = diary;
  }

  add(task: PlannedTask, options: PlaceOptions = {}): ScheduledTask | undefined {
    const placed = this.diary.place(task, options) ?? this.#inHalves(task, options);
    if (!placed) (this.diary.canEver(task) || !fitsABreak(task) ? this.later : this.inABreak).push(task);
    return placed;
  }

  /** Tasks without which the plan is complete. */
  tryTo(task: PlannedTask, options: PlaceOptions = {}): ScheduledTask | undefined {
    return this.diary.place(task, options);
  }

  /** A long task at home may be done in two sittings. */
  #inHalves(task: PlannedTask, options: PlaceOptions): ScheduledTask | undefined {
    if (task.opening !== 'any' || task.minutes < 60) return undefined;
    const minutes = Math.ceil(task.minutes / 10) * 5;
    const start = this.diary.place(
      { ...task, id: `${task.id}-start`, minutes, do: `Start: ${task.do}`, done: 'half of the work is done' },
      options,
    );
    if (!start) return undefined;
    const second = { ...task, minutes, do: `Finish: ${task.do}` };
    const end = this.diary.place(second, { ...options, ...afterAll([start]) });
    if (!end) this.later.push(second);
    return end ?? start;
  }
}

const questionsFor = ({ cases, inputs }: Figures): string[] => {
  const [first] = cases[0]?.rows ?? [];
  return [
    'How many people have you asked?',
    'How many said yes?',
    ...(first
      ? [`Are you on the way to ${counted(first.units, inputs.unit)} in ${monthYear(first.month)}?`]
      : []),
    'How many hours did you work?',
    'Which one thing will you change?',
  ];
};

/** Weekly sums on the last free day of each week, and a checkpoint on the last day. They keep their room first. */
function addReviews(planner: Planner, options: ScheduleOptions, review: readonly PlannedTask[]): void {
  const { tier, today, figures } = options;
  const days = scheduleDays[tier];
  planner.add(common.checkpoint(days, questionsFor(figures)), {
    notBefore: addDays(today, days - 6),
    isLatest: true,
  });
  const weeks = Math.floor(days / 7);
  for (let week = 0; week < weeks - 1; week += 1) {
    const range = {
      notBefore: addDays(today, week * 7 + 4),
      notAfter: addDays(today, week * 7 + 7),
      isLatest: true,
    };
    const task = week > 0 && review[week - 1] ? review[week - 1] : common.countMoney(week);
    if (task) planner.tryTo(task, range);
  }
}

/** Only people who have clients can ask them. */
const asksClients =
  /\b(?:happy|paying|each|every|your) (?:\w+ )?(?:client|customer|owner|family|student)s?\b/i;

/** Asking goes on through all weeks. */
function addSelling(
  planner: Planner,
  options: ScheduleOptions,
  { sell, first }: { sell: readonly PlannedTask[]; first: ScheduledTask | undefined },
): void {
  const { tier, today } = options;
  const kept = sell.filter((task) => first || !asksClients.test(task.do)).slice(0, most[tier].sell);
  const days = scheduleDays[tier];
  kept.forEach((task, index) => {
    const notBefore = addDays(today, 1 + Math.floor((index * (days - 4)) / kept.length));
    const after = first && asksClients.test(task.do) ? afterAll([first]) : {};
    planner.add(task, { notBefore, ...after });
  });
}

interface Work {
  first: ScheduledTask;
  more: readonly PlannedTask[];
}

/** Paid work goes on in each week after the first paid job, as far as the hours reach. */
function addWork(planner: Planner, options: ScheduleOptions, { first, more }: Work): void {
  const { tier, today, figures, candidate } = options;
  const { inputs } = figures;
  const end = addDays(today, scheduleDays[tier]);
  const work = {
    minutes: common.workMinutes(inputs.hoursPerUnit),
    isAtHome: candidate.trade.fit.place !== 'local',
  };
  for (let week = 1; ; week += 1) {
    const notBefore = addDays(first.date, week * 7 - 4);
    if (notBefore > end) return;
    const own = more[week - 1];
    const task = own ?? common.doBookedWork(week - 1, work);
    planner.tryTo(task, { notBefore, notAfter: addDays(notBefore, 6), ...afterAll([first]) });
  }
}

/**
 * Tasks on the person's own days and hours. What the law asks for comes before the first paid job, and no week holds
 * more than the hours that the figures use.
 */
export function makeSchedule(options: ScheduleOptions): Schedule {
  const { tier, today, reading, figures } = options;
  const days = scheduleDays[tier];
  const from = addDays(today, 1);
  const isHoliday = (date: string) => isPublicHoliday(date, options.region);
  const { value: hoursPerWeek } = figures.inputs.hoursPerWeek;
  const diary = new Diary(openTimes(reading, { from, days, isHoliday }), { hoursPerWeek, isHoliday });
  const planner = new Planner(diary);
  const list = listTasks({ ...options, months: monthsBetween(from, addDays(today, days)) });
  const [listTen, ...ready] = list.ready;
  for (const task of list.first) planner.add(task);
  const rules = list.rules.map((task) => planner.add(task));
  if (listTen) planner.add(listTen);
  const ask = list.sell[0];
  const asked = ask && planner.tryTo(ask);
  for (const task of ready.slice(0, most[tier].ready)) planner.add(task);
  const isReady = planner.later.every(({ phase }) => phase !== 'rules');
  const before = rules.filter((task) => task !== undefined);
  const [firstJob, ...jobs] = list.deliver;
  const first = firstJob && isReady ? planner.add(firstJob, afterAll(before)) : undefined;
  if (firstJob && !isReady) planner.later.push(firstJob);
  addReviews(planner, options, list.review);
  addSelling(planner, options, { sell: asked ? list.sell.slice(1) : list.sell, first });
  if (first) addWork(planner, options, { first, more: jobs.slice(0, most[tier].deliver) });
  return {
    from,
    to: addDays(today, days),
    days,
    tasks: diary.tasks.toSorted((one, other) =>
      one.date === other.date ? one.from - other.from : one.date < other.date ? -1 : 1,
    ),
    later: planner.later,
    inABreak: planner.inABreak,
  };
}
