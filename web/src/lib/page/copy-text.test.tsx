import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { copyText, useCopied } from './copy-text.ts';

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

it('reports the outcome of each copy again, until it is cleared', async () => {
  const { result } = renderHook(useCopied);
  const press = () => act(() => result.current.copy('run_1'));
  expect(result.current.outcome).toBeUndefined();
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  expect(await press()).toBe('copied');
  const first = result.current.time;
  await press();
  expect([result.current.outcome, result.current.time === first]).toEqual(['copied', false]);
  vi.stubGlobal('navigator', {});
  expect(await press()).toBe('failed');
  expect(result.current.outcome).toBe('failed');
  act(() => result.current.forget());
  expect(result.current.outcome).toBeUndefined();
});
