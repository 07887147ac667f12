import { expect, it } from 'vitest';
import { buildCameThroughDistribution } from './origin-secret.ts';

const now = 'n'.repeat(64);
const before = 'b'.repeat(64);
const cameThrough = (stored: unknown, shown: string | undefined) =>
  buildCameThroughDistribution(async () => JSON.stringify(stored))(shown);

it('takes the value of the distribution, and the other one while they are exchanged', async () => {
  expect(await cameThrough({ value: now }, now)).toBe(true);
  expect(await cameThrough({ value: now }, before)).toBe(false);
  expect(await cameThrough({ value: now, previousValue: before }, now)).toBe(true);
  expect(await cameThrough({ value: now, previousValue: before }, before)).toBe(true);
});

it.each([undefined, '', now.slice(1), `${now}n`, 'é'])('does not take %s', async (shown) => {
  expect(await cameThrough({ value: now, previousValue: before }, shown)).toBe(false);
});

it.each([{}, { value: '' }, { value: now, previousValue: '' }])(
  'fails on a secret that is %j, rather than let anybody in',
  async (stored) => {
    await expect(cameThrough(stored, '')).rejects.toThrow('The secret origin does not have the form');
  },
);
