import { readingsRoutes } from '#shared/contract/routes/readings.ts';
import type { AskReading } from '../ask-reading.ts';
import { callRoute } from './call-route.ts';

/** Asks our server to read some answers. It stores none of them. */
export const readAnswers: AskReading = async (asked, signal) => {
  const result = await callRoute(readingsRoutes.readAnswers, { body: asked, signal });
  if (result.ok) return { kind: 'read', understanding: result.answer.data };
  if (result.kind === 'network') return { kind: 'unreachable' };
  return { kind: 'refused', message: result.message, isTooOften: result.status === 429 };
};
