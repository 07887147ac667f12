import type { Chance } from './chance.ts';

/**
 * Decides, from the seed alone, who goes on at every await. A task runs until it asks for something outside itself, then
 * waits; one waiting task at a time is let go on. What really takes time is over before the next choice is made, so
 * that the same seed always gives the same story.
 */
export interface Task {
  name: string;
  /** Ends by itself, with a fault, or is abandoned where it stands, as by a crash. */
  state: 'running' | 'waiting' | 'ended' | 'crashed';
  goOn?: () => void;
  /** In stories of priorities the highest goes on. */
  priority: number;
  awaiting: string;
}

export class Schedule {
  readonly chance: Chance;
  readonly trace: string[] = [];
  readonly tasks: Task[] = [];
  readonly #byPriority: boolean;
  #lowest = 0;
  #settled: (() => void) | undefined;

  constructor(chance: Chance) {
    this.chance = chance;
    this.#byPriority = chance.happens(0.5);
  }

  note(line: string): void {
    this.trace.push(line);
  }

  /** Starts a task and lets it run to its first wait. */
  async start(name: string, work: (task: Task) => Promise<string>): Promise<Task> {
    const task: Task = { name, state: 'running', awaiting: '', priority: this.chance.next() };
    this.tasks.push(task);
    this.note(`${name}: starts`);
    await this.#untilStill(() => {
      void work(task).then(
        (outcome) => this.#end(task, outcome),
        (fault: unknown) =>
          this.#end(task, `fault ${fault instanceof Error ? fault.message : String(fault)}`),
      );
    });
    return task;
  }

  #end(task: Task, outcome: string): void {
    if (task.state === 'crashed') return;
    task.state = 'ended';
    this.note(`${task.name}: ${outcome}`);
    this.#settled?.();
  }

  /** Called by a task at each of its awaits on the outside: parks it until it is chosen. */
  pause(task: Task, awaiting: string): Promise<void> {
    return new Promise((resolve) => {
      task.state = 'waiting';
      task.awaiting = awaiting;
      task.goOn = () => {
        task.state = 'running';
        resolve();
      };
      this.#settled?.();
    });
  }

  /** The task never comes back from this await. */
  crash(task: Task): Promise<never> {
    task.state = 'crashed';
    this.note(`${task.name}: crashes at ${task.awaiting}`);
    this.#settled?.();
    return new Promise(() => {});
  }

  waiting(): Task[] {
    return this.tasks.filter(({ state }) => state === 'waiting');
  }

  /**
   * Who goes on: anybody, or in half of the stories whoever has the highest priority, which is now and then taken from
   * them. So one task may stand still at any of its awaits while another runs from end to end.
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

  async letGoOn(task: Task): Promise<void> {
    const { goOn } = task;
    if (goOn === undefined) throw new Error('A task that is not waiting cannot go on');
    await this.#untilStill(goOn);
  }

  /** Lets every task run to its end, in the order chance has it. */
  async runOut(): Promise<void> {
    for (let task = this.choose(); task !== undefined; task = this.choose()) await this.letGoOn(task);
  }

  #untilStill(begin: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#settled = () => {
        this.#settled = undefined;
        resolve();
      };
      begin();
    });
  }
}
