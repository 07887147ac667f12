import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, refusal } from '#web/lib/testing/answer-calls.ts';
import { SubmissionReview } from './submission-review.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const submission: SubmissionShown = {
  runId: 'run_1',
  plan: 'PRO',
  attempt: 1,
  maxAttempts: 2,
  submittedAt: '2026-11-22T00:00:00.000Z',
  answers: {
    budget: '<300',
    timePerWeek: '5–10h',
    skills: 'Writing',
    interests: 'Books',
    incomeGoal: 'I want to earn $800 a month.',
    content: 'I edit the newsletters of two clubs.',
  },
  profile: { name: 'Mia', country: 'Australia', abn: '83914571673' },
  flags: [],
  work: { checks: {}, notes: [] },
  workVersion: 0,
};
const shown = (closed: { heading: string; reason: string } | undefined) => (
  <SubmissionReview
    token="t"
    submission={submission}
    closed={closed}
    onDecided={() => undefined}
    onOvertaken={() => undefined}
  />
);
const decided = { heading: 'Already decided', reason: 'This submission was approved by somebody else.' };

it('shows who asks, the ABN in its groups', () => {
  answerCalls({});
  renderOnPage(shown(undefined));
  expect(screen.getByText('ABN').nextSibling?.textContent).toBe('83 914 571 673');
});

it('says that the payment of the plan is owed', () => {
  answerCalls({});
  renderOnPage(
    <SubmissionReview
      token="t"
      submission={{ ...submission, owed: '99 tokens' }}
      closed={undefined}
      onDecided={() => undefined}
      onOvertaken={() => undefined}
    />,
  );
  screen.getByText('The payment for this plan was taken back');
  screen.getByText(/Its owner owes 99 tokens/);
});

it('names its times in the zone in which answers and mails about it do', () => {
  answerCalls({});
  renderOnPage(shown(undefined));
  expect(screen.getByText(/^Submission 1 of 2/).textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /handed in 22 Nov 2026, 11:00 am AEDT$/,
  );
});

describe('a submission that somebody else has decided', () => {
  it('asks for nothing more where nothing was written', () => {
    answerCalls({});
    renderOnPage(shown(decided));
    screen.getByText('This can no longer be decided');
    screen.getByRole('heading', { level: 1, name: 'Already decided' });
    expect(screen.queryByRole('heading', { name: 'Look at this first' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/What you wrote was not sent/)).toBeNull();
  });

  it('keeps what was written, and says no more that the applicant reads it', async () => {
    answerCalls({});
    const page = renderOnPage(shown(undefined));
    await userEvent.type(screen.getByRole('textbox', { name: 'Feedback' }), 'Who pays?');
    page.unmount();
    renderOnPage(shown(decided));
    const kept = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback' });
    expect(kept.value).toBe('Who pays?');
    screen.getByText(/What you wrote was not sent/);
    expect(screen.queryByText(/the applicant reads/i)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each([
  [
    'that never came',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /We don’t know whether your decision arrived/,
  ],
  [
    'that refuses it',
    () => refusal(400, 'feedback-missing', 'Please say why.'),
    /Nothing was decided by this attempt/,
  ],
])('says of an answer %s what is known of the decision', async (_kind, answer, words) => {
  answerCalls({ 'POST /review': answer });
  renderOnPage(shown(undefined));
  await userEvent.click(screen.getByRole('radio', { name: /^Approve/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Approve it/ }));
  await screen.findByText(words);
});
