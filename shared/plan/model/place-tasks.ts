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
}

export interface TaskToLay {
  id: string;
  needs: readonly string[];
  /** In quarter hours. */
  needed: number;
  /** The first day on which it can happen. */
  opensOn: number;
  /** What it waits for; absent where any sitting will do, or where none of this person's ever has it. */
  when: Opening | 'weekday' | undefined;
  /** A visit: what one sitting cannot hold makes the rest of its week shorter. */
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
    const ready = Math.max(task.opensOn, ...task.needs.map((need) => days.get(need)?.toDay ?? 1));
    const laid = layTask(task, sittings, ready);
    if (!laid) return { weeks: weeksOf(empty, parts), days, homeless: task };
    parts.push(...laid);
    days.set(task.id, daysOf(laid));
  }
  return { weeks: weeksOf(empty, parts), days, homeless: undefined };
}

/** Its parts, one a week; nothing where the sittings from that day on have no room for all of it. */
function layTask(task: TaskToLay, sittings: readonly OpenSitting[], ready: number): Part[] | undefined {
  const parts: Part[] = [];
  let left = task.needed;
  for (const sitting of sittings) {
    if (left === 0) break;
    const last = parts.at(-1);
    const goesOn = task.whole && last?.week === sitting.week;
    if (sitting.day < ready || sitting.room === 0 || !(goesOn || suits(task, sitting))) continue;
    const quarters = Math.min(left, sitting.room);
    sitting.room -= quarters;
    left -= quarters;
    if (last?.week === sitting.week) {
      last.quarters += quarters;
      last.toDay = sitting.day;
    } else
      parts.push({ id: task.id, week: sitting.week, quarters, fromDay: sitting.day, toDay: sitting.day });
  }
  return left === 0 ? parts : undefined;
}

const suits = ({ when }: TaskToLay, { time }: OpenSitting): boolean => !when || !time || isOpen(when, time);

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
