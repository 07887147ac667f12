import { stopAtDeadline } from '../runtime/deadline.ts';
import type { Pacing } from '../runtime/pacing.ts';
import type { Asked, Dynamo, Operation } from './ask-dynamo.ts';
import { isConflict } from './write-outcome.ts';

const mostSends = 8;
const firstWaitMs = 25;
const longestWaitMs = 400;

/**
 * The only place that repeats a write after a conflict with another transaction. Nothing was written and every
 * condition is checked again, so resending is safe. The waits are random with a growing bound. A conflict that outlasts
 * them is a fault.
 */
export const retryConflicts = (database: Dynamo, pacing: Pacing): Dynamo => ({
  async send<O extends Operation>(operation: O, asked: Asked<O>) {
    for (let made = 1; ; made += 1) {
      try {
        return await database.send(operation, asked);
      } catch (error) {
        if (made === mostSends || !isConflict(error)) throw error;
        const bound = Math.min(longestWaitMs, firstWaitMs * 2 ** (made - 1));
        await pacing.sleep(pacing.random() * bound);
        stopAtDeadline();
      }
    }
  },
});
