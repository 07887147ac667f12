import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '../session.ts';
import { userQuery } from './user-query.ts';

/** Only this wait ends, because others may wait for the same answer. */
const givenUp = (signal: AbortSignal): Promise<void> =>
  new Promise((answer) => signal.addEventListener('abort', () => answer()));

/**
 * Checks the session before a payment, because an ended one would lose the choices. By the time this returns,
 * an ended session has led to the log-in page. It waits until the signal; the payment itself reports any
 * other failure.
 */
export async function sessionHolds(client: QueryClient, signal: AbortSignal): Promise<boolean> {
  await Promise.race([client.fetchQuery(userQuery).catch(() => {}), givenUp(signal)]);
  return readSession() !== null;
}
