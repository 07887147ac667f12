import { describe, expect, inject, it } from 'vitest';
import { signUpPerson } from '#functions/testing/people.ts';
import { sweepNames } from '#shared/contract/sweeps.ts';
import { tableNames } from '#shared/contract/tables.ts';
import { sendRaw } from '../gateway/testing/send-raw.ts';

const local = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${inject('siteUrl')}/__local${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, headers: response.headers, type, text, json: () => JSON.parse(text) };
};
const post = (path: string, body = '', headers: Record<string, string> = {}) =>
  local(path, { method: 'POST', body, headers });
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('the mail that was sent', () => {
  it('is listed for tests, oldest first, in full', async () => {
    const people = [await signUpPerson(), await signUpPerson()];
    const mails = (await local('/mail.json')).json() as Record<string, unknown>[];
    const theirs = mails.filter(({ to }) => people.some(({ email }) => String(to) === email));
    expect(theirs.map(({ to }) => to)).toEqual(people.map(({ email }) => [email]));
    expect(theirs[0]).toEqual({
      id: expect.stringMatching(/./),
      at: expect.stringMatching(isoTime),
      from: expect.stringContaining('hello@waymint.test'),
      to: [people[0]?.email],
      subject: expect.stringMatching(/./),
      text: expect.stringMatching(/./),
      html: expect.stringMatching(/</),
      attachments: [],
    });
    const times = mails.map(({ at }) => String(at));
    expect(times).toEqual(times.toSorted());
  });
});

describe('the clock', () => {
  const now = async () => Date.parse((await local('/clock')).json().now);

  it('has moved forward when it answers', async () => {
    const before = await now();
    const { status, json } = await post('/clock', '{"advanceSeconds": 2}');
    expect({ status, keys: Object.keys(json()) }).toEqual({ status: 200, keys: ['now'] });
    expect(Date.parse(json().now)).toBeGreaterThanOrEqual(before + 2000);
    expect(await now()).toBeGreaterThanOrEqual(before + 2000);
  });

  it('is followed by the functions', async () => {
    const { token } = await signUpPerson();
    const issued = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      iat: number;
    };
    await post('/clock', '{"advanceSeconds": 3}');
    const { token: later } = await signUpPerson();
    const again = JSON.parse(Buffer.from(later.split('.')[1] ?? '', 'base64url').toString()) as {
      iat: number;
    };
    expect(again.iat - issued.iat).toBeGreaterThanOrEqual(3);
  });

  it.each([
    '{"advanceSeconds": 1.5}',
    '{"advanceSeconds": -1}',
    '{"advanceSeconds": "60"}',
    '{"advanceSeconds": null}',
    '{"advanceSeconds": 1e400}',
    '{"advanceSeconds": 9007199254740991}',
    '{"advanceSeconds": 999999999999}',
    '{}',
    '[]',
    'null',
    'soon',
    '',
    `{"advanceSeconds": 1, "filling": "${'x'.repeat(2000)}"}`,
  ])('is not moved by %.60s', async (body) => {
    const before = await now();
    const { status, json } = await post('/clock', body);
    expect({ status, body: json() }).toEqual({
      status: 400,
      body: { message: expect.stringContaining('whole number') },
    });
    expect(await now()).toBeLessThan(before + 60_000);
  });
});

describe('the sweeps', () => {
  it.each(sweepNames)('can be run by a test: %s', async (name) => {
    const { status, json } = await post(`/sweep/${name}`);
    expect({ status, body: json() }).toMatchObject({ status: 200, body: {} });
  });
});

describe('the pages for people', () => {
  it('link to each other', async () => {
    const { text } = await local('/');
    const links = [...text.matchAll(/href="(\/__local\/[^"]*)"/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(tableNames.length);
    for (const path of links) expect((await fetch(`${inject('siteUrl')}${path}`)).status).toBe(200);
  });

  it.each([
    '/nothing',
    '/tables/nothing',
    '/tables',
    '/mail.json/x',
    '/checkout/cs_nothing',
    '/%2e%2e%2fapi',
  ])('are not found at %s', async (path) => expect((await local(path)).status).toBe(404));

  it('are served to this machine only', async () => {
    const port = Number(new URL(inject('siteUrl')).port);
    for (const path of ['/__local/', '/__local/mail.json', '/__local/clock']) {
      const ask = (host: string) => sendRaw({ port, path, headers: { host } });
      expect([(await ask('127.0.0.1')).status, (await ask('evil.example')).status]).toEqual([200, 403]);
    }
  });
});
