import type { Diary, PlaceOptions } from './diary.ts';
import type { PlannedTask, ScheduledTask } from './schedule.ts';

const endOf = ({ date, from, minutes }: ScheduledTask) => ({ date, from: from + minutes });
const later = (one: ReturnType<typeof endOf>, other: ReturnType<typeof endOf>) =>
  one.date > other.date || (one.date === other.date && one.from > other.from) ? one : other;

/** The last moment of some tasks. */
export const afterAll = (tasks: readonly (ScheduledTask | undefined)[]): PlaceOptions => {
  const [first, ...rest] = tasks.filter((task) => task !== undefined).map(endOf);
  return first ? { after: rest.reduce(later, first) } : {};
};

/** A short task that other people must be there for. The rules come first even where a break is too short. */
const fitsABreak = ({ phase, opening, minutes }: PlannedTask): boolean =>
  phase === 'rules' || phase === 'first' || (phase !== 'deliver' && opening !== 'any' && minutes <= 60);

/** Fills a diary in the order of importance, and keeps what had no room. */
export class Planner {
  readonly diary: Diary;
  readonly later: PlannedTask[] = [];
  readonly inABreak: PlannedTask[] = [];

  constructor(diary: Diary) {
    this.diary = diary;
  }

  add(task: PlannedTask, options: PlaceOptions = {}): ScheduledTask | undefined {
    const placed = this.diary.place(task, options) ?? this.#inParts(task, options);
    if (!placed) (this.diary.canEver(task) || !fitsABreak(task) ? this.later : this.inABreak).push(task);
    return placed;
  }

  /** Tasks without which the plan is complete. */
  tryTo(task: PlannedTask, options: PlaceOptions = {}): ScheduledTask | undefined {
    return this.diary.place(task, options);
  }

  /** A long task at home may be done in two to four sittings. A job is cut only where no day holds all of it. */
  #inParts(task: PlannedTask, options: PlaceOptions): ScheduledTask | undefined {
    const isWork = task.phase === 'deliver' && task.minutes >= 120;
    if (isWork && this.diary.canEver(task) && this.diary.longest(task.opening) >= task.minutes)
      return undefined;
    if (!isWork && (task.opening !== 'any' || task.minutes < 60)) return undefined;
    const longest = this.diary.longest(task.opening);
    const count = Math.max(2, Math.ceil(task.minutes / Math.max(1, longest)));
    if (count > mostSittings) return undefined;
    const minutes = Math.ceil(task.minutes / count / 5) * 5;
    const { isFirstPaid, ...rest } = task;
    let last: ScheduledTask | undefined;
    for (let part = 1; part <= count; part += 1) {
      const isLast = part === count;
      const sitting: PlannedTask = {
        ...rest,
        ...(part === 1 && isFirstPaid && { isFirstPaid }),
        id: isLast ? task.id : `${task.id}-part-${part}`,
        minutes,
        do: `${task.do} This is ${isWork ? 'day' : 'part'} ${part} of ${count}.`,
        done: isLast ? task.done : `you have done part ${part}`,
      };
      const placed = this.diary.place(sitting, { ...options, ...afterAll([last]) });
      if (!placed && part === 1) return undefined;
      if (!placed) {
        this.later.push(sitting);
        return last;
      }
      last = placed;
    }
    return last;
  }
}

/** More sittings than this are no longer one job. */
const mostSittings = 4;
