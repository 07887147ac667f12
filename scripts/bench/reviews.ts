import { setTimeout as delay } from 'node:timers/promises';
import { checkedAll } from '#functions/testing/decide-review.ts';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import type { ReviewWork } from '#shared/plan/review/review.ts';
import { quantile } from './figures.ts';
import { callsTo, field, prepareRun } from './runs.ts';

const corrections = 12;

/** The token of the link that the reviewer of a submission gets by email. */
async function reviewToken(siteUrl: string, runId: string): Promise<string> {
  const { call, read } = callsTo(siteUrl);
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = (await read('/__local/mail.json')) as { text: string | null }[];
    for (const { text } of mails.toReversed()) {
      const token = /\/review#([\w-]+)/.exec(text ?? '')?.[1];
      if (token === undefined) continue;
      const response = await call('/api/review', { token });
      if (response.ok && field(field(await response.json(), 'data'), 'runId') === runId) return token;
    }
    await delay(100);
  }
  throw new Error(`The reviewer of ${runId} got no email`);
}

/** The time from a reviewer's correction until the rebuilt plan has arrived, as the review page asks for it. */
async function rebuild(siteUrl: string, token: string, turn: number): Promise<number> {
  const { read } = callsTo(siteUrl);
  const { data } = (await read('/api/review', { token })) as { data: { workVersion: number } };
  const work: ReviewWork = {
    ...checkedAll,
    reviewed: { version: 1, hours: { low: 4 + turn, high: 4 + turn } },
  };
  const beganAtMs = performance.now();
  await read('/api/review', { method: 'PUT', token, json: { work, baseVersion: data.workVersion } });
  await read('/api/review/preview', { method: 'POST', token });
  return performance.now() - beganAtMs;
}

/** Measures how fast the plan is rebuilt after a reviewer's correction. The first includes the cold start. */
export async function benchReviews(siteUrl: string): Promise<[string, string][]> {
  const rows: [string, string][] = [];
  for (const plan of ['PRO', 'ENTERPRISE']) {
    const { token, runId } = await prepareRun(siteUrl, `review-${plan.toLowerCase()}`, plan);
    await callsTo(siteUrl).read(`/api/path-compiler/runs/${runId}/submit`, { token, json: planAnswers });
    const link = await reviewToken(siteUrl, runId);
    const times: number[] = [];
    for (let turn = 0; turn < corrections; turn += 1) times.push(await rebuild(siteUrl, link, turn));
    const [first = 0, ...warm] = times.map((time) => time / 1000);
    rows.push([
      `${plan} rebuilt after a reviewer’s correction`,
      `first ${first.toFixed(2)} s, then p50 ${quantile(warm, 0.5).toFixed(2)} s, slowest ${Math.max(...warm).toFixed(2)} s`,
    ]);
  }
  return rows;
}
