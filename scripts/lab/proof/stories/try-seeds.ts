import { parseArgs } from 'node:util';
import { startProofEngine } from './engine.ts';
import type { Play, Played } from './played.ts';
import { inParallel } from './run-trial.ts';

const atOnce = 8;

/** Plays a range of seeds on one engine and prints the results, as one process of a proof. */
export async function trySeeds(play: Play): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '1' },
      count: { type: 'string', default: '1' },
      trace: { type: 'boolean', default: false },
    },
  });
  const [from, count] = [Number(values.from), Number(values.count)];
  // The logs of handlers do not matter here.
  const say = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;

  const { client, close } = await startProofEngine();
  let schedules = 0;
  let steps = 0;
  let failed: Played | undefined;
  /** Results are printed in the order of their seeds, whichever ends first. */
  const untold = new Map<number, Played>();

  const tell = (): void => {
    const result = untold.get(from + schedules);
    if (result === undefined || failed !== undefined) return;
    untold.delete(result.seed);
    schedules += 1;
    steps += result.steps;
    if (result.violations.length > 0) failed = result;
    if (values.trace) say(`${result.trace.join('\n')}\n`);
    tell();
  };

  const seeds = Array.from({ length: count }, (_, index) => from + index);
  // Stories share nothing but the engine, so several run in parallel while others wait for its answers.
  await inParallel(seeds, atOnce, async (seed) => {
    if (failed !== undefined) return;
    untold.set(seed, await play(seed, client));
    tell();
  });
  await close();
  say(`${JSON.stringify({ schedules, steps, failed })}\n`);
  process.exit(failed === undefined ? 0 : 1);
}
