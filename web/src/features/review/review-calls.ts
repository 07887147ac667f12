import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type PlanSeen, reviewRoutes } from '#shared/contract/routes/review.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import type { ReviewWork } from '#shared/plan/review/review.ts';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { type ApiResult, callRoute } from '#web/lib/api/call-route.ts';

/** Reloaded when the window gets the focus, because another reviewer may have decided meanwhile. */
export const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['review', token],
    queryFn: async ({ signal }) =>
      answerOrThrow(await callRoute(reviewRoutes.getReview, { reviewToken: token, signal })).data,
  });

export interface SeenPlan extends Omit<PlanSeen, 'document'> {
  bytes: ArrayBuffer;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The plan with the work of this version; the previous plan stays on the screen until it has loaded. */
export const previewQuery = (token: string, workVersion: number) =>
  queryOptions({
    queryKey: ['review-preview', token, workVersion],
    queryFn: async ({ signal }): Promise<SeenPlan> => {
      const { document, ...seen } = answerOrThrow(
        await callRoute(reviewRoutes.previewReview, { reviewToken: token, signal }),
      ).data;
      return { ...seen, bytes: bytesOf(document).buffer };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

export interface Refused {
  code: string;
  message: string;
}

const refusedBy = (result: ApiResult<unknown>): Refused | undefined => {
  if (result.ok) return undefined;
  if (result.kind === 'network') return { code: 'unreachable', message: 'Network error. Please try again.' };
  return { code: result.code, message: result.message };
};

/** The new version of the work, or why it was not saved. */
export async function saveWork(
  token: string,
  body: { work: ReviewWork; baseVersion: number },
): Promise<{ workVersion: number } | Refused> {
  const result = await callRoute(reviewRoutes.saveReview, { reviewToken: token, body });
  return result.ok ? result.answer.data : (refusedBy(result) as Refused);
}

export interface DecisionSent {
  decision: Verdict;
  feedback: string;
  fieldFeedback?: Partial<Record<AnswerField, string>>;
  seen?: Pick<PlanSeen, 'hash' | 'at' | 'workVersion'>;
}

/** Undefined when this call decided it. */
export async function sendDecision(token: string, body: DecisionSent): Promise<Refused | undefined> {
  return refusedBy(await callRoute(reviewRoutes.decideReview, { reviewToken: token, body }));
}
