import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dynamo } from '#functions/stores/ask-dynamo.ts';

/** The database calls of one request. */
export interface Trips {
  /** Sequential calls; calls made together count as one. */
  sequential: number;
  calls: number;
}

const settleMs = 3;

/**
 * Holds every answer until all running calls have one, so the next call must have waited for it, however fast this
 * machine is. The number of such rounds is the number of sequential calls.
 */
class Rounds {
  readonly trips: Trips = { sequential: 0, calls: 0 };
  #underWay = 0;
  #end = Promise.withResolvers<void>();
  #isOpen = false;

  async take<T>(call: () => Promise<T>): Promise<T> {
    this.trips.calls += 1;
    if (!this.#isOpen) this.#open();
    this.#underWay += 1;
    const end = this.#end.promise;
    try {
      return await call();
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) setTimeout(() => this.#close(), settleMs);
      await end;
    }
  }

  #open(): void {
    this.#isOpen = true;
    this.#end = Promise.withResolvers();
    this.trips.sequential += 1;
  }

  #close(): void {
    if (this.#underWay > 0 || !this.#isOpen) return;
    this.#isOpen = false;
    this.#end.resolve();
  }
}

/** Counts each request's database calls on this object, because the handlers already hold it. */
export function countTrips(dynamo: Dynamo) {
  const current = new AsyncLocalStorage<Rounds>();
  const { send } = dynamo;
  dynamo.send = (operation, asked) => {
    const rounds = current.getStore();
    return rounds === undefined ? send(operation, asked) : rounds.take(() => send(operation, asked));
  };
  return async <T>(work: () => Promise<T>): Promise<{ value: T; trips: Trips }> => {
    const rounds = new Rounds();
    const value = await current.run(rounds, work);
    return { value, trips: { ...rounds.trips } };
  };
}
