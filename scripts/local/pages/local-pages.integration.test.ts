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
const form = { 'content-type': 'application/x-www-form-urlencoded' };
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

  it('is shown to people as an inbox and a page for each mail', async () => {
    const { email } = await signUpPerson();
    const mails = (await local('/mail.json')).json() as { id: string; to: string[] }[];
    const mine = mails.find(({ to }) => to.includes(email));
    for (const path of ['/mail', `/mail/${mine?.id}`])
      expect(await local(path)).toMatchObject({ status: 200, text: expect.stringContaining(email) });
    expect((await local('/mail/no-such-mail')).status).toBe(404);
    expect((await local(`/mail/${mine?.id}/attachments/0`)).status).toBe(404);
  });
});

describe('the clock', () => {
  const now = async () => Date.parse((await local('/clock')).json().now);

  it('returns the time and nothing else', async () => {
    const { status, type, json } = await local('/clock');
    expect({ status, type, body: json() }).toEqual({
      status: 200,
      type: 'application/json',
      body: { now: expect.stringMatching(isoTime) },
    });
  });

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

  it('is moved by the buttons of its page, which redirect back to it', async () => {
    expect((await local('/')).text).toContain('name="advanceSeconds" value="3600"');
    const before = await now();
    const { status, headers } = await post('/clock', 'advanceSeconds=1', form);
    expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/__local/' });
    expect(await now()).toBeGreaterThanOrEqual(before + 1000);
    for (const body of ['', 'advanceSeconds=', 'advanceSeconds=x', 'advanceSeconds=-5'])
      expect((await post('/clock', body, form)).status).toBe(400);
  });
});

describe('the sweeps', () => {
  it.each(sweepNames)('can be run by a test: %s', async (name) => {
    const { status, json } = await post(`/sweep/${name}`);
    expect({ status, body: json() }).toMatchObject({ status: 200, body: {} });
  });

  it('are not found under an unknown name, and a GET runs none', async () => {
    for (const path of ['/sweep/no-such-sweep', '/sweep/', '/sweep/__proto__', '/sweep/reconcile/x'])
      expect((await post(path)).status).toBe(404);
    expect((await local('/sweep/reconcile')).status).toBe(404);
  });
});

describe('the alarms', () => {
  it('are listed with their time and detail', async () => {
    const { status, type, json } = await local('/alarms.json');
    expect({ status, type }).toEqual({ status: 200, type: 'application/json' });
    for (const alarm of json())
      expect(alarm).toEqual({
        at: expect.stringMatching(isoTime),
        name: expect.stringMatching(/^[a-z-]+$/),
        detail: expect.anything(),
      });
  });
});

describe('the pages for people', () => {
  it.each(['', '/', '/mail', '/payments', '/executions', ...tableNames.map((name) => `/tables/${name}`)])(
    'are HTML: %s',
    async (path) => {
      const { status, type, text, headers } = await local(path);
      expect({ status, type, cache: headers.get('cache-control') }).toEqual({
        status: 200,
        type: 'text/html; charset=utf-8',
        cache: 'no-store',
      });
      expect(text).toMatch(/^<!doctype html>/i);
    },
  );

  it('link to each other', async () => {
    const { text } = await local('/');
    const links = [...text.matchAll(/href="(\/__local\/[^"]*)"/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(tableNames.length + 3);
    for (const path of links) expect((await fetch(`${inject('siteUrl')}${path}`)).status).toBe(200);
  });

  it('escape what users wrote', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { token } = await signUpPerson({ full_name: name });
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { text } = await local(`/tables/users?pk=${sub}`);
    expect(text).toContain('&#60;img src=x');
    expect(text).not.toContain('<img');
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
