import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as read } from 'node:stream/consumers';

/** The result of one story. */
export interface Played {
  seed: number;
  steps: number;
  violations: string[];
  trace: string[];
}

export interface TrialReport {
  schedules: number;
  steps: number;
  failed?: Played;
}

/** A larger young generation holds the memory of eight stories between two turns, so it is collected less often. */
const roomForStories = '--max-semi-space-size=64';

/** Runs seeds as a separate process, and stops at the first that fails. */
export async function runTrial(
  file: string,
  { proof, from, count, trace = false }: { proof: string; from: number; count: number; trace?: boolean },
): Promise<TrialReport & { trace: string }> {
  const given = [proof, String(from), String(count), ...(trace ? ['trace'] : [])];
  const child = spawn(process.execPath, [roomForStories, file, ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = Promise.all([read(child.stdout), read(child.stderr)]);
  await once(child, 'close');
  const [printed, complaints] = await texts;
  const lines = printed.trim().split('\n');
  const last = lines.pop() ?? '';
  if (!last.startsWith('{')) throw new Error(`The trial ended without a report: ${complaints.slice(-2000)}`);
  return { ...(JSON.parse(last) as TrialReport), trace: lines.join('\n') };
}

/** Does the work for every item with limited parallelism, until one throws. */
export async function inParallel<T>(
  items: readonly T[],
  jobs: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: jobs }, worker));
}
