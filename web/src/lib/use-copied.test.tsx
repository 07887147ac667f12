import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCopied } from './use-copied.ts';

afterEach(() => vi.unstubAllGlobals());

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
