import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { startProofEngine } from '../stories/engine.ts';
import { runSchedule } from './run-schedule.ts';

let engine: Awaited<ReturnType<typeof startProofEngine>>;
beforeAll(async () => {
  // The logs of handlers and sweeps do not matter here.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  engine = await startProofEngine();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await engine.close();
});

/** Events of nearly every story. */
const common = [
  /^buy .*: sent to pay$/,
  /^verify.*"paid"/,
  /^unlock.*Purchase successful/,
  /^create run.*run_id/,
  /^delete account.*has been deleted/,
];
/** Events of some of two hundred stories. */
const rare = [
  /^cancel.*was cancelled/,
  /^pay \d+ for .*: sent to pay$/,
  /: path-cost-changed$/,
  /: nothing-to-pay$/,
  /^unlock the paid .*Purchase successful/,
  /^unlock the paid .*unlockedBefore/,
  /^unlock the paid .*: price-changed$/,
  / is refunded to /,
  /^submit run_.*: tokens-owed$/,
  /^open run_.*: tokens-owed$/,
  / is refunded after its tokens expired$/,
  /^wallets.*"debtsCorrected":[1-9]/,
  /^a refund of .* fails$/,
  /^the dispute of .* is won$/,
  /^the event is lost$/,
  /: tokens-owed$/,
  /: too-many-requests$/,
  /^delete account.*: debt-open$/,
  /^delete account.*: payment-completed$/,
  /: alarm payment-for-nobody .*refundedCents/,
  /: alarm payment-for-nobody .*keptCents/,
];

const happenings = isLongRun ? [...common, ...rare] : common;
/** `npm run proof:money` plays thousands more. */
const schedules = isLongRun ? 200 : 10;

/** In these several windows pay for one path, or it is unlocked between a payment for it and the unlock after that. */
const meetings = [26, 96, 275, 276];

describe('the money, with events in any order', () => {
  it('keeps every invariant in the first schedules and some more', async () => {
    const told: string[] = [];
    for (const seed of [...Array.from({ length: schedules }, (_, index) => index + 1), ...meetings]) {
      const { violations, trace } = await runSchedule(seed, engine.client);
      expect(violations, `seed ${seed}:\n${trace.join('\n')}`).toEqual([]);
      told.push(...trace);
    }
    // A proof in which nothing happens would keep every invariant too.
    for (const happening of happenings)
      expect(
        told.some((line) => happening.test(line)),
        String(happening),
      ).toBe(true);
  }, 120_000);

  it('plays the same story for the same seed', async () => {
    const other = await startProofEngine();
    for (const seed of isLongRun ? [1001, 1002] : [1001]) {
      const first = await runSchedule(seed, engine.client);
      expect(await runSchedule(seed, other.client)).toEqual(first);
    }
    await other.close();
  });
});
