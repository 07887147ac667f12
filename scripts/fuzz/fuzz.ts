/**
 * `npm run fuzz` sends hostile requests to every route of the contract, over HTTP, on a temporary local cloud. No
 * answer may be a 500 or outside the envelope. A finding can be sent again by its seed and number.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startOwnCloud } from '../testing/own-cloud.ts';
import { type FuzzReport, runFuzz } from './run-fuzz.ts';
import { populate } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
    connections: { type: 'string', default: '12' },
  },
});
const [seed, count, from, connections] = [values.seed, values.count, values.from, values.connections].map(
  (text) => {
    if (!/^\d{1,9}$/.test(text)) throw new Error(`"${text}" is no whole number`);
    return Number(text);
  },
) as [number, number, number, number];

/** Hourly limits would hide the routes behind them, so the clock moves on between batches. */
const batch = 2000;
const betweenBatchesSeconds = 20 * 60;

const cloud = await startOwnCloud();
const startedMs = performance.now();
const findings: string[] = [];
const statuses: FuzzReport['statuses'] = new Map();
try {
  console.log(`Seed ${seed}: ${count} hostile requests over ${connections} connections`);
  const world = await populate(cloud.siteUrl, 8);
  for (let done = 0; done < count; done += batch) {
    const now = Math.min(batch, count - done);
    const report = await runFuzz(world, { seed, connections, from: from + done, count: now });
    findings.push(...report.findings);
    for (const [route, counts] of report.statuses) add(route, counts);
    const rate = (done + now) / ((performance.now() - startedMs) / 1000);
    console.log(`${done + now} sent, ${findings.length} findings, ${rate.toFixed(0)} a second`);
    await cloud.local('clock', { advanceSeconds: betweenBatchesSeconds });
  }
  findings.push(...(await faultsLogged()));
} finally {
  await cloud.close();
}

console.log(table());
for (const finding of findings.slice(0, 40)) console.log(finding);
const hidden = [...statuses].filter(([, counts]) => (counts.get(429) ?? 0) * 2 > sumOf(counts));
for (const [route] of hidden) console.log(`${route} was hidden behind its limits`);
const seconds = (performance.now() - startedMs) / 1000;
console.log(
  `${count} hostile requests to ${statuses.size} routes in ${seconds.toFixed(0)} s (${(count / seconds).toFixed(0)} a second): ${findings.length} findings`,
);
process.exitCode = findings.length + hidden.length === 0 ? 0 : 1;

function add(route: string, counts: Map<number, number>): void {
  const sum = statuses.get(route) ?? new Map<number, number>();
  for (const [status, times] of counts) sum.set(status, (sum.get(status) ?? 0) + times);
  statuses.set(route, sum);
}

function sumOf(counts: Map<number, number>): number {
  return [...counts.values()].reduce((sum, times) => sum + times, 0);
}

function table(): string {
  const cell = (counts: Map<number, number>) =>
    [...counts]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status}×${times}`)
      .join(' ');
  return [...statuses].map(([route, counts]) => `  ${route.padEnd(22)} ${cell(counts)}`).join('\n');
}

/** A fault in a sweep or behind a valid answer is a finding too. */
async function faultsLogged(): Promise<string[]> {
  const log = readFileSync(join(cloud.dataFolder, 'functions.log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.includes('\\"kind\\":\\"fault\\"'));
  return lines.slice(0, 20).map((line) => `A function logged a fault: ${line.slice(0, 900)}`);
}
