import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/build/ensure-built.ts';
import { assumed, measured, monthlyUse } from './monthly-use.ts';

const text = readFileSync(join(root, 'docs/MEASURED.md'), 'utf8');

/** The figures of a row of the document, in order. */
const figuresOf = (name: string): number[] => {
  const row = text.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  return (row.slice(name.length + 3).match(/\d+/g) ?? []).map(Number);
};

it('uses the units of docs/MEASURED.md', () => {
  const { purchase, unlock, planAndRun, basicRun } = measured;
  expect(figuresOf('Capacity: purchase')).toEqual([purchase.writes, purchase.reads]);
  expect(figuresOf('Capacity: unlock')).toEqual([unlock.writes, unlock.reads]);
  expect(figuresOf('Capacity: quote and run')).toEqual([planAndRun.writes, planAndRun.reads]);
  expect(figuresOf('Capacity: BASIC plan, submit to mail')).toEqual([
    basicRun.writes,
    basicRun.reads,
    basicRun.transitions,
  ]);
});

it('adds a purchase, a quote and the run for each plan', () => {
  const { purchase, planAndRun, basicRun } = measured;
  const none = monthlyUse({ users: 0, runs: 0 });
  const { databaseWrites, databaseReads, transitions } = monthlyUse({ users: 0, runs: 1 });
  expect(databaseWrites).toBe(purchase.writes + planAndRun.writes + basicRun.writes + assumed.readingsOfRun);
  expect(databaseReads - none.databaseReads).toBe(purchase.reads + planAndRun.reads + basicRun.reads);
  expect(transitions).toBe(basicRun.transitions);
});

it('has fixed costs without users, and the rest grows with users', () => {
  const none = monthlyUse({ users: 0, runs: 0 });
  expect(none).toMatchObject({ apiRequests: 0, mails: 0, metrics: 11, secrets: 4 });
  // One sweep runs each minute, four and the watch every five minutes, three an hour, one each half hour.
  expect(none.schedules).toBe(30 * 24 * (60 + 5 * 12 + 3 + 2));
  const [one, ten] = [monthlyUse({ users: 100, runs: 0 }), monthlyUse({ users: 1000, runs: 0 })];
  expect(ten.apiRequests).toBe(one.apiRequests * 10);
  expect(ten.databaseWrites).toBeCloseTo(one.databaseWrites * 10);
});
