import { checksumOf, type Documents } from '#functions/gateways/documents.ts';
import type { Fate } from '../stories/faulty-dynamo.ts';
import type { Schedule, Task } from '../stories/schedule.ts';
import { named } from '../stories/thin-client.ts';

interface Dependencies {
  schedule: Schedule;
  fate: (task: Task) => Fate;
  /** Called before an object is written. */
  written: (key: string, bytes: Uint8Array) => Promise<void>;
}

/** The bucket of a story: it is slow, loses answers, is down for a while, and may lose an object. */
export class Storage {
  readonly objects = new Map<string, Uint8Array<ArrayBuffer>>();
  isDown = false;
  readonly #world: Dependencies;

  constructor(world: Dependencies) {
    this.#world = world;
  }

  #keysOf(runId: string): string[] {
    return [...this.objects.keys()].filter((key) => key.startsWith(`plans/${runId}/`));
  }

  holds(runId: string): boolean {
    return this.#keysOf(runId).length > 0;
  }

  /** Deletes all objects of a run. */
  vanish(runId: string): void {
    for (const key of this.#keysOf(runId)) this.objects.delete(key);
  }

  documentsFor(task: Task): Documents {
    const { schedule, fate } = this.#world;
    const remote = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
      await schedule.pause(task, name);
      if (this.isDown) throw named('TimeoutError', 'injected: no storage');
      const met = fate(task);
      if (met !== 'none') schedule.note(`${task.name}: ${name} meets ${met}`);
      if (met === 'crash-before') return schedule.crash(task);
      if (met === 'throttle' || met === 'conflict' || met === 'timeout')
        throw named('TimeoutError', 'injected: no storage');
      const answer = await work();
      if (met === 'crash-after') return schedule.crash(task);
      if (met === 'lost') throw named('TimeoutError', 'injected: the answer was lost');
      return answer;
    };
    return {
      put: (key, bytes) =>
        remote('PutObject', async () => {
          await schedule.outside(this.#world.written(key, bytes));
          if (!this.objects.has(key)) this.objects.set(key, new Uint8Array(bytes));
        }),
      inspect: (key) =>
        remote('HeadObject', () => {
          const bytes = this.objects.get(key);
          return bytes === undefined ? undefined : { checksum: checksumOf(bytes), bytes: bytes.length };
        }),
      get: (key) => remote('GetObject', () => this.objects.get(key)),
      remove: (key) => remote('DeleteObject', () => void this.objects.delete(key)),
      addressOf: async (key) => `https://storage.example/${key}`,
    };
  }
}
