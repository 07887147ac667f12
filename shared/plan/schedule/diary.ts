import type { Day, DayPart } from '../reading/reading.ts';
import { dayOf, weekOf } from '../write/say/dates.ts';
import { type IsHoliday, type OpenTime, openingHours } from './open-times.ts';
import type { PlannedTask, ScheduledTask } from './schedule.ts';

export interface PlaceOptions {
  /** Not before this moment. */
  after?: { date: string; from: number };
  /** Not on a day before this one, nor after that one. */
  notBefore?: string;
  notAfter?: string;
  isLatest?: boolean;
  /** Only on these days of the week. */
  on?: ReadonlySet<Day>;
}

/** So many tasks a day are usual, and more where there are few days in a week. */
const leastTasksADay = 3;
const tasksAWeek = 11;
/** A day may hold a little more than the average one. */
const dayRoom = 1.3;
const partAt = (minutes: number): DayPart =>
  minutes < 720 ? 'morning' : minutes < 1020 ? 'afternoon' : 'evening';
const monthOf = (date: string): number => Number(date.slice(5, 7));
const dayStarts = 420;
/** Starts are at round times. */
const step = 5;
/** Clients are not seen in hours that are for the desk. */
const isOther = ({ isDesk }: OpenTime, { opening, isFirstPaid, sales }: PlannedTask): boolean =>
  isDesk === true && (isFirstPaid === true || sales !== undefined || opening === 'client');

/**
 * The person's own times, filled task by task. A week never holds more than their hours, and a day only what is
 * usual for them, unless a single task is longer.
 */
export class Diary {
  readonly #times: readonly OpenTime[];
  readonly #isHoliday: IsHoliday;
  readonly #weekMinutes: number;
  /** On so many days of a week the person works at most. */
  readonly #mostDays: number;
  readonly #dayMinutes: number;
  readonly #dayTasks: number;
  readonly #filled = new Map<OpenTime, number>();
  /** Where a look back at the end of the day starts. */
  readonly #ends = new Map<OpenTime, number>();
  readonly #weeks = new Map<string, number>();
  readonly #days = new Map<string, { minutes: number; tasks: number }>();
  readonly tasks: ScheduledTask[] = [];

  constructor(
    times: readonly OpenTime[],
    {
      hoursPerWeek,
      mostDays = 7,
      isHoliday,
    }: { hoursPerWeek: number; mostDays?: number | undefined; isHoliday: IsHoliday },
  ) {
    this.#mostDays = mostDays;
    this.#times = times;
    this.#isHoliday = isHoliday;
    this.#weekMinutes = Math.floor(hoursPerWeek * 60);
    const openDays = new Set(times.map(({ date }) => date)).size;
    const weeks = Math.max(1, new Set(times.map(({ date }) => weekOf(date))).size);
    const perWeek = Math.max(1, Math.min(mostDays, openDays / weeks));
    this.#dayTasks = Math.max(leastTasksADay, Math.ceil(tasksAWeek / perWeek));
    this.#dayMinutes = Math.max(60, Math.ceil((this.#weekMinutes / perWeek) * dayRoom));
  }

  /** Whether any time of the person falls into the opening hours that a task needs. */
  canEver(task: PlannedTask): boolean {
    const { opening, minutes } = task;
    return this.#times.some((time) => {
      const open = isOther(time, task) ? undefined : openingHours(opening, time.date, this.#isHoliday);
      return open !== undefined && Math.min(time.to, open.to) - Math.max(time.from, open.from) >= minutes;
    });
  }

  /** The longest stretch in which a task of this kind could be done, in minutes. */
  longest(opening: PlannedTask['opening']): number {
    return this.#times.reduce((longest, time) => {
      const isClosed = time.isDesk && opening !== 'any';
      const open = isClosed ? undefined : openingHours(opening, time.date, this.#isHoliday);
      const minutes = open ? Math.min(time.to, open.to) - Math.max(time.from, open.from) : 0;
      return Math.max(longest, Math.min(minutes, this.#weekMinutes));
    }, 0);
  }

  /** Whether the person has any time in these days. */
  isOpen({ from, to }: { from: string; to: string }): boolean {
    return this.#times.some(({ date }) => date >= from && date <= to);
  }

  /** Minutes of an average day on which the person works. */
  get usualDay(): number {
    return Math.round(this.#dayMinutes / dayRoom);
  }

  place(task: PlannedTask, options: PlaceOptions = {}): ScheduledTask | undefined {
    return this.#find(task, options, true) ?? this.#find(task, options, false);
  }

  #find(task: PlannedTask, options: PlaceOptions, isSpread: boolean): ScheduledTask | undefined {
    const times = options.isLatest ? this.#times.toReversed() : this.#times;
    for (const time of times) {
      const from = this.#startIn(time, task, options);
      if (from === undefined || !this.#hasRoom(time, task, isSpread)) continue;
      return this.#put(time, task, { from, isLatest: options.isLatest === true });
    }
    return undefined;
  }

  #startIn(time: OpenTime, task: PlannedTask, { after, notBefore, notAfter, on, isLatest }: PlaceOptions) {
    if ((on && !on.has(dayOf(time.date))) || isOther(time, task)) return undefined;
    if (task.months && !task.months.includes(monthOf(time.date))) return undefined;
    if (notBefore !== undefined && time.date < notBefore) return undefined;
    if (notAfter !== undefined && time.date > notAfter) return undefined;
    if (after && time.date < after.date) return undefined;
    const open = openingHours(task.opening, time.date, this.#isHoliday);
    if (!open) return undefined;
    const later = after && after.date === time.date ? after.from : 0;
    // Forms and messages are no work for five in the morning, where the day is longer.
    const isDesk = task.opening === 'any' && task.phase !== 'deliver' && time.to - dayStarts >= task.minutes;
    const earliest = Math.max(this.#filled.get(time) ?? time.from, open.from, later, isDesk ? dayStarts : 0);
    const end = Math.min(time.to, open.to, this.#ends.get(time) ?? time.to);
    const soonest = Math.ceil(earliest / step) * step;
    const from = isLatest ? Math.floor((end - task.minutes) / step) * step : soonest;
    return from >= soonest && from + task.minutes <= end ? from : undefined;
  }

  #hasRoom({ date }: OpenTime, { minutes }: PlannedTask, isSpread: boolean): boolean {
    if ((this.#weeks.get(weekOf(date)) ?? 0) + minutes > this.#weekMinutes) return false;
    const day = this.#days.get(date);
    if (!day) return this.#usedIn(weekOf(date)) < this.#mostDays;
    return !isSpread || (day.tasks < this.#dayTasks && day.minutes + minutes <= this.#dayMinutes);
  }

  #usedIn(week: string): number {
    return [...this.#days.keys()].filter((date) => weekOf(date) === week).length;
  }

  #put(
    time: OpenTime,
    task: PlannedTask,
    { from, isLatest }: { from: number; isLatest: boolean },
  ): ScheduledTask {
    const scheduled: ScheduledTask = { ...task, date: time.date, part: partAt(from), from };
    if (isLatest) this.#ends.set(time, from);
    else this.#filled.set(time, from + task.minutes);
    const week = weekOf(time.date);
    this.#weeks.set(week, (this.#weeks.get(week) ?? 0) + task.minutes);
    const day = this.#days.get(time.date) ?? { minutes: 0, tasks: 0 };
    this.#days.set(time.date, { minutes: day.minutes + task.minutes, tasks: day.tasks + 1 });
    this.tasks.push(scheduled);
    return scheduled;
  }
}
