import { parseArgs } from 'node:util';
import { startProofEngine } from './engine.ts';
import type { Play } from './played.ts';
import { inParallel, runTrial } from './run-trial.ts';

interface Proof {
  play: Play;
  /** The file that plays a range of seeds as a separate process. */
  trial: string;
  command: string;
}

/** Starting a process takes as long as twenty stories. The number is limited so that progress is printed regularly. */
const atOnce = 500;

/** Plays many seeds, or with `--replay` one of them line by line. Returns the exit code. */
export function proveStories(proof: Proof): Promise<number> {
  const { values } = parseArgs({
    options: {
      schedules: { type: 'string', default: '20000' },
      from: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      replay: { type: 'string' },
    },
  });
  if (values.replay !== undefined) return replay(proof.play, Number(values.replay));
  const [from, schedules, jobs] = [Number(values.from), Number(values.schedules), Number(values.jobs)];
  return proveRange(proof, { from, schedules, jobs });
}

async function replay(play: Play, seed: number): Promise<number> {
  const say = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;
  const { client, close } = await startProofEngine();
  const { violations, trace } = await play(seed, client);
  await close();
  say(`${trace.join('\n')}\n`);
  say(violations.length === 0 ? '\nNothing was violated.\n' : `\n${violations.length} violated.\n`);
  return violations.length === 0 ? 0 : 1;
}

async function proveRange(
  { trial, command }: Proof,
  { from, schedules, jobs }: { from: number; schedules: number; jobs: number },
): Promise<number> {
  const chunks: { from: number; count: number }[] = [];
  for (let seed = from; seed < from + schedules; seed += atOnce)
    chunks.push({ from: seed, count: Math.min(atOnce, from + schedules - seed) });
  const startedMs = Date.now();
  const unfinished = new Set(chunks.map((chunk) => chunk.from));
  let done = 0;
  let steps = 0;
  const failures: number[] = [];
  await inParallel(chunks, jobs, async (chunk) => {
    if (failures.length > 0) return;
    const report = await runTrial(trial, chunk);
    done += report.schedules;
    if (report.failed === undefined) unfinished.delete(chunk.from);
    steps += report.steps;
    if (report.failed !== undefined) {
      failures.push(report.failed.seed);
      console.log(report.failed.trace.join('\n'));
      console.log(
        `\nSeed ${report.failed.seed} failed: npm run ${command} -- --replay ${report.failed.seed}`,
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
