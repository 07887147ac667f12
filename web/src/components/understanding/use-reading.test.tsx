import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadOutcome } from '#web/lib/ask-reading.ts';
import { someUnderstanding } from './testing/some-understanding.ts';
import { settleMs, useReading } from './use-reading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answers = { incomeGoal: '', timePerWeek: '', budget: '', skills: '', interests: '' };
const named = (skills: string) => ({ ...answers, skills });
const read = (summary: string): ReadOutcome => ({
  kind: 'read',
  understanding: someUnderstanding({ summary }),
});

/** A server that answers each question when the test says so. */
function slowServer() {
  const asked: { skills: string; signal: AbortSignal; comes: (outcome: ReadOutcome) => void }[] = [];
  const ask = vi.fn(({ skills }: { skills: string }, signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<ReadOutcome>();
    asked.push({ skills, signal, comes: resolve });
    return promise;
  });
  const { result, rerender } = renderHook(({ skills }) => useReading(named(skills), ask), {
    initialProps: { skills: 'one' },
  });
  const settle = () => act(() => vi.advanceTimersByTimeAsync(settleMs));
  const comes = (at: number, outcome: ReadOutcome) => act(async () => asked[at]?.comes(outcome));
  return { asked, result, type: (skills: string) => rerender({ skills }), settle, comes };
}

it('reads the first answers straight away, and later ones after a pause in typing', async () => {
  const { asked, type, comes, settle } = slowServer();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toHaveLength(1);
  await comes(0, read('one'));
  type('two');
  await act(() => vi.advanceTimersByTimeAsync(settleMs - 100));
  type('three');
  await act(() => vi.advanceTimersByTimeAsync(settleMs - 100));
  expect(asked).toHaveLength(1);
  await settle();
  expect(asked.map(({ skills }) => skills)).toEqual(['one', 'three']);
});

it('keeps the old result while a newer one is loading', async () => {
  const { result, type, comes, settle } = slowServer();
  await settle();
  await comes(0, read('one'));
  expect(result.current.pending).toBe(false);
  type('two');
  await settle();
  expect(result.current).toMatchObject({ pending: true, understanding: { summary: 'one' } });
  await comes(1, read('two'));
  expect(result.current).toMatchObject({ pending: false, understanding: { summary: 'two' } });
});

it('drops an answer that arrives after a newer question', async () => {
  const { asked, result, type, comes, settle } = slowServer();
  await settle();
  await comes(0, read('one'));
  type('two');
  await settle();
  type('three');
  expect(asked[1]?.signal.aborted).toBe(true);
  await settle();
  await comes(2, read('three'));
  await comes(1, read('two'));
  expect(result.current.understanding?.summary).toBe('three');
});

it('says what failed, keeps the earlier result, and retries on request', async () => {
  const { asked, result, type, comes, settle } = slowServer();
  await settle();
  await comes(0, read('one'));
  type('two');
  await settle();
  await comes(1, { kind: 'refused', message: 'Too many attempts.', isTooOften: true });
  expect(result.current).toMatchObject({
    pending: false,
    failure: { message: 'Too many attempts.' },
    understanding: { summary: 'one' },
  });
  act(() => result.current.retry());
  await settle();
  expect(asked).toHaveLength(3);
  await comes(2, read('two'));
  expect(result.current).toMatchObject({ failure: undefined, understanding: { summary: 'two' } });
});

it('retries automatically once the connection is back', async () => {
  const { asked, result, comes, settle } = slowServer();
  await settle();
  await comes(0, { kind: 'unreachable' });
  expect(result.current.failure?.kind).toBe('unreachable');
  act(() => void dispatchEvent(new Event('online')));
  await settle();
  expect(asked).toHaveLength(2);
});

it('requests nothing without answers', async () => {
  const ask = vi.fn();
  const { result } = renderHook(() => useReading(undefined, ask));
  await act(() => vi.advanceTimersByTimeAsync(settleMs));
  expect(ask).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ pending: false, understanding: undefined });
});
