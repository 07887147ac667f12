/**
 * `npm run fuzz` sends hostile requests to every route of the contract, over HTTP, on a temporary local cloud. No
 * answer may be a 500 or outside the envelope. A finding can be sent again by its seed and number.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startOwnCloud } from '#scripts/testing/own-cloud.ts';
import { type FuzzReport, runFuzz } from './run-fuzz.ts';
import { populate } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, count, from] = [Number(values.seed), Number(values.count), Number(values.from)];
/** Hourly limits would hide the routes behind them, so the clock moves on between batches. */
const batch = 2000;

const cloud = await startOwnCloud();
const startedMs = performance.now();
const report: FuzzReport = { findings: [], statuses: new Map() };
const { findings, statuses } = report;
try {
  console.log(`Seed ${seed}: ${count} hostile requests`);
  const world = await populate(cloud.siteUrl, 8);
  for (let done = 0; done < count; done += batch) {
    await runFuzz(world, { seed, from: from + done, count: Math.min(batch, count - done) }, report);
    console.log(`${Math.min(done + batch, count)} sent, ${findings.length} findings`);
    await cloud.local('clock', { advanceSeconds: 20 * 60 });
  }
  // A fault in a sweep or behind a valid answer is a finding too.
  const log = readFileSync(join(cloud.dataFolder, 'functions.log'), 'utf8').split('\n');
  for (const line of log.filter((one) => one.includes('\\"kind\\":\\"fault\\"')).slice(0, 20))
    findings.push(`A function logged a fault: ${line.slice(0, 900)}`);
} finally {
  await cloud.close();
}

for (const [route, counts] of statuses) {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  console.log(`  ${route.padEnd(22)} ${sorted.map(([status, times]) => `${status}×${times}`).join(' ')}`);
  const sum = sorted.reduce((all, [, times]) => all + times, 0);
  if ((counts.get(429) ?? 0) * 2 > sum) findings.push(`${route} was hidden behind its limits`);
}
for (const finding of findings.slice(0, 40)) console.log(finding);
const seconds = (performance.now() - startedMs) / 1000;
console.log(
  `${count} hostile requests to ${statuses.size} routes in ${seconds.toFixed(0)} s: ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
