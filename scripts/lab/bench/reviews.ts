import { checkedAll } from '#functions/testing/decide-review.ts';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import { type Product, productAt } from '#scripts/testing/product.ts';
import type { ReviewWork } from '#shared/plan/review/review.ts';
import { quantile } from './figures.ts';

const corrections = 12;

/** A user with a confirmed address and a run of the plan before its submit. */
async function prepareRun(product: Product, plan: string): Promise<{ token: string; runId: string }> {
  const token = await product.arrive({ email: `review-${plan.toLowerCase()}@example.com` });
  const sessionId = await product.buy(token, 100_000, { webhook: 'off' });
  await product.must('/pay/token/verify', { token, json: { sessionId } });
  return { token, runId: await product.startRun(token, plan) };
}

/** The time from a reviewer's correction until the rebuilt plan has arrived, as the review page asks for it. */
async function rebuild({ must }: Product, token: string, turn: number): Promise<number> {
  const { data } = (await must('/review', { token })).body;
  const work: ReviewWork = {
    ...checkedAll,
    reviewed: { version: 1, hours: { low: 4 + turn, high: 4 + turn } },
  };
  const startedAtMs = performance.now();
  await must('/review', { method: 'PUT', token, json: { work, baseVersion: data.workVersion } });
  await must('/review/preview', { method: 'POST', token });
  return performance.now() - startedAtMs;
}

/** Measures how fast the plan is rebuilt after a reviewer's correction. The first includes the cold start. */
export async function benchReviews(siteUrl: string): Promise<[string, string][]> {
  const product = productAt(siteUrl);
  const rows: [string, string][] = [];
  for (const plan of ['PRO', 'ENTERPRISE']) {
    const { token, runId } = await prepareRun(product, plan);
    await product.submit(token, runId, planAnswers);
    const link = await product.reviewToken(runId);
    const times: number[] = [];
    for (let turn = 0; turn < corrections; turn += 1) times.push(await rebuild(product, link, turn));
    const [first = 0, ...warm] = times.map((time) => time / 1000);
    rows.push([
      `${plan} rebuilt after a reviewer’s correction`,
      `first ${first.toFixed(2)} s, then p50 ${quantile(warm, 0.5).toFixed(2)} s, slowest ${Math.max(...warm).toFixed(2)} s`,
    ]);
  }
  return rows;
}
