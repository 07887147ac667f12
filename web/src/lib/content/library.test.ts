import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadContent, settledContent } from './content-store.ts';
import { pathFile, personaFile } from './library.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a name from the address', () => {
  it.each(['../../api/openapi.json?', '..%2F..', 'a/b', 'A', '', 'x#y'])(
    'that is %j requests no file',
    async (name) => {
      const asked: string[] = [];
      vi.stubGlobal('fetch', async (address: string) => {
        asked.push(address);
        return new Response('{}');
      });
      expect(await loadContent(personaFile(name))).toEqual({ kind: 'missing' });
      expect(await loadContent(pathFile('ai-operator', name))).toEqual({ kind: 'missing' });
      expect(settledContent(pathFile(name, 'x'))).toEqual({ kind: 'missing' });
      expect(asked).toEqual([]);
    },
  );
});
