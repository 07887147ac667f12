import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '../session.ts';
import { CallFailure } from './answer-or-throw.ts';
import { userQuery } from './user-query.ts';

/** What stands before the server answers when it cannot: the payment page would not come either. */
const withoutServer: readonly number[] = [502, 503, 504];

const hasAnswered = (error: unknown): boolean =>
  error instanceof CallFailure &&
  error.kind !== 'network' &&
  !withoutServer.includes(error.said?.status ?? 0);

/** Others may wait for the same answer: the question itself goes on. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_answer, refuse) =>
    signal.addEventListener('abort', () => refuse(new CallFailure('network'))),
  );

/**
 * Asked before a form leaves the page for a payment: a session that is over, or no network, would lose what was chosen.
 * The end of a session has led to the log-in page by the time this answers. It is waited for until the signal.
 */
export async function askSession(
  client: QueryClient,
  signal: AbortSignal,
): Promise<'alive' | 'ended' | 'unreachable'> {
  try {
    await Promise.race([client.fetchQuery(userQuery), givenUp(signal)]);
  } catch (error) {
    // A session that is refused has ended here by now, and has taken this question back with it.
    if (readSession() !== null && !hasAnswered(error)) return 'unreachable';
  }
  return readSession() === null ? 'ended' : 'alive';
}
