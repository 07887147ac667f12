import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  SESClient,
  SESServiceException,
  SendEmailCommand,
  type SendEmailCommandInput,
  SendRawEmailCommand,
  type SendRawEmailCommandInput,
} from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeMime } from '#functions/gateways/compose-mime.ts';
import type { Authorise } from '../engine.ts';
import { type LocalSes, startSes } from './start-ses.ts';

const SENDER = 'hello@waymint.test';
const NOW = '2026-03-04T05:06:07.000Z';
const folder = mkdtempSync(join(tmpdir(), 'ses-'));
/** The published messages, and whether the next ones are accepted. */
const published: unknown[] = [];
const takes: boolean[] = [];
const decisions: Parameters<Authorise>[0][] = [];

let ses: LocalSes;
let client: SESClient;

const start = () =>
  startSes({
    dataFolder: folder,
    clock: { nowMs: () => Date.parse(NOW) },
    senders: [SENDER, 'second@waymint.test'],
    configurationSets: ['the-mail'],
    async publish(message) {
      published.push(JSON.parse(message));
      return takes.shift() ?? true;
    },
    secretFor: (accessKeyId) => (accessKeyId === 'stranger' ? undefined : 'secret'),
    authorise(call) {
      decisions.push(call);
      return call.accessKeyId === 'notify' && call.resource !== 'second@waymint.test';
    },
  });

const clientFor = (accessKeyId: string) =>
  new SESClient({
    endpoint: ses.url,
    region: 'ap-southeast-2',
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'secret' },
  });

beforeAll(async () => {
  ses = await start();
  client = clientFor('notify');
});

afterAll(async () => {
  client.destroy();
  await ses.close();
  rmSync(folder, { recursive: true });
});

const reported = { ConfigurationSetName: 'the-mail', Tags: [{ Name: 'round', Value: '2' }] };
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
const message = (text: string) => ({
  Subject: utf8('Your plan – 100% & ready'),
  Body: { Text: utf8(text), Html: utf8('<p>ü</p>') },
});

const email = (changes: Partial<SendEmailCommandInput> = {}) =>
  new SendEmailCommand({
    ...{ Source: SENDER, Destination: { ToAddresses: ['ann@example.test'] }, Message: message('Hello') },
    ...reported,
    ...changes,
  });

const raw = (lines: string[], changes: Partial<SendRawEmailCommandInput> = {}) =>
  new SendRawEmailCommand({
    ...{ Source: SENDER, Destinations: ['ann@example.test'] },
    RawMessage: { Data: Buffer.from(lines.join('\r\n')) },
    ...reported,
    ...changes,
  });

async function refusal(
  sending: Promise<unknown>,
): Promise<{ name: string; message: string; status?: number }> {
  const fault: unknown = await sending.then(
    () => new Error('was sent'),
    (reason: unknown) => reason,
  );
  if (!(fault instanceof SESServiceException)) throw fault;
  const { name, message, $metadata } = fault;
  return { name, message, ...($metadata.httpStatusCode && { status: $metadata.httpStatusCode }) };
}

describe('SendEmail', () => {
  it("saves text and HTML and returns the mail's id", async () => {
    const { MessageId } = await client.send(
      email({
        Source: `"Waymint, \\"team\\"" <${SENDER}>`,
        Destination: { ToAddresses: ['Ann <Ann@Example.test>'] },
        Message: message('a=1&b=2 + ü'),
      }),
    );
    expect(ses.mail.get(String(MessageId))).toEqual({
      id: MessageId,
      at: NOW,
      from: `Waymint, "team" <${SENDER}>`,
      to: ['Ann@Example.test'],
      subject: 'Your plan – 100% & ready',
      text: 'a=1&b=2 + ü',
      html: '<p>ü</p>',
      attachments: [],
    });
    expect(ses.mail.list().at(-1)?.id).toBe(MessageId);
  });

  it.each<[string, Partial<SendEmailCommandInput>, string, string]>([
    ['an unverified sender', { Source: 'eve@example.test' }, 'MessageRejected', 'not verified'],

    [
      'a line break in a recipient',
      { Destination: { ToAddresses: ['a@c.test\r\nBcc: e@c.test'] } },
      'InvalidParameterValue',
      'Illegal address',
    ],
    [
      'a second recipient',
      { Destination: { ToAddresses: ['a@c.test', 'b@c.test'] } },
      'InvalidParameterValue',
      'Destination.ToAddresses.member.2',
    ],
    [
      'more than 10 MB',
      // Its encoder reads what starts with a space without a deep stack.
      { Message: message(` ${'x'.repeat(10 * 1024 * 1024)}`) },
      'InvalidParameterValue',
      'Message length is more than 10485760 bytes',
    ],
    [
      'an unknown configuration set',
      { ConfigurationSetName: 'events' },
      'ConfigurationSetDoesNotExistException',
      'Configuration set <events> does not exist',
    ],
  ])('refuses %s and keeps nothing', async (_, changes, name, sentence) => {
    const before = ses.mail.list().length;
    const refused = await refusal(client.send(email(changes)));
    expect(refused).toEqual({ name, status: 400, message: expect.stringContaining(sentence) });
    expect(ses.mail.list()).toHaveLength(before);
  });
});

describe('SendRawEmail', () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, n) => n % 256);

  it('saves what the product writes, with the attachment', async () => {
    const attachment = { filename: 'waymint-plan.pdf', contentType: 'application/pdf', bytes };
    const letter = {
      subject: `Your plan – ${'ready '.repeat(20)}`.trim(),
      text: 'a – b\n\nc',
      html: '<p>ü</p>\n',
    };
    const Data = await composeMime({
      ...letter,
      from: `Waymint <${SENDER}>`,
      to: 'ann@example.test',
      attachment,
    });
    const { MessageId } = await client.send(raw([], { RawMessage: { Data } }));
    expect(ses.mail.get(String(MessageId))).toEqual({
      id: MessageId,
      at: NOW,
      from: `Waymint <${SENDER}>`,
      to: ['ann@example.test'],
      ...letter,
      attachments: [{ filename: 'waymint-plan.pdf', contentType: 'application/pdf', size: 5000 }],
    });
    const kept = ses.mail.attachment(String(MessageId), 0);
    expect(kept).toMatchObject({ filename: 'waymint-plan.pdf', contentType: 'application/pdf' });
    expect(Buffer.from(kept?.bytes ?? [])).toEqual(Buffer.from(bytes));
    expect(ses.mail.attachment(String(MessageId), 1)).toBeUndefined();
  });

  const plain = (...headers: string[]): string[] => [...headers, '', 'x'];
  const from = `From: ${SENDER}`;
  it.each<[string, string[], Partial<SendRawEmailCommandInput>, string, string]>([
    ['an unverified author', plain('From: e@c.test'), {}, 'MessageRejected', 'e@c.test'],
    ['an unverified Source', plain(from), { Source: 'e@c.test' }, 'MessageRejected', 'e@c.test'],
  ])('refuses %s', async (_, lines, changes, name, sentence) => {
    const before = ses.mail.list().length;
    const refused = await refusal(client.send(raw(lines, changes)));
    expect(refused).toEqual({ name, status: 400, message: expect.stringContaining(sentence) });
    expect(ses.mail.list()).toHaveLength(before);
  });
});

describe('a report about a mail', () => {
  const sendTo = (address: string) => client.send(email({ Destination: { ToAddresses: [address] } }));
  const settled = async () => {
    await expect.poll(() => published.length).toBeGreaterThan(0);
    return published.splice(0);
  };

  it.each([
    ['bounce', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
    ['suppressionlist', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
    ['ooto', { eventType: 'Bounce', bounce: { bounceType: 'Transient' } }],
    ['complaint', { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } }],
  ])('is published for SES’s simulator of %s, with the tags of the mail', async (name, report) => {
    const address = `${name}+label@simulator.amazonses.com`;
    const { MessageId } = await sendTo(address);
    const mail = { messageId: MessageId, destination: [address], tags: { round: ['2'] } };
    expect(await settled()).toEqual([expect.objectContaining({ mail: expect.objectContaining(mail) })]);
    await sendTo(address);
    expect(await settled()).toMatchObject([report]);
  });

  it('is published until it is accepted, even after a restart', async () => {
    takes.push(false, false, false);
    await sendTo('bounce+late@simulator.amazonses.com');
    await expect.poll(() => published.length).toBe(3);
    await ses.close();
    ses = await start();
    client.destroy();
    client = clientFor('notify');
    await expect.poll(() => published.length).toBe(4);
    expect(new Set(published.splice(0).map((report) => JSON.stringify(report))).size).toBe(1);
    expect(await ses.report('{"eventType":"said by hand"}')).toBe(true);
    expect(published.splice(0)).toEqual([{ eventType: 'said by hand' }]);
  });
});

describe('access', () => {
  it('depends on the action and the bare sender address', async () => {
    decisions.length = 0;
    await client.send(email({ Source: `Waymint <${SENDER}>` }));
    await client.send(raw([`From: ${SENDER}`, '', 'x']));
    expect(decisions).toEqual([
      { accessKeyId: 'notify', action: 'ses:SendEmail', resource: SENDER },
      { accessKeyId: 'notify', action: 'ses:SendRawEmail', resource: SENDER },
    ]);
  });

  it('is refused to a caller without the grant', async () => {
    const other = clientFor('review');
    expect(await refusal(other.send(email()))).toMatchObject({ name: 'AccessDenied', status: 403 });
    expect(await refusal(client.send(email({ Source: 'second@waymint.test' })))).toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining("`ses:SendEmail' on resource `second@waymint.test'"),
    });
    other.destroy();
  });
});
