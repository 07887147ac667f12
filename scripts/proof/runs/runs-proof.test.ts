import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { startProofEngine } from '../stories/engine.ts';
import { inParallel } from '../stories/run-trial.ts';
import { runSchedule } from './run-schedule.ts';

let engine: Awaited<ReturnType<typeof startProofEngine>>;
beforeAll(async () => {
  // What handlers and sweeps log is not what is looked at here.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  engine = await startProofEngine();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await engine.close();
});

/** In nearly every story. */
const common = [
  /^save .*: saved as version/,
  /^submit .*: submitted, UNDER_REVIEW$/,
  /^submit .*: submitted, (?:APPROVED_EXECUTING|COMPLETED)$/,
  /^\S+ approves .*Thank you/,
  /^\S+ rejects .*Thank you/,
];
/** In some of a hundred stories. */
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

describe('runs, whatever happens in whatever order', () => {
  it('keep every invariant through the first schedules', async () => {
    const told: string[] = [];
    const seeds = Array.from({ length: schedules }, (_, index) => index + 1);
    await inParallel(seeds, 8, async (seed) => {
      const { violations, trace } = await runSchedule(seed, engine.client);
      expect(violations, `seed ${seed}:\n${trace.join('\n')}`).toEqual([]);
      told.push(...trace);
    });
    // A proof in which nothing happens any more would keep every invariant, too.
    for (const happening of happenings)
      expect(
        told.some((line) => happening.test(line)),
        String(happening),
      ).toBe(true);
  }, 240_000);

  it('tell the same story from the same seed', async () => {
    const other = await startProofEngine();
    for (const seed of isLongRun ? [1001, 1002] : [1001]) {
      const first = await runSchedule(seed, engine.client);
      expect(await runSchedule(seed, other.client)).toEqual(first);
    }
    await other.close();
  }, 60_000);
});
