import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('reports a copied text', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('run_1')).toBe(true);
  expect(copied).toEqual(['run_1']);
});

it.each([
  ['there is no clipboard', {}],
  ['the browser refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
])('reports without throwing that nothing was copied where %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('run_1')).toBe(false);
});
