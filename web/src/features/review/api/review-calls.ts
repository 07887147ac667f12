import { queryOptions } from '@tanstack/react-query';
import { reviewRoutes } from '#shared/contract/routes/review.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

/** Asked again when the window comes to the front: somebody else may have decided meanwhile. */
export const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['review', token],
    queryFn: async ({ signal }) =>
      answerOrThrow(await callRoute(reviewRoutes.getReview, { reviewToken: token, signal })).data,
  });

export interface DecisionSent {
  decision: Verdict;
  feedback: string;
  fieldFeedback: Partial<Record<AnswerField, string>>;
}

/** Undefined when it is decided now, by this call. */
export async function sendDecision(
  token: string,
  body: DecisionSent,
): Promise<{ code: string; message: string } | undefined> {
  const result = await callRoute(reviewRoutes.decideReview, { reviewToken: token, body });
  if (result.ok) return undefined;
  if (result.kind === 'network') return { code: 'unreachable', message: 'Network error. Please try again.' };
  return { code: result.code, message: result.message };
}
