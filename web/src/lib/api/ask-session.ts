import type { QueryClient } from '@tanstack/react-query';
import { CallFailure } from './answer-or-throw.ts';
import { userQuery } from './user-query.ts';

/**
 * Asked before a form leaves the page for a payment: a session that is over, or no network, would lose what was chosen.
 * The end of a session has led to the log-in page by the time this answers.
 */
export async function askSession(client: QueryClient): Promise<'alive' | 'ended' | 'unreachable'> {
  try {
    await client.fetchQuery(userQuery);
    return 'alive';
  } catch (error) {
    // The end of a session takes all questions of its account back.
    if (!(error instanceof CallFailure) || error.kind === 'session') return 'ended';
    return error.kind === 'network' ? 'unreachable' : 'alive';
  }
}
