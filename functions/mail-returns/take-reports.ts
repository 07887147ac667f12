import type { AlarmName } from '#shared/contract/alarms.ts';
import { snsCall } from '#shared/contract/mail-report.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { MailStopStore } from '../stores/mail-stops.ts';
import { readReport } from './read-report.ts';

/** Unchanged: there is no such account, it was stopped already, or the mail is older than its owner's word. */
export type ReportOutcome = 'stopped' | 'unchanged' | 'passing' | 'unknown';

interface TakeDependencies {
  clock: Clock;
  mailStops: Pick<MailStopStore, 'stop'>;
  reviewers(): Promise<readonly string[]>;
  alarm: (name: AlarmName, detail: Record<string, string | number>) => void;
  tell: (outcome: ReportOutcome) => void;
}

/** Guards: whoever's mail came back for good, or called it unwanted, gets no more. A report may come twice and late. */
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
    // Another try would find it no better, so it is told of and not thrown.
    alarm('mail-report-unknown', { characters: message.length });
    return 'unknown';
  }
  if (report.kind === 'passes') return 'passing';
  const { address, reason, round } = report;
  const stop = { reason, at_ms: clock.nowMs() };
  const isStopped = await mailStops.stop(address, { stop, round });
  // Reviewers have no account that could show it to them, and their submissions wait.
  const reviewers = await dependencies.reviewers();
  const reviewer = reviewers.findIndex((one) => one.toLowerCase() === address);
  if (reviewer >= 0) alarm('reviewer-unreachable', { reviewer: reviewer + 1, of: reviewers.length, reason });
  return isStopped ? 'stopped' : 'unchanged';
}
