/**
 * Plays a range of seeds of one proof on one engine, as one process: `trial.ts money 1 500`, with `trace` to print all
 * steps. The last line is the report.
 */
import { runSchedule as playMoney } from './money/run-schedule.ts';
import { runSchedule as playRun } from './runs/run-schedule.ts';
import { startProofEngine } from './stories/engine.ts';
import { inParallel, type Played, type TrialReport } from './stories/run-trial.ts';

const atOnce = 8;
const [proof, from = 1, count = 1, trace] = process.argv.slice(2);
const play = proof === 'runs' ? playRun : playMoney;

// The logs of handlers do not matter here.
const say = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;

const { client, close } = await startProofEngine();
const report: TrialReport = { schedules: 0, steps: 0 };
/** Results are reported in the order of their seeds, whichever ends first. */
const unreported = new Map<number, Played>();

function tell(): void {
  const result = unreported.get(Number(from) + report.schedules);
  if (result === undefined || report.failed !== undefined) return;
  report.schedules += 1;
  report.steps += result.steps;
  if (result.violations.length > 0) report.failed = result;
  if (trace !== undefined) say(`${result.trace.join('\n')}\n`);
  tell();
}

const seeds = Array.from({ length: Number(count) }, (_, index) => Number(from) + index);
// Stories share nothing but the engine, so several run in parallel while others wait for its answers.
await inParallel(seeds, atOnce, async (seed) => {
  if (report.failed !== undefined) return;
  unreported.set(seed, await play(seed, client));
  tell();
});
await close();
say(`${JSON.stringify(report)}\n`, () => process.exit(report.failed === undefined ? 0 : 1));
