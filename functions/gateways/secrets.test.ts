import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSecretReader } from './secrets.ts';

const minute = 60_000;

beforeEach(() => {
  vi.stubEnv('SECRET_STRIPE', 'local/stripe');
  vi.stubEnv('SECRET_ORIGIN', 'local/origin');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A fake secret store whose text changes with each answer and which can be down. */
function startReader() {
  const asked: string[] = [];
  const state = { nowMs: 0, isDown: false };
  const read = buildSecretReader({ nowMs: () => state.nowMs }, async (id) => {
    asked.push(id);
    if (state.isDown) throw Object.assign(new Error(`${id} is not available`), { name: 'TimeoutError' });
    return `text ${asked.length}`;
  });
  return { read, asked, state };
}

it('a secret is fetched once for all callers, and again after five minutes', async () => {
  const { read, asked, state } = startReader();
  expect(await Promise.all([read('stripe'), read('stripe')])).toEqual(['text 1', 'text 1']);
  state.nowMs = 5 * minute - 1;
  expect(await read('stripe')).toBe('text 1');
  state.nowMs = 5 * minute;
  expect([await read('stripe'), asked.length]).toEqual(['text 2', 2]);
});

it('a secret that was never read is a fault, and is fetched again', async () => {
  const { read, state } = startReader();
  state.isDown = true;
  await expect(read('stripe')).rejects.toThrow('is not available');
  state.isDown = false;
  expect(await read('stripe')).toBe('text 2');
});

it('the last value of a secret serves for an hour while it cannot be refreshed, with a retry and a log line each half minute', async () => {
  const { read, asked, state } = startReader();
  await read('origin');
  const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  state.isDown = true;
  state.nowMs = 6 * minute;
  expect(await Promise.all([read('origin'), read('origin')])).toEqual(['text 1', 'text 1']);
  state.nowMs += minute / 2 - 1;
  expect([await read('origin'), asked.length]).toEqual(['text 1', 2]);
  state.nowMs += 1;
  expect([await read('origin'), asked.length]).toEqual(['text 1', 3]);
  expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'secret-kept', secret: 'origin', fault: 'TimeoutError' })),
  );
  state.nowMs = 60 * minute;
  await expect(read('origin')).rejects.toThrow('is not available');
  state.isDown = false;
  expect(await read('origin')).toBe('text 5');
});

it('a caller does not wait long for a silent secret store when it has the last value', async () => {
  const hanging = Promise.withResolvers<string>();
  const state = { nowMs: 0 };
  const answers = [Promise.resolve('text 1'), hanging.promise];
  const read = buildSecretReader({ nowMs: () => state.nowMs }, async () => answers.shift() ?? 'none');
  await read('origin');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  state.nowMs = 6 * minute;
  const startedAtMs = performance.now();
  expect(await read('origin')).toBe('text 1');
  expect(performance.now() - startedAtMs).toBeLessThan(2500);
});
