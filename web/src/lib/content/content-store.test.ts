import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  forgetFailures,
  loadContent,
  provideContent,
  readyContent,
  settledContent,
} from './content-store.ts';

const schema = z.object({ title: z.string() });
const fileAt = (address: string) => ({ address, loadSchema: async () => schema });

/** The site's answer, which counts its requests. */
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
  it('is requested once, and is available straight away afterwards', async () => {
    answer = () => Response.json({ title: 'Once', more: 1 });
    const file = fileAt('/once.json');
    const load = loadContent(file);
    expect(loadContent(file)).toBe(load);
    expect(settledContent(file)).toBeUndefined();
    expect(await load).toEqual({ kind: 'ready', content: { title: 'Once' } });
    expect(settledContent(file)).toEqual({ kind: 'ready', content: { title: 'Once' } });
    expect(readyContent(file)).toEqual({ title: 'Once' });
    expect(asked).toBe(1);
  });

  it('fails together with the code that checks it, so that the page can say so', async () => {
    const failing = () => Promise.reject(new TypeError('no such module'));
    const file = { address: '/no-schema.json', loadSchema: failing };
    await expect(loadContent(file)).rejects.toThrow('no such module');
  });

  it('provided by the build is never requested', async () => {
    provideContent({ '/given.json': { title: 'Given' } });
    const file = fileAt('/given.json');
    expect(settledContent(file)).toEqual({ kind: 'ready', content: { title: 'Given' } });
    expect(await loadContent(file)).toEqual(settledContent(file));
    expect(asked).toBe(0);
  });

  it.each([
    ['missing', () => new Response('no', { status: 404 }), 'missing'],
    ['refused', () => Response.json({ title: 'x' }, { status: 500 }), 'broken'],
    ['no JSON', () => new Response('<html>'), 'broken'],
    ['invalid', () => Response.json({ title: 5 }), 'broken'],
    [
      'unreachable',
      () => {
        throw new TypeError('offline');
      },
      'broken',
    ],
  ])('that is %s is kept until it is needed again', async (name, failing, kind) => {
    const file = fileAt(`/${name}.json`);
    answer = failing;
    expect(await loadContent(file)).toEqual({ kind });
    expect(await loadContent(file)).toEqual({ kind });
    expect(asked).toBe(1);
    answer = () => Response.json({ title: 'Now' });
    expect(settledContent(file)).toEqual({ kind });
    forgetFailures();
    expect(await loadContent(file)).toEqual({ kind: 'ready', content: { title: 'Now' } });
  });
});
