import { setTimeout as delay } from 'node:timers/promises';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import { type Product, productAt } from '#scripts/testing/product.ts';
import { createRunFrom, submitIn } from '../proof/runs/actions.ts';
import { openRun } from '../proof/runs/open-run.ts';
import { decideBy } from '../proof/runs/reviewing.ts';
import { callStep } from '../proof/runs/steps.ts';
import type { Story } from '../proof/runs/story.ts';
import { RunWorld } from '../proof/runs/world.ts';
import { startProofEngine } from '../proof/stories/engine.ts';
import type { ThinClient } from '../proof/stories/thin-client.ts';
import { measure, ms } from './figures.ts';
import { metered, type Units } from './metered.ts';

/** Creates a user with a confirmed address and a run of the plan before its submit. */
export async function prepareRun(
  product: Product,
  name: string,
  plan = 'BASIC',
): Promise<{ token: string; runId: string }> {
  const token = await product.arrive({ email: `${name}@example.com` });
  const sessionId = await product.buy(token, 100_000, { webhook: 'off' });
  await product.must('/pay/token/verify', { token, json: { sessionId } });
  return { token, runId: await product.startRun(token, plan) };
}

/** The time from the submit until the run has its document. */
async function submitToDocument(product: Product, { token, runId }: { token: string; runId: string }) {
  const startedAtMs = performance.now();
  await product.submit(token, runId, planAnswers);
  for (;;) {
    const { data } = (await product.must(`/path-compiler/runs/${runId}`, { token })).body;
    if (data.runStatus === 'COMPLETED') return performance.now() - startedAtMs;
    if (performance.now() - startedAtMs > 120_000)
      throw new Error(`${runId} has no document after two minutes`);
    await delay(20);
  }
}

const together = 12;

/** Measures whole Basic runs through HTTP. The first run includes the functions' cold start. */
export async function benchRuns(siteUrl: string): Promise<[string, string][]> {
  const product = productAt(siteUrl);
  const first = await submitToDocument(product, await prepareRun(product, 'run-first'));
  const prepared: { token: string; runId: string }[] = [];
  for (let turn = 0; turn < together + 6; turn += 1) prepared.push(await prepareRun(product, `run-${turn}`));
  const next = () => {
    const run = prepared.shift();
    if (run === undefined) throw new Error('The bench has no more runs');
    return run;
  };
  const alone = await measure(6, 1, async () => void (await submitToDocument(product, next())));
  const crowd = await measure(together, 4, async () => void (await submitToDocument(product, next())));
  return [
    ['Basic, submit to document, the first', ms(first)],
    ['Basic, submit to document, warm', `p50 ${ms(alone.p50)}, p99 ${ms(alone.p99)}`],
    ['Basic runs, 4 in parallel', `${(crowd.perSecond * 60).toFixed(0)} a minute`],
    ...(await benchRunUnits()),
  ];
}

/** A run's database units and workflow transitions, in the proof's world without faults. */
async function benchRunUnits(): Promise<[string, string][]> {
  const { client, close } = await startProofEngine();
  const { units, dynamo } = metered(client);
  const rows: [string, string][] = [];
  for (const [seed, plan] of ['BASIC', 'PRO'].entries()) {
    const used = await unitsOfRun(seed + 1, {
      plan: plan === 'PRO' ? 'PRO' : 'BASIC',
      engine: dynamo,
      units,
    });
    rows.push([`Capacity: ${plan} run, submit to ready mail`, used]);
  }
  await close();
  return rows;
}

async function unitsOfRun(
  seed: number,
  { plan, engine, units }: { plan: 'BASIC' | 'PRO'; engine: ThinClient; units: Units },
): Promise<string> {
  const world = new RunWorld(seed, { engine, callStep });
  world.faults = false;
  const said = { submitted: [], decided: [] };
  const story: Story = { world, jumps: { 1: 1 }, windows: [], said, quotes: [], drafts: 0 };
  const owner = await world.arrive({ verified: true });
  await openRun(story, owner, plan);
  const [quote] = story.quotes;
  if (quote !== undefined) await world.schedule.runToEnd(await createRunFrom(story, quote));
  const [window] = story.windows;
  if (window === undefined) throw new Error('The bench has no run');
  const before = { ...units };
  await submitIn(story, window, { answers: planAnswers });
  await world.schedule.runOut();
  const [link] = world.links;
  if (link !== undefined) await decideBy(story, link, { verdict: 'approve', feedback: 'Good.' });
  await world.schedule.runOut();
  const transitions = world.interpreter.statesEntered();
  world.interpreter.close();
  if (world.storage.objects.size === 0) throw new Error(`The bench has no document: ${world.schedule.trace}`);
  const write = units.write - before.write;
  return `${write} write, ${units.read - before.read} read units, ${transitions} state transitions`;
}
