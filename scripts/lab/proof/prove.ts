/**
 * `npm run proof:money` and `npm run proof:runs` play many stories; `-- --from <seed> --schedules <number>` chooses
 * them, `-- --replay <seed>` prints one.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inParallel, runTrial } from './stories/run-trial.ts';

const text = (value: string) => ({ type: 'string', default: value }) as const;
const options = { schedules: text('20000'), from: text('1'), jobs: text('2'), replay: text('') };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [proof = 'money'] = positionals;
const trial = join(import.meta.dirname, 'trial.ts');

/** Starting a process takes as long as twenty stories. The number is limited so that progress is printed regularly. */
const ofOneProcess = 500;

if (values.replay !== '') {
  const { trace } = await runTrial(trial, { proof, from: Number(values.replay), count: 1, trace: true });
  console.log(trace);
} else {
  const [from, schedules] = [Number(values.from), Number(values.schedules)];
  const ranges = Array.from({ length: Math.ceil(schedules / ofOneProcess) }, (_, index) => ({
    from: from + index * ofOneProcess,
    count: Math.min(ofOneProcess, schedules - index * ofOneProcess),
  }));
  await inParallel(ranges, Number(values.jobs), async (range) => {
    if (process.exitCode === 1) return;
    const { schedules: played, steps, failed } = await runTrial(trial, { proof, ...range });
    console.log(`From ${range.from}: ${played} schedules, ${steps} turns`);
    if (failed === undefined) return;
    process.exitCode = 1;
    console.log(failed.trace.join('\n'));
    console.log(`\nSeed ${failed.seed} failed: npm run proof:${proof} -- --replay ${failed.seed}`);
  });
  if (process.exitCode !== 1) console.log(`All ${schedules} schedules kept every invariant.`);
}
