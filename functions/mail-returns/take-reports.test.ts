import { describe, expect, it } from 'vitest';
import type { MailStop } from '#shared/domain/account/mail-stop.ts';
import { type ReportOutcome, takeReports } from './take-reports.ts';

const nowMs = Date.UTC(2026, 10, 22);
const mail = (more: object = {}) => ({
  destination: ['Ann@Example.com'],
  tags: { 'mail-round': ['3'] },
  ...more,
});
const bounce = (bounceType: string, more: object = {}) => ({
  eventType: 'Bounce',
  mail: mail(more),
  bounce: { bounceType, bouncedRecipients: [{ emailAddress: 'forwarded@elsewhere.example' }] },
});
const complaint = (complaintFeedbackType?: string | null) => ({
  eventType: 'Complaint',
  mail: mail(),
  complaint: { complaintFeedbackType },
});

async function taken(messages: unknown[], { finds = true }: { finds?: boolean } = {}) {
  const stops: { email: string; stop: MailStop; round: number }[] = [];
  const outcomes: ReportOutcome[] = [];
  const alarms: unknown[] = [];
  const take = takeReports({
    clock: { nowMs: () => nowMs },
    reviewers: async () => ['first@waymint.test', 'Second@waymint.test'],
    mailStops: {
      async stop(email, more) {
        stops.push({ email, ...more });
        return finds;
      },
    },
    alarm: (name, detail) => alarms.push({ name, ...detail }),
    tell: (outcome) => outcomes.push(outcome),
  });
  await take({
    Records: messages.map((message) => ({
      EventSource: 'aws:sns',
      Sns: { Message: typeof message === 'string' ? message : JSON.stringify(message) },
    })),
  });
  return { stops, outcomes, alarms };
}

describe('a report on a mail', () => {
  it.each([
    [bounce('Permanent'), 'bounced'],
    [complaint('abuse'), 'complained'],
    [complaint(), 'complained'],
    [complaint(null), 'complained'],
  ])('stops the address we wrote to, in the round of that mail (%j)', async (message, reason) => {
    expect(await taken([message])).toEqual({
      stops: [{ email: 'ann@example.com', stop: { reason, at_ms: nowMs }, round: 3 }],
      outcomes: ['stopped'],
      alarms: [],
    });
  });

  it.each([
    ['a full mailbox', bounce('Transient')],
    ['an unclear answer of a server', bounce('Undetermined')],
    ['a mail moved out of the spam folder', complaint('not-spam')],
    ['the greeting of SES', 'Successfully validated SNS topic for Amazon SES event publishing.'],
  ])('stops nothing for %s', async (_, message) => {
    expect(await taken([message])).toEqual({ stops: [], outcomes: ['passing'], alarms: [] });
  });

  it('belongs to the first round if the mail has none', async () => {
    const { stops } = await taken([
      bounce('Permanent', { tags: {} }),
      bounce('Permanent', { tags: undefined }),
    ]);
    expect(stops.map(({ round }) => round)).toEqual([0, 0]);
  });

  it.each([
    ['no JSON', 'not { json'],
    ['another event', { eventType: 'Delivery', mail: mail() }],
    ['no recipient', bounce('Permanent', { destination: [] })],
    ['two recipients', bounce('Permanent', { destination: ['a@b.example', 'c@d.example'] })],
    ['a recipient without an address', bounce('Permanent', { destination: ['nobody'] })],
    ['a round that is not a number', bounce('Permanent', { tags: { 'mail-round': ['x'] } })],
    ['null', 'null'],
  ])('that cannot be read (%s) stops nothing, raises an alarm, and is not sent again', async (_, message) => {
    const { stops, outcomes, alarms } = await taken([message, bounce('Permanent')]);
    expect(outcomes).toEqual(['unknown', 'stopped']);
    expect(stops).toHaveLength(1);
    expect(alarms).toEqual([expect.objectContaining({ name: 'mail-report-unknown' })]);
  });

  it('of a reviewer, who has no account, is reported to an operator without the address', async () => {
    const { outcomes, alarms } = await taken(
      [bounce('Permanent', { destination: ['second@waymint.test'] })],
      { finds: false },
    );
    expect(outcomes).toEqual(['unchanged']);
    expect(alarms).toEqual([{ name: 'reviewer-unreachable', reviewer: 2, of: 2, reason: 'bounced' }]);
  });

  it.each([{}, { Records: [{ EventSource: 'aws:sqs', Sns: { Message: '' } }] }, 'text'])(
    'throws if it does not come from a topic (%j)',
    async (call) => {
      const take = takeReports({
        clock: { nowMs: () => nowMs },
        reviewers: async () => [],
        mailStops: { stop: async () => true },
        alarm: () => {},
        tell: () => {},
      });
      await expect(take(call)).rejects.toThrow();
    },
  );
});
