import { describe, expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { hold, press, unlock } from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';

const path = 'side-hustle-starter/weekend-reseller';
const free = 'side-hustle-starter/first-paid-gig';
const read = ({ token }: Person, of = path) => callApi(`/path-compiler/content/${of}`, { token });

interface Sections {
  meta: Record<string, unknown>;
  sections: { id: string; title: string; markdown?: string; html?: string }[];
}

describe('the whole text of a path', () => {
  it('is refused with 402 until the path is unlocked, and not a word of it is in the answer', async () => {
    const person = await signUpPerson();
    const { status, body, headers } = await read(person);
    expect({ status, code: body.code }).toEqual({ status: 402, code: 'path-locked' });
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'global', 'message', 'requestId']);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('is there for the person who unlocked it, and for nobody else', async () => {
    const [buyer, other] = await Promise.all([signUpPerson(), signUpPerson()]);
    await hold(buyer, 10_000);
    expect((await unlock(buyer, path)).status).toBe(200);
    const { status, body, headers } = await read(buyer);
    const { meta, sections } = body.data as Sections;
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(meta).toMatchObject({ slug: 'weekend-reseller', price: 49, sale: null });
    expect(sections.length).toBeGreaterThanOrEqual(6);
    for (const { markdown = '', html = '' } of sections)
      expect(Math.min(markdown.length, html.length)).toBeGreaterThan(300);
    expect((await read(other)).status).toBe(402);
  });

  it('is hidden while the payment it was bought with is owed, and nothing else is', async () => {
    const person = await signUpPerson();
    const other = 'side-hustle-starter/printable-shop';
    const first = await hold(person, 7900);
    await unlock(person, other);
    await hold(person, 10_000);
    await unlock(person, path);
    await press(first, 'dispute');
    const { status, body } = await read(person, other);
    expect({ status, code: body.code, global: body.global }).toEqual({
      status: 402,
      code: 'tokens-owed',
      global: 'A refunded payment left tokens to settle. Please add 79 tokens and try again.',
    });
    for (const paid of [free, path]) expect((await read(person, paid)).status).toBe(200);
    await press(first, 'dispute-won');
    expect((await read(person, other)).status).toBe(200);
  });

  it('of a free path is open to every account', async () => {
    const { status, body } = await read(await signUpPerson(), free);
    expect(status).toBe(200);
    expect((body.data as Sections).sections.every(({ html }) => html !== undefined)).toBe(true);
  });

  it('asks for a session, and is not there for an unknown path', async () => {
    expect((await callApi(`/path-compiler/content/${path}`)).status).toBe(401);
    const person = await signUpPerson();
    for (const unknown of ['creative-maker/nothing', 'nobody/weekend-reseller', '..%2F..%2Fx/y'])
      expect([400, 404]).toContain((await read(person, unknown)).status);
  });
});
