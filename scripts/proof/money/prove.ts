/** `npm run proof:money`: many random schedules; the first that breaks an invariant is told and can be replayed. */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startProofEngine } from './engine.ts';
import { runSchedule } from './run-schedule.ts';
import { inParallel, runTrial } from './run-trial.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '20000' },
    from: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    replay: { type: 'string' },
  },
});
const trial = fileURLToPath(new URL('trial.ts', import.meta.url));
const atOnce = 500;

async function replay(seed: number): Promise<number> {
  const { client, close } = await startProofEngine();
  const { violations, trace } = await runSchedule(seed, client);
  await close();
  console.log(trace.join('\n'));
  console.log(violations.length === 0 ? '\nNothing was violated.' : `\n${violations.length} violated.`);
  return violations.length === 0 ? 0 : 1;
}

async function prove(): Promise<number> {
  const [from, schedules] = [Number(values.from), Number(values.schedules)];
  const chunks: { from: number; count: number }[] = [];
  for (let seed = from; seed < from + schedules; seed += atOnce)
    chunks.push({ from: seed, count: Math.min(atOnce, from + schedules - seed) });
  const startedMs = Date.now();
  const unfinished = new Set(chunks.map((chunk) => chunk.from));
  let done = 0;
  let steps = 0;
  const failures: number[] = [];
  await inParallel(chunks, Number(values.jobs), async (chunk) => {
    if (failures.length > 0) return;
    const report = await runTrial(trial, chunk);
    done += report.schedules;
    if (report.failed === undefined) unfinished.delete(chunk.from);
    steps += report.steps;
    if (report.failed !== undefined) {
      failures.push(report.failed.seed);
      console.log(report.failed.trace.join('\n'));
      console.log(
        `\nSeed ${report.failed.seed} failed: npm run proof:money -- --replay ${report.failed.seed}`,
      );
    }
    const seconds = (Date.now() - startedMs) / 1000;
    const next = Math.min(from + schedules, ...unfinished);
    const speed = (done / seconds).toFixed(0);
    console.log(`${done} schedules, ${steps} turns, ${speed} schedules/s; to go on later: --from ${next}`);
  });
  if (failures.length === 0) console.log(`All ${done} schedules kept every invariant.`);
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = values.replay === undefined ? await prove() : await replay(Number(values.replay));
