import { type MailReport, mailReport, roundTag } from '#shared/contract/mail-report.ts';
import { canonicalEmail } from '#shared/domain/account/email-address.ts';
import type { MailStopReason } from '#shared/domain/account/mail-stop.ts';

/** `ends` means that the address gets no more mail; `passes` means that it may be tried again. */
export type Report =
  | { kind: 'ends'; address: string; reason: MailStopReason; round: number }
  | { kind: 'passes' }
  | { kind: 'unknown' };

/** SES sends this text once, outside any format, when it is connected to the topic. */
const greeting = /^Successfully validated SNS topic/;

export function readReport(message: string): Report {
  if (greeting.test(message)) return { kind: 'passes' };
  const read = mailReport.safeParse(parsed(message));
  if (!read.success) return { kind: 'unknown' };
  const reason = reasonOf(read.data);
  if (reason === undefined) return { kind: 'passes' };
  const { destination, tags } = read.data.mail;
  const address = canonicalEmail(destination[0] ?? '');
  const round = Number(tags?.[roundTag]?.[0] ?? 0);
  if (address === undefined || destination.length > 1 || !Number.isSafeInteger(round))
    return { kind: 'unknown' };
  return { kind: 'ends', address, reason, round };
}

function reasonOf(report: MailReport): MailStopReason | undefined {
  if (report.eventType === 'Bounce') return report.bounce.bounceType === 'Permanent' ? 'bounced' : undefined;
  // The reader moved the mail out of their spam folder.
  return report.complaint.complaintFeedbackType === 'not-spam' ? undefined : 'complained';
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
