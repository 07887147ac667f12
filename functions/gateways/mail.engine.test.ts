import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../testing/start-server.ts';

const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const accepted =
  '<SendEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>';

/** The gateway as a new function instance has it, with its SDK connected to this URL. */
async function sendMailTo(url: string) {
  vi.stubEnv('AWS_ENDPOINT_URL_SES', url);
  vi.stubEnv('AWS_REGION', 'ap-southeast-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('MAIL_FROM', 'hello@waymint.test');
  vi.stubEnv('MAIL_CONFIGURATION_SET', 'waymint-test-mail');
  vi.resetModules();
  const { handOver } = await import('./mail.ts');
  return (sent: typeof mail) => handOver(sent, 0);
}

beforeEach(() => () => vi.unstubAllEnvs());

describe('sending mail', () => {
  it('keeps one client, and so one connection, for all mails of an instance', async () => {
    const server = await startServer((request, response) => {
      request.resume().on('end', () => response.writeHead(200, { 'content-type': 'text/xml' }).end(accepted));
    });
    const sendMail = await sendMailTo(server.url);
    for (let sent = 0; sent < 3; sent += 1) await sendMail(mail);
    expect(server.connections).toBe(1);
  });

  it('gives up on a mail service that does not answer', async () => {
    const { url } = await startServer(() => {});
    const sendMail = await sendMailTo(url);
    const startedAtMs = performance.now();
    await expect(sendMail(mail)).rejects.toThrow();
    expect(performance.now() - startedAtMs).toBeLessThan(6000);
  });

  it.each([
    { ...mail, to: 'a@example.com\r\nBcc: b@example.com' },
    { ...mail, subject: 'Hello\nBcc: b@example.com' },
  ])('refuses a line break in a header (%j)', async (broken) => {
    const sendMail = await sendMailTo('http://127.0.0.1:1');
    await expect(sendMail(broken)).rejects.toThrow('line break');
  });
});
