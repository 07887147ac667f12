import { type Day, days } from '../reading/reading.ts';
import { addDays } from '../write/say/dates.ts';
import type * as common from './common-tasks.ts';
import type { Diary } from './diary.ts';
import { isLoud } from './opening-of.ts';
import { paidBlocks, salesNeeded } from './paid-work.ts';
import { afterAll, type Planner } from './planner.ts';
import type { ScheduledTask } from './schedule.ts';
import { most, type ScheduleOptions, scheduleDays } from './schedule-options.ts';
import type { Sold } from './sold.ts';
import type { TaskList } from './task-list.ts';
import { buyerDays, workDays } from './work-days.ts';

/** Farms, schools and offices let people in when they are open, where that is a free time at all. */
export function placeOf({ candidate, reading }: ScheduleOptions, diary: Diary): common.WorkPlace {
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

/** Paid work goes on after the first paid job, on the customer's own days: no more sales than the figures have. */
export function addWork(planner: Planner, options: ScheduleOptions, { first, sold }: Work): void {
  const { tier, today, figures, reading } = options;
  const { diary } = planner;
  const place = placeOf(options, diary);
  const own = workDays(reading);
  const slots = buyerDays(reading);
  const others = days.filter((day) => !slots.includes(day));
  const used = new Map<string, number>();
  /** The first stretches of a week are on the days that buyers want every week. */
  const slotOf = (week: string): Day | undefined => {
    const at = used.get(week) ?? 0;
    used.set(week, at + 1);
    return slots[at];
  };
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
    usualDay: slots.length > 0 ? 0 : diary.usualDay,
    isOpen: (span) => diary.isOpen(span),
    longest: diary.longest(place === 'home' ? 'any' : place === 'firm' ? 'business' : 'client'),
  });
  for (const { task, sales, notBefore, notAfter } of blocks) {
    const within = { notBefore, notAfter, ...afterAll([first]) };
    const slot = slotOf(notBefore);
    const placed =
      (slots.length > 0
        ? planner.tryTo(task, { ...within, on: new Set(slot ? [slot] : others) })
        : undefined) ??
      (own.size > 0 ? planner.tryTo(task, { ...within, on: own }) : undefined) ??
      planner.tryTo(task, within);
    if (placed) sold.add(placed, sales);
  }
}

/** "Teach ten lessons": the paid work of the weeks holds them. */
const isMany = /\b(?:five|six|eight|ten|twelve|twenty) (?:lessons|jobs|visits|sessions|classes|orders)\b/i;
const longestStep = 360;

interface More {
  planner: Planner;
  options: ScheduleOptions;
  list: TaskList;
  sold: Sold;
}

/** What a trade adds to the paid work, such as counting what five jobs left. */
export function addMore({ planner, options, list, sold }: More): void {
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
