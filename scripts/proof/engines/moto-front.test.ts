import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { expect, it } from 'vitest';
import { closeServer, listenOnLoopback } from '#scripts/local/engine.ts';
import { startSes } from '#scripts/local/ses/start-ses.ts';
import { motoFront } from './moto-front.ts';

const sender = 'hello@waymint.test';

it("returns moto's answer, sends the same call to the stand-in, and records their differences", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymint-front-'));
  const accounts: unknown[] = [];
  /** Answers like moto, with a special code for an unverified sender. */
  const moto = createServer(async (request, response) => {
    accounts.push(request.headers['x-moto-account-id']);
    const refused = (await buffer(request)).toString().includes('Source=eve');
    response.writeHead(refused ? 400 : 200, { 'content-type': 'text/xml' });
    response.end(
      refused
        ? '<ErrorResponse><Error><Type>Sender</Type><Code>AnotherCode</Code></Error></ErrorResponse>'
        : '<SendEmailResponse><SendEmailResult><MessageId>of-moto</MessageId></SendEmailResult></SendEmailResponse>',
    );
  });
  const endpoint = await listenOnLoopback(moto);
  const ses = await startSes({
    ...{ dataFolder: join(folder, 'ses'), clock: { nowMs: () => 0 }, authorise: () => true },
    ...{ secretFor: () => 'secret', senders: [sender], configurationSets: [], publish: async () => true },
  });
  const differences = join(folder, 'differences.jsonl');
  const front = await motoFront({ endpoint, differences })({
    ...{ service: 'ses', url: ses.url, dataFolder: folder, secretFor: () => 'secret' },
    ...{ senders: [sender], configurationSets: [] },
  });
  const client = new SESClient({
    ...{ endpoint: front.url, region: 'ap-southeast-2', maxAttempts: 1 },
    credentials: { accessKeyId: 'api-auth', secretAccessKey: 'secret' },
  });
  const send = (Source: string) =>
    client.send(
      new SendEmailCommand({
        Source,
        Destination: { ToAddresses: ['mia@example.com'] },
        Message: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Mia' } } },
      }),
    );
  try {
    expect((await send(sender)).MessageId).toBe('of-moto');
    expect(ses.mail.list().map(({ subject }) => subject)).toEqual(['Hello']);
    await expect(send('eve@example.com')).rejects.toMatchObject({ name: 'AnotherCode' });
    expect(new Set(accounts)).toEqual(new Set([expect.stringMatching(/^\d{12}$/)]));
    expect(
      readFileSync(differences, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        service: 'ses',
        difference: 'SendEmail, error: stand-in "MessageRejected", moto "AnotherCode"',
      },
    ]);
  } finally {
    client.destroy();
    await front.close();
    await ses.close();
    await closeServer(moto);
    rmSync(folder, { recursive: true });
  }
});
