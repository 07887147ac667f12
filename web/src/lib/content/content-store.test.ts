import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { forgetFailures, loadContent, provideContent, readyContent } from './content-store.ts';

const schema = z.object({ title: z.string() });
const loadSchema = async () => schema;

/** What the site answers; counts how often it was asked. */
let asked = 0;
let answer: () => Response = () => new Response('{}');
beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a file of the library', () => {
  it('is asked for once, and is there at once afterwards', async () => {
    answer = () => Response.json({ title: 'Once', more: 1 });
    const load = loadContent('/once.json', loadSchema);
    expect(loadContent('/once.json', loadSchema)).toBe(load);
    expect(readyContent('/once.json')).toBeUndefined();
    expect(await load).toEqual({ kind: 'ready', content: { title: 'Once' } });
    expect(load).toMatchObject({ status: 'fulfilled', value: { kind: 'ready' } });
    expect(readyContent('/once.json')).toEqual({ title: 'Once' });
    expect(asked).toBe(1);
  });

  it('fails with the code that checks it, for the page to say so', async () => {
    const failing = () => Promise.reject(new TypeError('no such module'));
    await expect(loadContent('/no-schema.json', failing)).rejects.toThrow('no such module');
  });

  it('that the build provided is never asked for', async () => {
    provideContent({ '/given.json': { title: 'Given' } });
    const load = loadContent('/given.json', loadSchema);
    expect(load).toMatchObject({ status: 'fulfilled', value: { kind: 'ready' } });
    expect(asked).toBe(0);
  });

  it.each([
    ['not there', () => new Response('no', { status: 404 }), 'missing'],
    ['refused', () => Response.json({ title: 'x' }, { status: 500 }), 'broken'],
    ['no JSON', () => new Response('<html>'), 'broken'],
    ['not what it should be', () => Response.json({ title: 5 }), 'broken'],
    [
      'out of reach',
      () => {
        throw new TypeError('offline');
      },
      'broken',
    ],
  ])('that is %s is kept until somebody wants it again', async (name, failing, kind) => {
    const address = `/${name}.json`;
    answer = failing;
    expect(await loadContent(address, loadSchema)).toEqual({ kind });
    expect(await loadContent(address, loadSchema)).toEqual({ kind });
    expect(asked).toBe(1);
    answer = () => Response.json({ title: 'Now' });
    forgetFailures();
    expect(await loadContent(address, loadSchema)).toEqual({ kind: 'ready', content: { title: 'Now' } });
  });
});
