import type { Stored } from './stored.ts';

/** The machine's unfinished work; none of it may be left after two passes. */
export function unsettledIn({ runs, submissions, outbox, running }: Stored): string[] {
  const owed: string[] = [];
  for (const { runId, status, attempts, progressAtMs } of runs) {
    const submission = submissions.find((one) => one.runId === runId && one.attempt === attempts);
    if (status === 'APPROVED_EXECUTING') owed.push(`${runId} has no document yet`);
    if (status === 'UNDER_REVIEW' && submission?.askedAtMs === undefined)
      owed.push(`no reviewer was asked about ${runId}`);
    if (progressAtMs !== undefined) owed.push(`${runId} owes its workflow something`);
  }
  for (const mail of outbox) owed.push(`${mail} is still in the outbox`);
  for (const name of running)
    if (!runs.some(({ runId, status }) => status === 'UNDER_REVIEW' && name.startsWith(`${runId}-`)))
      owed.push(`the execution ${name} is not at its end`);
  return owed;
}
