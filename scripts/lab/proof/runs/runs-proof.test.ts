import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { startProofEngine } from '../stories/engine.ts';
import { inParallel } from '../stories/run-trial.ts';
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
  /^save .*: saved as version/,
  /^submit .*: submitted, UNDER_REVIEW$/,
  /^submit .*: submitted, (?:APPROVED_EXECUTING|COMPLETED)$/,
  /^\S+ approves .*Thank you/,
  /^\S+ rejects .*Thank you/,
];
/** Events of some of a hundred stories. */
const rare = [
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
];
const happenings = isLongRun ? [...common, ...rare] : common;
/** `npm run proof:runs` plays thousands more. */
const schedules = isLongRun ? 100 : 10;

describe('runs, with events in any order', () => {
  it('keep every invariant in the first schedules', async () => {
    const told: string[] = [];
    const seeds = Array.from({ length: schedules }, (_, index) => index + 1);
    await inParallel(seeds, 8, async (seed) => {
      const { violations, trace } = await runSchedule(seed, engine.client);
      expect(violations, `seed ${seed}:\n${trace.join('\n')}`).toEqual([]);
      told.push(...trace);
    });
    // A proof in which nothing happens would keep every invariant too.
    for (const happening of happenings)
      expect(
        told.some((line) => happening.test(line)),
        String(happening),
      ).toBe(true);
  }, 240_000);

  it('play the same story for the same seed', async () => {
    const other = await startProofEngine();
    for (const seed of isLongRun ? [1001, 1002] : [1001]) {
      const first = await runSchedule(seed, engine.client);
      expect(await runSchedule(seed, other.client)).toEqual(first);
    }
    await other.close();
  }, 60_000);
});
