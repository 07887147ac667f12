import { isPublicHoliday } from '#shared/content/public-holidays.ts';
import type { Figures } from '../figures/calculate.ts';
import { isSelling, type Reading } from '../reading/reading.ts';
import { addDays, isYearEnd } from '../write/say/dates.ts';
import { addReviews, addSelling, askFirst } from './add-selling.ts';
import { addMore, addWork, placeOf } from './add-work.ts';
import { isPractice } from './already-done.ts';
import { firstDayAfterAsking } from './answer-time.ts';
import * as common from './common-tasks.ts';
import { Diary } from './diary.ts';
import { openTimes } from './open-times.ts';
import { isCover, startsCover } from './own-papers.ts';
import { afterAll, Planner } from './planner.ts';
import type { ScheduledTask } from './schedule.ts';
import { type ScheduleOptions, scheduleDays } from './schedule-options.ts';
import { Sold } from './sold.ts';
import type { TaskList } from './task-list.ts';

/** A day to look back, as late as the year end allows. It keeps its room before everything else. */
function addCheckpoint(planner: Planner, { tier, today }: ScheduleOptions, after: string | undefined): void {
  const days = scheduleDays[tier];
  const task = common.checkpoint(days);
  const earliest = addDays(today, 7);
  let last = addDays(today, days);
  while (isYearEnd(last) && last > addDays(today, 10)) last = addDays(last, -1);
  // The customer may be away for weeks: then it comes before them.
  let beforeYearEnd = earliest;
  while (!isYearEnd(addDays(beforeYearEnd, 1)) && beforeYearEnd < last)
    beforeYearEnd = addDays(beforeYearEnd, 1);
  const later = after !== undefined && after > addDays(last, -7) ? after : addDays(last, -7);
  const placed =
    planner.tryTo(task, { notBefore: later, notAfter: last, isLatest: true }) ??
    planner.tryTo(task, { notBefore: earliest, notAfter: beforeYearEnd, isLatest: true });
  if (!placed) planner.add(task, { isLatest: true });
}

/** Nothing is sold before the season of the customer opens. */
const sellsWithin = ({ cases, inputs }: Figures, to: string): boolean =>
  !inputs.season.includes(0) ||
  cases[0]?.rows.some(({ month, units }) => units > 0 && `${month}-01` <= to) === true;

/** The day from which someone who does not sell yet means to. */
const opensFor = (reading: Reading): string | undefined =>
  isSelling(reading) ? undefined : reading.opens?.value;

/** What a check or an approval takes at least. */
const weeksOfWaiting = 2;

/** The last of some days. */
export const latest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);

interface Layout {
  /** So many preparing tasks come before the first paid job; the others are left out. */
  ready: number;
  /** The day to look back is not before this one. */
  checkpointFrom?: string;
  /** It takes what room the first paid job leaves. */
  isCheckpointLast?: true;
}

export interface Laid {
  planner: Planner;
  first: ScheduledTask | undefined;
}

/** One way to lay the tasks: papers, price, asking, preparation, and then the first paid job. */
export function lay(options: ScheduleOptions, list: TaskList, layout: Layout): Laid {
  const { ready, checkpointFrom, isCheckpointLast } = layout;
  const { tier, today, reading, figures } = options;
  const days = scheduleDays[tier];
  const isHoliday = (date: string) => isPublicHoliday(date, options.region);
  const { value: hoursPerWeek } = figures.inputs.hoursPerWeek;
  const times = openTimes(reading, { from: addDays(today, 1), days, isHoliday });
  const mostDays = reading.mostDays?.value;
  const planner = new Planner(new Diary(times, { hoursPerWeek, mostDays, isHoliday }));
  const sold = new Sold();
  if (!isCheckpointLast) addCheckpoint(planner, options, checkpointFrom);
  for (const task of list.first) planner.add(task);
  const rules = addRules(planner, list);
  const priced = list.price.map((task) => planner.add(task));
  const { asked, listed } = askFirst(planner, list, priced);
  const made = list.ready.slice(0, ready).map((task) => planner.add(task));
  const isReady = planner.later.every(({ phase }) => phase !== 'rules' && phase !== 'ready');
  const end = addDays(today, days);
  const isOpen = sellsWithin(figures, end) && (opensFor(reading) ?? end) <= end;
  const first =
    isReady && isOpen ? addFirstJob(planner, options, { list, rules, made, asked, isHoliday }) : undefined;
  if (list.deliver[0] && !(isReady && isOpen)) planner.later.push(list.deliver[0]);
  if (isCheckpointLast) addCheckpoint(planner, options, checkpointFrom);
  if (first) sold.add(first, 1);
  if (first || isSelling(reading)) addWork(planner, options, { first, sold });
  const rest = { ...list, sell: list.sell.filter(({ id }) => id !== listed?.id) };
  const placed = { planner, options, list: rest, sold, asked };
  addReviews(placed);
  addSelling(placed, { made });
  addMore(placed);
  return { planner, first };
}

/** Cover starts once the prices are in. */
function addRules(planner: Planner, { rules }: TaskList): (ScheduledTask | undefined)[] {
  const quotes: (ScheduledTask | undefined)[] = [];
  return rules.map((task) => {
    const placed = planner.add(task, task.id === startsCover ? afterAll(quotes) : {});
    if (isCover(task)) quotes.push(placed);
    return placed;
  });
}

interface FirstJob {
  list: TaskList;
  rules: readonly (ScheduledTask | undefined)[];
  made: readonly (ScheduledTask | undefined)[];
  asked: ScheduledTask | undefined;
  isHoliday: (date: string) => boolean;
}

/** It waits for the papers, for the preparation and for the answers of those who were asked. */
function addFirstJob(
  planner: Planner,
  options: ScheduleOptions,
  { list, rules, made, asked, isHoliday }: FirstJob,
): ScheduledTask | undefined {
  const [job] = list.deliver;
  if (!job) return undefined;
  const isAtFirm = job.opening === 'client' && placeOf(options, planner.diary) === 'firm';
  const notBefore = latest([
    ...rules.map((task) => (task?.waits ? addDays(task.date, weeksOfWaiting * 7) : undefined)),
    asked && firstDayAfterAsking(asked.date, options.reading, isHoliday),
    opensFor(options.reading),
  ]);
  return planner.add(isAtFirm ? { ...job, opening: 'business' } : job, {
    ...afterAll([...rules, ...made]),
    ...(notBefore !== undefined && { notBefore }),
  });
}

/** Practice is never left out. */
export const practiceOf = ({ ready }: TaskList): number => ready.filter((task) => isPractice(task)).length;
