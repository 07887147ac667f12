/** Invariant: a task that waits for open shops, office hours or daylight begins in a sitting that has them. */
import { isOpen, type Opening, type Sitting } from './week.ts';

/** A stretch of days with room for so many quarter hours. */
export interface EmptyWeek {
  week: number;
  fromDay: number;
  toDay: number;
  cap: number;
  /** The days on which somebody sits down to it, in order; their quarter hours add up to the week's. */
  sittings: readonly EmptySitting[];
}

export interface EmptySitting {
  /** Of the plan, counted from 1. */
  day: number;
  cap: number;
  /** When in the week it is; a week that is spread evenly has no such times, and anything fits. */
  time: Pick<Sitting, 'day' | 'part'> | undefined;
  /** Shops and offices are shut everywhere. */
  isHoliday?: boolean;
}

export interface TaskToLay {
  id: string;
  needs: readonly string[];
  /** In quarter hours. */
  needed: number;
  /** The first day on which it can happen. */
  opensOn: number;
  /** So many days at least after all it needs are done. */
  waitDays: number;
  /** What it waits for; absent where any sitting will do, or where none of this person's ever has it. */
  when: Opening | 'weekday' | undefined;
  /** A visit: kept to one week if it can be, and what one sitting cannot hold makes the rest of that week shorter. */
  whole: boolean;
}

export interface LaidDays {
  fromDay: number;
  toDay: number;
}

export interface LaidWeek extends EmptyWeek {
  used: number;
  /** In the order in which they begin. */
  parts: readonly { id: string; quarters: number }[];
}

export interface LaidTasks<Task extends TaskToLay> {
  weeks: readonly LaidWeek[];
  days: ReadonlyMap<string, LaidDays>;
  /** The first that found no room from its day on; nothing after it was laid. */
  homeless: Task | undefined;
}

interface OpenSitting extends EmptySitting {
  week: number;
  room: number;
}
interface Part extends LaidDays {
  id: string;
  week: number;
  quarters: number;
}

/** Each task in the first sittings that suit it, once all it needs are done and its own day has come. */
export function layTasks<Task extends TaskToLay>(
  tasks: readonly Task[],
  empty: readonly EmptyWeek[],
): LaidTasks<Task> {
  const sittings = empty.flatMap(({ week, sittings: all }) =>
    all.map((sitting): OpenSitting => ({ ...sitting, week, room: sitting.cap })),
  );
  const days = new Map<string, LaidDays>();
  const parts: Part[] = [];
  for (const task of tasks) {
    const ready = Math.max(task.opensOn, ...task.needs.map((need) => readyAfter(days.get(need), task)));
    const laid = layTask(task, sittings, ready);
    if (!laid) return { weeks: weeksOf(empty, parts), days, homeless: task };
    parts.push(...laid);
    days.set(task.id, daysOf(laid));
  }
  return { weeks: weeksOf(empty, parts), days, homeless: undefined };
}

/** Its parts, one a week; nothing where the sittings from that day on have no room for all of it. */
function layTask(task: TaskToLay, sittings: readonly OpenSitting[], ready: number): Part[] | undefined {
  const taken = chooseSittings(
    task,
    sittings.filter(({ day, room }) => day >= ready && room > 0),
  );
  if (!taken) return undefined;
  const parts: Part[] = [];
  for (const { sitting, quarters } of taken) {
    sitting.room -= quarters;
    const last = parts.at(-1);
    if (last?.week === sitting.week) {
      last.quarters += quarters;
      last.toDay = sitting.day;
    } else
      parts.push({ id: task.id, week: sitting.week, quarters, fromDay: sitting.day, toDay: sitting.day });
  }
  return parts;
}

interface Taken {
  sitting: OpenSitting;
  quarters: number;
}
/** How many days later than all days together the weekdays may finish it. */
const mostWait = 6;

/** Weekdays are taken only where they are no long wait. */
function chooseSittings(task: TaskToLay, open: readonly OpenSitting[]): readonly Taken[] | undefined {
  const taken = inOneWeek(task, open) ?? fill(task, open);
  if (task.when !== 'weekday') return taken;
  const onAnyDay = fill({ ...task, when: undefined }, open);
  return lastDay(taken) <= lastDay(onAnyDay) + mostWait ? taken : onAnyDay;
}

/** A visit is not begun in one week and ended in another where one of them finishes it as soon. */
function inOneWeek(task: TaskToLay, open: readonly OpenSitting[]): readonly Taken[] | undefined {
  if (!task.whole) return undefined;
  const weeks = [...Map.groupBy(open, ({ week }) => week).values()];
  const alone = weeks.map((sittings) => fill(task, sittings)).find((taken) => taken !== undefined);
  return alone && lastDay(alone) <= lastDay(fill(task, open)) ? alone : undefined;
}

const lastDay = (taken: readonly Taken[] | undefined): number =>
  taken?.at(-1)?.sitting.day ?? Number.POSITIVE_INFINITY;

/** Each sitting that suits as far as it has room; a visit that is begun may take the rest of the same week. */
function fill(task: TaskToLay, open: readonly OpenSitting[]): Taken[] | undefined {
  const taken: Taken[] = [];
  let left = task.needed;
  for (const sitting of open) {
    if (left === 0) break;
    const goesOn = task.whole && taken.at(-1)?.sitting.week === sitting.week;
    if (isShut(task, sitting) || (!goesOn && !suits(task, sitting))) continue;
    const quarters = Math.min(left, sitting.room);
    taken.push({ sitting, quarters });
    left -= quarters;
  }
  return left === 0 ? taken : undefined;
}

const readyAfter = (need: LaidDays | undefined, { waitDays }: TaskToLay): number =>
  need === undefined ? 1 : need.toDay + waitDays;

const suits = ({ when }: TaskToLay, { time }: OpenSitting): boolean => !when || !time || isOpen(when, time);

/** On a public holiday there is light, and nothing else to wait for. */
const isShut = ({ when }: TaskToLay, { isHoliday }: OpenSitting): boolean =>
  isHoliday === true && when !== undefined && when !== 'daylight';

const daysOf = (parts: readonly Part[]): LaidDays => ({
  fromDay: parts[0]?.fromDay ?? 1,
  toDay: parts.at(-1)?.toDay ?? 1,
});

const weeksOf = (empty: readonly EmptyWeek[], parts: readonly Part[]): LaidWeek[] =>
  empty.map((week) => {
    const own = parts.filter((part) => part.week === week.week).sort((a, b) => a.fromDay - b.fromDay);
    return {
      ...week,
      used: own.reduce((used, { quarters }) => used + quarters, 0),
      parts: own.map(({ id, quarters }) => ({ id, quarters })),
    };
  });
