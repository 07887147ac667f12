import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPath, loadPersona } from './library.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a name from the address', () => {
  it.each(['../../api/openapi.json?', '..%2F..', 'a/b', 'A', '', 'x#y'])(
    'that is %j asks for no file',
    async (name) => {
      const asked: string[] = [];
      vi.stubGlobal('fetch', async (address: string) => {
        asked.push(address);
        return new Response('{}');
      });
      expect(await loadPersona(name)).toEqual({ kind: 'missing' });
      expect(await loadPath('ai-operator', name)).toEqual({ kind: 'missing' });
      expect(loadPath(name, 'x')).toMatchObject({ status: 'fulfilled', value: { kind: 'missing' } });
      expect(asked).toEqual([]);
    },
  );
});
