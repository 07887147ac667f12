import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Chance } from './chance.ts';

interface Wait {
  awaiting: string;
  goOn: () => void;
}

/**
 * Decides from the seed which task continues at every await. A task runs until it makes a call to the outside, then
 * waits; a task with several parallel calls has several waits. One wait at a time is chosen to continue. Work that
 * takes real time ends before the next choice, so that the same seed always gives the same story.
 */
export interface Task {
  name: string;
  /** A task ends normally or with a fault, or is abandoned at an await, as by a crash. */
  state: 'running' | 'waiting' | 'ended' | 'crashed';
  waits: Wait[];
  /** In stories with priorities, the task with the highest one continues. */
  priority: number;
  /** Its last call. */
  awaiting: string;
  /** Tells the caller, if it wants to know. */
  whenCrashed?: () => void;
}

export class Schedule {
  readonly chance: Chance;
  readonly trace: string[] = [];
  readonly tasks: Task[] = [];
  readonly #byPriority: boolean;
  readonly #outside = new Set<Promise<unknown>>();
  #lowest = 0;

  constructor(chance: Chance) {
    this.chance = chance;
    this.#byPriority = chance.happens(0.5);
  }

  note(line: string): void {
    this.trace.push(line);
  }

  /** Starts a task and runs it to its first wait. */
  async start(name: string, work: (task: Task) => Promise<string>): Promise<Task> {
    const task = this.#newTask(name);
    this.note(`${name}: starts`);
    await this.#untilStill(task, () => this.#run(task, work));
    return task;
  }

  /** For tasks that other tasks cause: it starts when it is chosen. */
  defer(name: string, work: (task: Task) => Promise<string>): Task {
    const task = this.#newTask(name);
    task.state = 'waiting';
    task.awaiting = 'start';
    task.waits.push({
      awaiting: 'start',
      goOn: () => {
        this.note(`${name}: starts`);
        this.#run(task, work);
      },
    });
    return task;
  }

  #newTask(name: string): Task {
    const task: Task = { name, state: 'running', waits: [], awaiting: '', priority: this.chance.next() };
    this.tasks.push(task);
    return task;
  }

  #run(task: Task, work: (task: Task) => Promise<string>): void {
    void work(task).then(
      (outcome) => this.#end(task, outcome),
      (fault: unknown) => this.#end(task, `fault ${fault instanceof Error ? fault.message : String(fault)}`),
    );
  }

  #end(task: Task, outcome: string): void {
    if (task.state === 'crashed') return;
    task.state = 'ended';
    this.note(`${task.name}: ${outcome}`);
    // Calls that are no longer awaited continue when the instance is used again, and are lost otherwise.
    if (task.waits.length > 0 && this.chance.happens(0.5)) task.waits = [];
  }

  /** A task calls this at each call to the outside: it waits here until it is chosen. */
  pause(task: Task, awaiting: string): Promise<void> {
    if (task.state === 'crashed') return new Promise(() => {});
    return new Promise((resolve) => {
      task.awaiting = awaiting;
      task.waits.push({ awaiting, goOn: resolve });
    });
  }

  /** For work that takes real time. */
  async outside<T>(work: Promise<T>): Promise<T> {
    this.#outside.add(work);
    try {
      return await work;
    } finally {
      this.#outside.delete(work);
    }
  }

  /** The task never returns from this await. */
  crash(task: Task): Promise<never> {
    task.state = 'crashed';
    task.waits = [];
    this.note(`${task.name}: crashes at ${task.awaiting}`);
    task.whenCrashed?.();
    return new Promise(() => {});
  }

  waiting(): Task[] {
    return this.tasks.filter(({ waits }) => waits.length > 0);
  }

  /**
   * Chooses any waiting task, or in half of the stories the one with the highest priority, which sometimes drops to the
   * lowest. So one task may wait at any of its awaits while another runs from start to end.
   */
  choose(): Task | undefined {
    const waiting = this.waiting();
    if (!this.#byPriority) return this.chance.pick(waiting);
    const first = () => waiting.toSorted((a, b) => b.priority - a.priority)[0];
    const chosen = first();
    if (chosen === undefined || !this.chance.happens(0.12)) return chosen;
    this.#lowest -= 1;
    chosen.priority = this.#lowest;
    return first();
  }

  async advance(task: Task): Promise<void> {
    const { waits } = task;
    const wait = waits.length > 1 ? this.chance.pick(waits) : waits[0];
    if (wait === undefined) throw new Error('A task that is not waiting cannot go on');
    task.waits = waits.filter((one) => one !== wait);
    task.awaiting = wait.awaiting;
    if (task.state === 'waiting') task.state = 'running';
    await this.#untilStill(task, wait.goOn);
  }

  /** Runs every task to its end in random order. */
  async runOut(): Promise<void> {
    for (let task = this.choose(); task !== undefined; task = this.choose()) await this.advance(task);
  }

  async runToEnd(task: Task): Promise<void> {
    while (task.state === 'waiting') await this.advance(task);
  }

  /** Runs the task until it waits before this call. */
  async advanceTo(task: Task, awaiting: string): Promise<void> {
    while (task.state === 'waiting' && !task.waits.some((wait) => wait.awaiting === awaiting))
      await this.advance(task);
  }

  async #untilStill(task: Task, goOn: () => void): Promise<void> {
    goOn();
    const isStill = () => task.state !== 'running' || task.waits.length > 0;
    do {
      await nextTurn();
      while (this.#outside.size > 0) {
        await Promise.allSettled(this.#outside);
        await nextTurn();
      }
    } while (!isStill());
    if (task.state === 'running') task.state = 'waiting';
  }
}
