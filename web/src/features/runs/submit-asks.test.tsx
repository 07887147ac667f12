import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reading } from './reading.ts';
import type { RunDraft } from './use-run-draft.ts';
import { useRunForm } from './use-run-form.ts';

afterEach(cleanup);

const values = {
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Writing',
  interests: 'Books',
  incomeGoal: '$50,000 a month',
  content: 'I have edited for two clubs.',
};
const fine: Reading = { noAmount: false, unread: false, refused: false };

/** A complete form whose reading is held back until released. */
function filledIn() {
  const { promise, resolve, reject } = Promise.withResolvers<Reading | undefined>();
  const send = vi.fn(async () => ({ kind: 'session' }) as const);
  const draft = { draft: { values, open: [] }, save: { kind: 'quiet' }, send } as unknown as RunDraft;
  const { result } = renderHook(() => useRunForm(draft, { read: () => promise }));
  const submit = () => act(async () => void result.current.submit());
  return { result, send, submit, comes: resolve, fails: reject };
}

it('the only submission of a plan waits for its reading, and asks first', async () => {
  const { result, send, submit, comes } = filledIn();
  await submit();
  expect(result.current.busy).toBe('submitting');
  await act(async () => comes({ ...fine, gap: '$0 of $50,000 a month' }));
  expect(result.current.busy).toBeUndefined();
  expect(result.current.asking).toBe(true);
  expect(send).not.toHaveBeenCalled();
  await act(() => result.current.submitAnyway());
  expect(send).toHaveBeenCalledOnce();
});

it('answers without a problem are submitted without a question', async () => {
  const { result, send, submit, comes } = filledIn();
  await submit();
  await act(async () => comes(fine));
  expect(result.current.asking).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

it('a failed reading does not block the submission', async () => {
  const { result, send, submit, fails } = filledIn();
  await submit();
  await act(async () => fails(new TypeError('Failed to fetch')));
  expect(result.current.asking).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

describe('a submission that can’t be undone', () => {
  const consequence = { title: 'Submit your only submission?', says: 'It is the only one.' };
  function unread(reading: Reading | undefined) {
    const send = vi.fn(async () => ({ kind: 'session' }) as const);
    const draft = { draft: { values, open: [] }, save: { kind: 'quiet' }, send } as unknown as RunDraft;
    const { result } = renderHook(() => useRunForm(draft, { read: async () => reading, consequence }));
    return { result, send };
  }

  it('is confirmed once, even if the answers could not be read', async () => {
    const { result, send } = unread(undefined);
    await act(() => result.current.submit());
    expect(result.current.asked).toEqual({ consequence });
    expect(send).not.toHaveBeenCalled();
    await act(() => result.current.submitAnyway());
    await act(() => result.current.submit());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('asks nothing when the server refuses, which spends nothing', async () => {
    const { result, send } = unread({ ...fine, refused: true });
    await act(() => result.current.submit());
    expect(result.current.asking).toBe(false);
    expect(send).toHaveBeenCalledOnce();
  });
});
