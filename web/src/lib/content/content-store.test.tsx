import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  type ContentFile,
  forgetFailures,
  loadContent,
  provideContent,
  readyContent,
  settledContent,
  useContent,
} from './content-store.ts';

afterEach(() => vi.unstubAllGlobals());

describe('content store', () => {
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
});

const contentFileAt = (address: string): ContentFile<{ title: string }> => ({
  address,
  loadSchema: async () => z.object({ title: z.string() }),
});

function Title({ file }: { file: ContentFile<{ title: string }> }) {
  const result = useContent(file);
  return result.kind === 'ready' ? <h1>{result.content.title}</h1> : <p>{result.kind}</p>;
}

const draw = (file: ContentFile<{ title: string }>): string =>
  renderToString(
    <Suspense fallback="outline">
      <Title file={file} />
    </Suspense>,
  );

describe('a page that needs a file', () => {
  it('renders in one step when the file is loaded', () => {
    provideContent({ '/there.json': { title: 'There' } });
    expect(draw(contentFileAt('/there.json'))).toContain('<h1>There</h1>');
  });

  it('renders in one step when no file can exist', () => {
    expect(draw({ ...contentFileAt(''), address: null })).toContain('<p>missing</p>');
  });

  it('shows its skeleton while the file loads', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    expect(draw(contentFileAt('/on-its-way.json'))).toContain('outline');
  });
});
