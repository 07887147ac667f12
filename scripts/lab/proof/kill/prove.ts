/** `npm run proof:kill` kills the whole local cloud under load, repeatedly; nothing acknowledged may be missing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inParallel } from '../stories/run-trial.ts';
import { type KillsPlayed, playKills } from './play-kills.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
  },
});
/** After this many kills, a new cloud starts with no data. */
const killsEach = 20;
const [kills, firstSeed] = [Number(values.kills), Number(values.seed)];
const clouds = Array.from({ length: Math.ceil(kills / killsEach) }, (_, index) => ({
  seed: firstSeed + index,
  kills: Math.min(killsEach, kills - index * killsEach),
}));
const startedMs = Date.now();
const all: KillsPlayed[] = [];
await inParallel(clouds, Number(values.jobs), async ({ seed, kills: of }) => {
  if (all.some(({ violations }) => violations.length > 0)) return;
  const folder = mkdtempSync(join(tmpdir(), 'waymint-kills-'));
  const played = await playKills(folder, { seed, kills: of, told: console.log });
  all.push(played);
  if (played.violations.length === 0) rmSync(folder, { recursive: true, force: true });
  else
    console.log(
      `What is stored lies in ${folder}; again: npm run proof:kill -- --seed ${seed} --kills ${of}`,
    );
});

const sum = (of: (played: KillsPlayed) => number): number => all.reduce((total, one) => total + of(one), 0);
const middle = (times: number[]): string =>
  ((times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0) / 1000).toFixed(1);
const counts = new Map<string, number>();
for (const { known } of all)
  for (const [what, times] of known.counts) counts.set(what, (counts.get(what) ?? 0) + times);

console.log('| Answered | Times |\n| --- | ---: |');
for (const [what, times] of [...counts].sort()) console.log(`| ${what} | ${times} |`);
console.log(
  `${sum(({ kills: done }) => done)} kills, ${sum(({ violations }) => violations.length)} violations, ` +
    `${((Date.now() - startedMs) / 60_000).toFixed(0)} minutes; a start takes ${middle(all.flatMap((one) => one.startMs))} s, ` +
    `until nothing is owed ${middle(all.flatMap((one) => one.settleMs))} s`,
);
if (sum(({ violations }) => violations.length) > 0) process.exitCode = 1;
