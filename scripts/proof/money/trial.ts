/** Runs a range of seeds on one engine and says what came of it: one process of the proof. */
import { parseArgs } from 'node:util';
import { startProofEngine } from './engine.ts';
import { runSchedule } from './run-schedule.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
  },
});
const from = Number(values.from);
const count = Number(values.count);

// What the handlers log is not what is looked at here.
const say = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;

const { client, close } = await startProofEngine();
let schedules = 0;
let steps = 0;
let failed: Awaited<ReturnType<typeof runSchedule>> | undefined;
for (let seed = from; seed < from + count && failed === undefined; seed += 1) {
  const result = await runSchedule(seed, client);
  schedules += 1;
  steps += result.steps;
  if (result.violations.length > 0) failed = result;
  if (values.trace) say(`${result.trace.join('\n')}\n`);
}
await close();
say(
  `${JSON.stringify({ schedules, steps, ...(failed === undefined ? {} : { failed: { seed: failed.seed, violations: failed.violations, trace: failed.trace } }) })}\n`,
);
process.exit(failed === undefined ? 0 : 1);
