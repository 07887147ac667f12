import type { AlarmName } from '#shared/contract/alarms.ts';
import { snsCall } from '#shared/contract/mail-report.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { MailStopStore } from '../stores/mail-stops.ts';
import { readReport } from './read-report.ts';

/** `unchanged`: there is no such account, it was stopped already, or the owner resumed mail after this one was sent. */
export type ReportOutcome = 'stopped' | 'unchanged' | 'passing' | 'unknown';

interface TakeDependencies {
  clock: Clock;
  mailStops: Pick<MailStopStore, 'stop'>;
  reviewers(): Promise<readonly string[]>;
  alarm: (name: AlarmName, detail: Record<string, string | number>) => void;
  tell: (outcome: ReportOutcome) => void;
}

/** Guards: an address gets no more mail after a permanent bounce or a complaint. A report may arrive twice and late. */
export function takeReports(dependencies: TakeDependencies) {
  const { tell } = dependencies;
  return async (call: unknown): Promise<void> => {
    for (const { Sns } of snsCall.parse(call).Records) tell(await take(Sns.Message, dependencies));
  };
}

async function take(message: string, dependencies: TakeDependencies): Promise<ReportOutcome> {
  const { clock, mailStops, alarm } = dependencies;
  const report = readReport(message);
  if (report.kind === 'unknown') {
    // A retry would fail too, so this raises an alarm instead of throwing.
    alarm('mail-report-unknown', { characters: message.length });
    return 'unknown';
  }
  if (report.kind === 'passes') return 'passing';
  const { address, reason, round } = report;
  const stop = { reason, at_ms: clock.nowMs() };
  const isStopped = await mailStops.stop(address, { stop, round });
  // Reviewers have no account to show it to them, and their submissions are waiting.
  const reviewers = await dependencies.reviewers();
  const reviewer = reviewers.findIndex((one) => one.toLowerCase() === address);
  if (reviewer >= 0) alarm('reviewer-unreachable', { reviewer: reviewer + 1, of: reviewers.length, reason });
  return isStopped ? 'stopped' : 'unchanged';
}
