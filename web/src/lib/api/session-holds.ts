import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '../session.ts';
import { userQuery } from './user-query.ts';

/** Others may wait for the same answer: the question itself goes on. */
const givenUp = (signal: AbortSignal): Promise<void> =>
  new Promise((answer) => signal.addEventListener('abort', () => answer()));

/**
 * Asked before a payment: a session that is over would lose what was chosen. Its end has led to the log-in page by the
 * time this answers. It is waited for until the signal; whatever else goes wrong, the payment itself will say.
 */
export async function sessionHolds(client: QueryClient, signal: AbortSignal): Promise<boolean> {
  await Promise.race([client.fetchQuery(userQuery).catch(() => {}), givenUp(signal)]);
  return readSession() !== null;
}
