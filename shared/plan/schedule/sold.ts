import type { ScheduledTask } from './schedule.ts';

/** Sales that are done by the end of each block of paid work. */
export class Sold {
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
