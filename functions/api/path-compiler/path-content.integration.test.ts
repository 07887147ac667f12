import { describe, expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { hold, press, unlock } from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';

const path = 'side-hustle-starter/weekend-reseller';
const free = 'side-hustle-starter/first-paid-gig';
const read = ({ token }: Person, of = path) => callApi(`/path-compiler/content/${of}`, { token });

const owned = async ({ token }: Person) =>
  (await callApi('/path-compiler/purchases', { token })).body.data.data;
const saveReadingPlace = ({ token }: Person, section: string, of = path) =>
  callApi(`/path-compiler/purchases/${of}/place`, { method: 'PUT', token, json: { section } });

interface Sections {
  meta: Record<string, unknown>;
  sections: { id: string; title: string; markdown?: string; html?: string }[];
}

describe('the whole text of a path', () => {
  it('is refused with 402 until the path is unlocked, without a word of it in the answer', async () => {
    const person = await signUpPerson();
    const { status, body, headers } = await read(person);
    expect({ status, code: body.code }).toEqual({ status: 402, code: 'path-locked' });
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'global', 'message', 'requestId']);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('is shown to the person who unlocked it, and to no one else', async () => {
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

  it('is hidden while its payment is owed, and nothing else is', async () => {
    const person = await signUpPerson();
    const other = 'local-earner/mobile-garden-care';
    const first = await hold(person, 7900);
    await unlock(person, other);
    await hold(person, 10_000);
    await unlock(person, path);
    await press(first, 'dispute');
    const { status, body } = await read(person, other);
    expect({ status, code: body.code, global: body.global }).toEqual({
      status: 402,
      code: 'tokens-owed',
      global: 'You owe tokens for a refunded payment. Please add 79 tokens and try again.',
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

  it('needs a session, and is not found for an unknown path', async () => {
    expect((await callApi(`/path-compiler/content/${path}`)).status).toBe(401);
    const person = await signUpPerson();
    for (const unknown of ['creative-maker/nothing', 'nobody/weekend-reseller', '..%2F..%2Fx/y'])
      expect([400, 404]).toContain((await read(person, unknown)).status);
  });
});

describe('the list of unlocked paths', () => {
  const other = 'local-earner/mobile-garden-care';

  it('starts with the path read last, and has the place where its reader stopped', async () => {
    const [person, stranger] = [await signUpPerson(), await signUpPerson()];
    expect(await owned(person)).toEqual([]);
    await hold(person, 15_000);
    for (const one of [path, other]) await unlock(person, one);
    expect((await owned(person)).map(({ pathSlug }: { pathSlug: string }) => pathSlug)).toEqual([
      'mobile-garden-care',
      'weekend-reseller',
    ]);
    const { sections } = (await read(person)).body.data as Sections;
    const [, , third] = sections;
    expect((await saveReadingPlace(person, third?.id ?? '')).status).toBe(200);
    const [first, second] = await owned(person);
    expect(first).toEqual({
      personaSlug: 'side-hustle-starter',
      pathSlug: 'weekend-reseller',
      title: 'Weekend Reseller',
      unlockedAt: expect.any(String),
      sections: sections.length,
      lastRead: { section: third?.id, title: third?.title, number: 3, at: expect.any(String) },
    });
    expect(second).toMatchObject({ pathSlug: 'mobile-garden-care', lastRead: null });
    expect(await owned(stranger)).toEqual([]);
  });

  it('keeps no place in a path that is still locked or in an unknown section', async () => {
    const person = await signUpPerson();
    const { sections } = (await read(person, free)).body.data as Sections;
    expect((await saveReadingPlace(person, sections[0]?.id ?? '', free)).status).toBe(404);
    expect(await owned(person)).toEqual([]);
    await hold(person, 5000);
    await unlock(person, path);
    expect((await saveReadingPlace(person, 'no-such-section')).status).toBe(404);
    expect((await saveReadingPlace(person, '../x')).status).toBe(400);
    expect(await owned(person)).toMatchObject([{ lastRead: null }]);
  });

  it('needs a session, and the places saved in it are limited', async () => {
    expect((await callApi('/path-compiler/purchases')).status).toBe(401);
    const person = await signUpPerson();
    const statuses: number[] = [];
    for (let tries = 0; tries < 121; tries += 1)
      statuses.push((await saveReadingPlace(person, 'any')).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});
