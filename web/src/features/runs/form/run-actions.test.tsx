import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserEntity } from '#shared/contract/account.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import type { Reading } from '../reading.ts';
import { RunActions } from './run-actions.tsx';
import type { RunDraft } from './use-run-draft.ts';
import { findRunFault, type RunForm, useRunForm } from './use-run-form.ts';

afterEach(cleanup);

const answers = {
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Writing',
  interests: 'Blogging',
  incomeGoal: '$800 a month by June',
  content: 'Two clubs pay me for their newsletters.',
};

const sent = { attempt: 1, at: '2026-11-20T01:00:00Z', answers };

const form = { attempts: 0, reachedSince: false } as RunForm;

function draw(
  values: typeof answers,
  lastSubmission?: typeof sent,
  user?: UserEntity,
  open: readonly AnswerField[] = [],
) {
  const run = { plan: 'PRO', lastSubmission } as RunDetail;
  const runDraft = { draft: { values, open, taken: [] as const } } as unknown as RunDraft;
  renderOnPage(<RunActions run={run} form={form} runDraft={runDraft} user={user} />);
  return screen.getByRole('heading').textContent;
}

describe('the end of a plan’s form', () => {
  it('says how many answers are missing, and links to each', () => {
    expect(draw({ ...answers, skills: '', content: 'I taught' })).toBe('2 answers to go');
    expect(screen.getByText(/^Still to answer:/).textContent).toBe(
      'Still to answer: Skills, Background\u00a0/ Limitations\u00a0/ Assets (12 more characters).',
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Skills',
      'Background\u00a0/ Limitations\u00a0/ Assets',
    ]);
  });

  it('links to what can be changed where the answers do not support the goal', () => {
    const run = { plan: 'PRO' } as RunDetail;
    const runDraft = { draft: { values: answers, open: [], taken: [] as const } } as unknown as RunDraft;
    const reading = { gap: '$0 of $50,000 a month', noAmount: false, unread: true, refused: false };
    renderOnPage(<RunActions run={run} form={form} runDraft={runDraft} user={undefined} reading={reading} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#run-incomeGoal',
      '#run-content',
    ]);
  });

  it('says that everything is there', () => expect(draw(answers)).toBe('Ready to submit'));

  it('does not call a form ready before the email is confirmed', () => {
    const user = { email: 'mia@example.com', verified: false, mail_stopped: null } as UserEntity;
    expect(draw(answers, undefined, user)).toBe('All six questions answered');
    screen.getByText('Verify your email before you submit');
  });

  it('names the first error next to the pressed button, in addition to the list above', () => {
    const fault = findRunFault({ ...answers, budget: '', skills: '', content: 'Short' }, true);
    const run = { plan: 'PRO' } as RunDetail;
    const runDraft = { draft: { values: answers, open: [], taken: [] as const } } as unknown as RunDraft;
    renderOnPage(
      <RunActions run={run} form={{ ...form, fault } as RunForm} runDraft={runDraft} user={undefined} />,
    );
    expect(screen.getByRole('heading').textContent).toBe('3 answers need more');
    screen.getByText('Please complete all required fields: Budget, Time, Skills, and Interests.');
    expect(screen.queryByText(/at least 20 characters/)).toBeNull();
  });

  it('does not call a form ready while an answer has two texts, and links to that choice first', () => {
    expect(draw({ ...answers, skills: '' }, undefined, undefined, ['content'])).toBe(
      'Choose a version first',
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('#run-texts-content');
    screen.getByText(/was changed in two windows\.$/);
    expect(screen.queryByText(/^Still to answer:/)).toBeNull();
  });

  it('calls answers that were sent back ready only once one of them differs', () => {
    expect(draw(answers, sent)).toBe('No changes yet');
    cleanup();
    expect(draw({ ...answers, incomeGoal: '$600 a month by June' }, sent)).toBe('Ready to submit');
  });
});

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
