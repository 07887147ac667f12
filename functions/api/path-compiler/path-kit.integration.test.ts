/** Guards: no file of a kit leaves the server for a person who has not unlocked its path. */
import { describe, expect, inject, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { hold, press, unlock } from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';
import { readZip } from '#functions/workbook/testing/read-zip.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { kitFileNames, kitFiles } from '#shared/contract/kit.ts';
import { isFree } from '#shared/domain/paths/price.ts';

const path = 'side-hustle-starter/weekend-reseller';
const free = 'side-hustle-starter/first-paid-gig';
const paid = priceCatalogue
  .filter((price) => !isFree(price))
  .map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`);
const files = ['all', ...kitFileNames] as const;

const addressOf = (of: string, file: (typeof files)[number]): string =>
  `/path-compiler/content/${of}/kit${file === 'all' ? '' : `?file=${file}`}`;

const download = async ({ token }: Person, address: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${inject('siteUrl')}/api${address}`, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};

describe('the kit of a path', () => {
  it('is refused without a session and without a purchase, for every file of every path', async () => {
    const stranger = await signUpPerson();
    expect(paid).toHaveLength(24);
    for (const of of paid)
      for (const file of files) {
        const signedOut = await callApi(addressOf(of, file));
        expect({ status: signedOut.status, code: signedOut.body.code }).toEqual({
          status: 401,
          code: 'session-invalid',
        });
        const { status, body, headers } = await callApi(addressOf(of, file), { token: stranger.token });
        expect({ status, code: body.code }).toEqual({ status: 402, code: 'path-locked' });
        expect(Object.keys(body).sort()).toEqual(['code', 'error', 'global', 'message', 'requestId']);
        expect(headers.get('cache-control')).toBe('private, no-store');
      }
  });

  it('can be downloaded by the person who unlocked it, whole and file by file', async () => {
    const buyer = await signUpPerson();
    await hold(buyer, 10_000);
    expect((await unlock(buyer, path)).status).toBe(200);
    const all = await download(buyer, addressOf(path, 'all'));
    const entries = readZip(all.bytes);
    for (const file of files) {
      const { mediaType, fileName } = kitFiles[file];
      const name = `weekend-reseller-${fileName}`;
      const { response, bytes } = await download(buyer, addressOf(path, file));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(mediaType);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(bytes.length).toBeGreaterThan(2_000);
      if (file !== 'all') expect(entries.has(name)).toBe(true);
    }
    const { body } = await callApi(`/path-compiler/content/${path}`, { token: buyer.token });
    expect(body.data.kitParts.templates.length).toBeGreaterThanOrEqual(4);
    expect(body.data.kitParts.numbers.weeklyHours).toBeGreaterThan(0);
    const other = await callApi(addressOf('local-earner/mobile-garden-care', 'all'), {
      token: buyer.token,
    });
    expect(other.status).toBe(402);
  });

  it('is closed while its payment is owed', async () => {
    const person = await signUpPerson();
    const payment = await hold(person, 7900);
    await unlock(person, 'local-earner/mobile-garden-care');
    await press(payment, 'dispute');
    const { status, body } = await callApi(addressOf('local-earner/mobile-garden-care', 'numbers'), {
      token: person.token,
    });
    expect({ status, code: body.code }).toEqual({ status: 402, code: 'tokens-owed' });
  });

  it('is not found for a free path, an unknown one, or a name that leads elsewhere', async () => {
    const { token } = await signUpPerson();
    const statusOf = async (address: string) => (await callApi(address, { token })).status;
    expect(await statusOf(addressOf(free, 'all'))).toBe(404);
    for (const unknown of ['creative-maker/nothing', 'nobody/weekend-reseller', '..%2F..%2Fx/y', 'x/%2e%2e'])
      expect([400, 404]).toContain(await statusOf(addressOf(unknown, 'all')));
    for (const file of [
      '../../index.mjs',
      '..%2Fkit.zip',
      'kit.zip',
      'all',
      '',
      'numbers.xlsx',
      'constructor',
    ])
      expect(await statusOf(`/path-compiler/content/${path}/kit?file=${file}`)).toBe(400);
  });
});
