import { type ReviewWork, reviewCheckIds } from '#shared/plan/review/review.ts';

interface Answered {
  status: number;
  // Tests read arbitrary answers and assert on their shape.
  // biome-ignore lint/suspicious/noExplicitAny: the answer's shape is the thing under test
  body: any;
}

type Call<A extends Answered> = (
  path: string,
  call: { method?: string; token: string; json?: unknown },
) => Promise<A>;

/** An approval requires all six checks and a name. */
export const checkedAll: ReviewWork = {
  checks: Object.fromEntries(reviewCheckIds.map((id) => [id, ''])),
  notes: [],
  firstName: 'Rose',
};

/** Saves the checks and previews the plan, like the page does; returns undefined if that is impossible. */
async function seePlan<A extends Answered>(call: Call<A>, token: string) {
  const { work, workVersion: baseVersion } = (await call('/review', { token })).body.data ?? {};
  if (work === undefined) return undefined;
  await call('/review', { method: 'PUT', token, json: { work: { ...work, ...checkedAll }, baseVersion } });
  const { hash, at, workVersion } =
    (await call('/review/preview', { method: 'POST', token })).body.data ?? {};
  return hash === undefined ? undefined : { hash, at, workVersion };
}

/** Decides through a reviewer's link. An approval ticks all checks and previews the plan first. */
export async function decideBy<A extends Answered>(
  call: Call<A>,
  token: string,
  json: { decision: string } & Record<string, unknown>,
): Promise<A> {
  const seen = json.decision === 'approve' ? await seePlan(call, token) : undefined;
  return call('/review', { token, json: { ...json, ...(seen && { seen }) } });
}
