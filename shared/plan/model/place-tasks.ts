/** A stretch of days with room for so many quarter hours. */
export interface EmptyWeek {
  week: number;
  fromDay: number;
  toDay: number;
  cap: number;
  /** The days on which somebody sits down to it, in order, each with its share of the week's hours. */
  sittings: readonly { day: number; share: number }[];
}

export interface TaskToLay {
  id: string;
  needs: readonly string[];
  /** In quarter hours. */
  needed: number;
  /** The first day on which it can happen. */
  opensOn: number;
}

export interface LaidDays {
  fromDay: number;
  toDay: number;
}

export interface LaidTasks<Task extends TaskToLay> {
  weeks: readonly (EmptyWeek & { used: number; parts: readonly { id: string; quarters: number }[] })[];
  days: ReadonlyMap<string, LaidDays>;
  /** The first that found no room from its day on; nothing after it was laid. */
  homeless: Task | undefined;
}

/** Each task in the first weeks with room once all it needs are done and its own day has come. */
export function layTasks<Task extends TaskToLay>(
  tasks: readonly Task[],
  empty: readonly EmptyWeek[],
): LaidTasks<Task> {
  const weeks = empty.map((week) => ({ ...week, used: 0, parts: [] as { id: string; quarters: number }[] }));
  const days = new Map<string, LaidDays>();
  for (const task of tasks) {
    const ready = Math.max(task.opensOn, ...task.needs.map((need) => days.get(need)?.toDay ?? 1));
    let left = task.needed;
    let laid: LaidDays | undefined;
    for (const week of weeks) {
      const part = lastDay(week) < ready ? 0 : Math.min(left, week.cap - week.used);
      if (part === 0) continue;
      const fromDay = laid?.fromDay ?? sittingFrom(week, Math.max(ready, dayAt(week, week.used)));
      week.used += part;
      week.parts.push({ id: task.id, quarters: part });
      laid = { fromDay, toDay: Math.max(fromDay, dayAt(week, week.used - 1)) };
      left -= part;
      if (left === 0) break;
    }
    if (!laid || left > 0) return { weeks, days, homeless: task };
    days.set(task.id, laid);
  }
  return { weeks, days, homeless: undefined };
}

/** The sitting in which the next quarter hour falls; without sittings the week's hours are spread evenly. */
function dayAt({ fromDay, toDay, cap, sittings }: EmptyWeek, used: number): number {
  let filled = 0;
  for (const { day, share } of sittings) {
    filled += share * cap;
    if (used < filled - 1e-9) return day;
  }
  return sittings.at(-1)?.day ?? fromDay + Math.floor((used / cap) * (toDay - fromDay + 1));
}

/** After its last sitting a week has no room, however few of its hours are used. */
const lastDay = ({ sittings, toDay }: EmptyWeek): number => sittings.at(-1)?.day ?? toDay;

/** The first sitting of the week from a day on; without sittings the day itself. */
const sittingFrom = ({ sittings }: EmptyWeek, from: number): number =>
  sittings.find(({ day }) => day >= from)?.day ?? from;
