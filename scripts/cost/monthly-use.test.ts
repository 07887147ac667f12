import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/build/ensure-built.ts';
import { assumed, monthlyUse } from './monthly-use.ts';
import { prices, sourceOf } from './prices.ts';

const bench = readFileSync(join(root, 'docs/BENCH.md'), 'utf8');

it('a month is made of the units that were measured', () => {
  const none = monthlyUse({ users: 0, runs: 0 });
  const { databaseWrites, databaseReads, transitions } = monthlyUse({ users: 0, runs: 1 });
  // A purchase, a quote with its run, and the run itself, as the bench has them.
  for (const row of [
    /purchases\s*\|.*21 write and 9 read units each/,
    /plan quote and run\s*\| 19 write, 2 read/,
    /BASIC run.*\| 27 write, 16 read units, 6 state/,
    /path unlock\s*\| 11 write, 1 read/,
  ])
    expect(bench).toMatch(row);
  expect(databaseWrites).toBe(21 + 19 + 27 + assumed.readingsOfRun);
  expect(databaseReads - none.databaseReads).toBe(9 + 2 + 16);
  expect(transitions).toBe(6);
});

it('every price says where it is from', () => {
  const sources = Object.values(prices).map(sourceOf);
  for (const source of sources) expect(source).toMatch(/^(memory|[\w.-]+\.\w+\/\S+( \(us-east-1\))?)$/);
  expect(sources).toContain('aws.amazon.com/step-functions/pricing');
});

it('what stands there costs the same without anybody, and the rest grows with people', () => {
  const none = monthlyUse({ users: 0, runs: 0 });
  expect(none).toMatchObject({ apiRequests: 0, mails: 0, metrics: 11, secrets: 4 });
  // One sweep each minute, four and the look at the site every five minutes, three an hour, one each half hour.
  expect(none.schedules).toBe(30 * 24 * (60 + 5 * 12 + 3 + 2));
  const [one, ten] = [monthlyUse({ users: 100, runs: 0 }), monthlyUse({ users: 1000, runs: 0 })];
  expect(ten.apiRequests).toBe(one.apiRequests * 10);
  expect(ten.databaseWrites).toBeCloseTo(one.databaseWrites * 10);
});
