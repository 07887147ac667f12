import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface TrialReport {
  schedules: number;
  steps: number;
  failed?: { seed: number; violations: string[]; trace: string[] };
}

/** A larger young generation holds the memory of eight stories between two turns, so it is collected less often. */
const roomForStories = '--max-semi-space-size=64';

/** Runs seeds as a separate process, and stops at the first that fails. */
export async function runTrial(
  file: string,
  { from, count }: { from: number; count: number },
): Promise<TrialReport> {
  const range = ['--from', String(from), '--count', String(count)];
  const child = spawn(process.execPath, [roomForStories, file, ...range], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const collect = async (stream: NodeJS.ReadableStream): Promise<string> => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  };
  const texts = Promise.all([collect(child.stdout), collect(child.stderr)]);
  await once(child, 'close');
  const [out, complaints] = await texts;
  const line = out.trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('{')) throw new Error(`The trial ended without a report: ${complaints.slice(-2000)}`);
  return JSON.parse(line) as TrialReport;
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
