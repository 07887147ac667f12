import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { runSchedule as playMoney } from './money/run-schedule.ts';
import { runSchedule as playRun } from './runs/run-schedule.ts';
import { startProofEngine } from './stories/engine.ts';
import { inParallel } from './stories/run-trial.ts';

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

const money = {
  play: playMoney,
  /** In these several windows pay for one path, or it is unlocked between a payment for it and the unlock after that. */
  seeds: [26, 96, 275, 276],
  shortRun: 4,
  longRun: 200,
  /** Events of nearly every story. */
  common: [
    /^buy .*: sent to pay$/,
    /^verify.*"paid"/,
    /^unlock.*Purchase successful/,
    /^create run.*run_id/,
    /^delete account.*has been deleted/,
  ],
  /** Events of some of the stories of a long run. */
  rare: [
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
    /: alarm payment-without-account .*refundedCents/,
    /: alarm payment-without-account .*keptCents/,
  ],
};
const runs = {
  play: playRun,
  seeds: [],
  shortRun: 10,
  longRun: 100,
  common: [
    /^save .*: saved as version/,
    /^submit .*: submitted, UNDER_REVIEW$/,
    /^submit .*: submitted, (?:APPROVED_EXECUTING|COMPLETED)$/,
    /^\S+ approves .*Thank you/,
    /^\S+ rejects .*Thank you/,
  ],
  rare: [
    /^save .*: draft-stale$/,
    /^submit .*: licensed-work$/,
    /^submit .*: email-unverified$/,
    /^\S+ (?:approves|rejects) .*: review-decided$/,
    /^workflow-generate-document .*: fault injected/,
    /^workflow-ask-for-review .*: crashes at/,
    /^news of workflow/,
    /^the execution .* is lost$/,
    /"runsRestarted":[1-9]/,
    /"runsTold":[1-9]/,
    /: alarm generation-failed /,
    /: alarm document-missing /,
    /: alarm review-overdue /,
    /"reminded":[1-9]/,
    /^delete .*has been deleted/,
    /^read file_.*: read$/,
  ],
};

describe.each([
  ['money', money],
  ['runs', runs],
])('stories about %s, with events in any order', (_, { play, seeds, shortRun, longRun, common, rare }) => {
  it('keep every invariant in the first schedules', async () => {
    const trace: string[] = [];
    const first = Array.from({ length: isLongRun ? longRun : shortRun }, (__, index) => index + 1);
    await inParallel([...first, ...seeds], 8, async (seed) => {
      const played = await play(seed, engine.client);
      expect(played.violations, `seed ${seed}:\n${played.trace.join('\n')}`).toEqual([]);
      trace.push(...played.trace);
    });
    // A proof in which nothing happens would keep every invariant too.
    for (const event of isLongRun ? [...common, ...rare] : common)
      expect(
        trace.find((line) => event.test(line)),
        String(event),
      ).toBeDefined();
  }, 240_000);

  it('are the same for the same seed', async () => {
    const other = await startProofEngine();
    for (const seed of isLongRun ? [1001, 1002] : [1001])
      expect(await play(seed, other.client)).toEqual(await play(seed, engine.client));
    await other.close();
  }, 60_000);
});
