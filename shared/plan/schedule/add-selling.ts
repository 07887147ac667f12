import { isSelling } from '../reading/reading.ts';
import { addDays } from '../write/say/dates.ts';
import { asksAgain, asksClients, showsMade } from './asking.ts';
import * as common from './common-tasks.ts';
import { salesNeeded } from './paid-work.ts';
import { afterAll, type Planner } from './planner.ts';
import type { PlannedTask, ScheduledTask } from './schedule.ts';
import { most, type ScheduleOptions, scheduleDays } from './schedule-options.ts';
import type { Sold } from './sold.ts';
import type { TaskList } from './task-list.ts';

interface Placed {
  planner: Planner;
  options: ScheduleOptions;
  list: TaskList;
  sold: Sold;
  /** The first time that people are asked to buy. */
  asked: ScheduledTask | undefined;
}

/** Before these days have passed there is nothing to count. */
const daysToCount = 5;

/** Weekly sums on the last free day of each week, once there is something to count. */
export function addReviews({ planner, options, list, sold, asked }: Placed): void {
  const { tier, today, reading } = options;
  const isRunning = isSelling(reading);
  const weeks = Math.floor(scheduleDays[tier] / 7);
  const own = [...list.review];
  for (let week = 0; week < weeks - 1; week += 1) {
    const range = {
      notBefore: addDays(today, week * 7 + 4),
      notAfter: addDays(today, week * 7 + 7),
      isLatest: true,
    };
    const [next] = week > 0 ? own : [];
    const after = next && sold.at(Math.max(1, salesNeeded(next.do)));
    const isDue = next !== undefined && (after !== undefined || isRunning);
    if (isDue) own.shift();
    const placed = isDue ? planner.tryTo(next, { ...range, ...afterAll([after]) }) : undefined;
    if (isDue && !placed) planner.later.push(next);
    const first = sold.at(1);
    const isAnswered = asked !== undefined && addDays(asked.date, daysToCount) <= range.notAfter;
    const isDone = isRunning || (isAnswered && first !== undefined);
    const isRare = tier === 'ENTERPRISE';
    if (!placed && isDone && (week % 2 === 1 || !isRare))
      planner.tryTo(common.countMoney(week, isRunning), { ...range, ...afterAll([asked, first]) });
  }
}

/** Days between one asking and the next, so that people can answer. */
const daysBetween = { BASIC: 2, PRO: 3, ENTERPRISE: 4 } as const;

interface Before {
  made: readonly (ScheduledTask | undefined)[];
}

/** A task of the trade is worth a line after these days. Ours are not. */
const isOfTrade = ({ id }: PlannedTask): boolean =>
  !/^(?:ask-(?:\d+|again|for-name|named)|first-ten)$/.test(id);

/** Asking goes on through all weeks, one step after the other and never two on one day. */
export function addSelling({ planner, options, list, sold, asked }: Placed, { made }: Before): void {
  const { tier, today, reading } = options;
  const first = sold.at(1);
  let room = most[tier].sell - (asked ? 1 : 0);
  let last = asked;
  let listed: ScheduledTask | undefined;
  const isListDue = list.sell.some(({ id }) => id === 'first-ten');
  for (const task of list.sell) {
    if (task.id === asked?.id || room <= 0) continue;
    const isOfClients = asksClients.test(task.do);
    if (isOfClients && !first && !isSelling(reading)) continue;
    if (!last && asksAgain.test(task.do)) continue;
    const isOfList = asksOfList(task);
    if (isOfList && isListDue && !listed) continue;
    const isList = task.id === 'first-ten';
    const gap = isList ? 0 : asksAgain.test(task.do) ? Math.max(3, daysBetween[tier]) : daysBetween[tier];
    const placed = planner.tryTo(task, {
      notBefore: last ? addDays(last.date, gap) : addDays(today, 1),
      ...afterAll([
        last,
        isOfList ? listed : undefined,
        ...(showsMade.test(task.do) ? made : []),
        isOfClients ? first : undefined,
      ]),
    });
    if (!placed && isOfTrade(task)) planner.later.push(task);
    if (placed && isList) listed = placed;
    else if (placed) {
      last = placed;
      room -= 1;
    }
  }
}

/** Those who may be asked first: nothing has to be made or sold before. */
const firstAsks = ({ sell }: TaskList): PlannedTask[] =>
  sell.filter(
    ({ id, do: text }) =>
      id !== 'first-ten' && !asksClients.test(text) && !asksAgain.test(text) && !showsMade.test(text),
  );

/** "Message five people who know you": they are on the list of names, which is written first. */
const asksOfList = ({ id, do: text }: PlannedTask): boolean =>
  /^ask-\d/.test(id) ||
  (id !== 'ask-named' && /^(?:Ask|Message|Ring|Call|Email|Text|Tell|Write to)\b/.test(text));

/** People are asked as soon as the price is written, because answers take days. */
export function askFirst(
  planner: Planner,
  list: TaskList,
  priced: readonly (ScheduledTask | undefined)[],
): { asked: ScheduledTask | undefined; listed: ScheduledTask | undefined } {
  for (const ask of firstAsks(list)) {
    const isOfList = asksOfList(ask);
    const ten = isOfList ? list.sell.find(({ id }) => id === 'first-ten') : undefined;
    const listed = ten && planner.tryTo(ten);
    const asked = ten && !listed ? undefined : planner.tryTo(ask, afterAll([...priced, listed]));
    if (asked) return { asked, listed };
  }
  return { asked: undefined, listed: undefined };
}
