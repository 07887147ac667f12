import { userRoutes } from '#shared/contract/routes/user.ts';
import { callRoute } from './call-route.ts';

/**
 * Asked before a form leaves the page for a payment: a session that is over, or no network, would lose what was chosen.
 * The end of a session has led to the log-in page by the time this answers.
 */
export async function askSession(): Promise<'alive' | 'ended' | 'unreachable'> {
  const result = await callRoute(userRoutes.getUser);
  if (result.ok) return 'alive';
  if (result.kind === 'network') return 'unreachable';
  return result.status === 401 ? 'ended' : 'alive';
}
