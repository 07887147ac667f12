import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dynamo } from '#functions/stores/ask-dynamo.ts';

/** The database calls of one request. */
export interface Trips {
  /** Sequential calls; calls made together count as one. */
  sequential: number;
  calls: number;
  /** The capacity that DynamoDB charges. */
  writeUnits: number;
  readUnits: number;
}

export const noTrips = (): Trips => ({ sequential: 0, calls: 0, writeUnits: 0, readUnits: 0 });

type Consumed = { CapacityUnits?: number };

const settleMs = 3;

/**
 * Holds every answer until all running calls have one, so the next call must have waited for it, however fast this
 * machine is. The number of such rounds is the number of sequential calls.
 */
class Rounds {
  readonly trips = noTrips();
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
    if (rounds === undefined) return send(operation, asked);
    return rounds.take(async () => {
      const answer = await send(operation, { ...asked, ReturnConsumedCapacity: 'TOTAL' });
      const { ConsumedCapacity } = answer as { ConsumedCapacity?: Consumed | Consumed[] };
      const units = /^(Get|Query|BatchGet)/.test(operation) ? 'readUnits' : 'writeUnits';
      for (const part of [ConsumedCapacity ?? []].flat()) rounds.trips[units] += part.CapacityUnits ?? 0;
      return answer;
    });
  };
  return async <T>(work: () => Promise<T>): Promise<{ value: T; trips: Trips }> => {
    const rounds = new Rounds();
    const value = await current.run(rounds, work);
    return { value, trips: { ...rounds.trips } };
  };
}
