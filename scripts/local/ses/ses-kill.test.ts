import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, expect, it } from 'vitest';
import { spawnEngine } from '../testing/spawn-engine.ts';
import { openMailStore } from './mail-store.ts';

const SENDER = 'hello@waymint.test';
const ROUNDS = 4;
const SENDERS_AT_ONCE = 8;
const folder = mkdtempSync(join(tmpdir(), 'ses-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const messageOf = (subject: string) =>
  new SendRawEmailCommand({
    Source: SENDER,
    Destinations: ['ann@example.test'],
    RawMessage: {
      Data: Buffer.from(
        [
          `From: ${SENDER}`,
          'To: ann@example.test',
          `Subject: ${subject}`,
          'Content-Type: application/octet-stream; name=file',
          'Content-Transfer-Encoding: base64',
          '',
          Buffer.from(subject.repeat(20)).toString('base64'),
        ].join('\r\n'),
      ),
    },
  });

it('loses no acknowledged mail and keeps no partial mail when killed under load', async () => {
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const engine = await spawnEngine('ses', folder);
    const client = new SESClient(engine.client);
    const keepSending = async (sender: number): Promise<void> => {
      for (let n = 0; engine.child.signalCode === null; n += 1) {
        const subject = `${round}-${sender}-${n}`;
        const answer = await client.send(messageOf(subject)).catch(() => undefined);
        if (answer?.MessageId === undefined) return;
        acknowledged.set(answer.MessageId, subject);
      }
    };
    const load = Array.from({ length: SENDERS_AT_ONCE }, (_, sender) => keepSending(sender));
    await delay(300 + 100 * round);
    await engine.kill();
    await Promise.all(load);
    client.destroy();
  }

  const store = openMailStore(join(folder, 'sent-mail.sqlite'));
  const kept = store.list();
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * SENDERS_AT_ONCE);
  const subjects = new Map(kept.map(({ id, subject }) => [id, subject]));
  for (const [id, subject] of acknowledged) expect(subjects.get(id)).toBe(subject);
  for (const { id, subject } of kept) {
    expect(Buffer.from(store.attachment(id, 0)?.bytes ?? []).toString()).toBe(subject.repeat(20));
  }
  store.close();
}, 20_000);
