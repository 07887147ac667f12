import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { RunBanner, type RunBannerProps } from './run-banner.tsx';

afterEach(cleanup);

const draft: RunDetail = {
  run_id: 'run_1',
  runStatus: 'CREATED',
  snapshot: emptyAnswers,
  generatedFile: null,
  plan: 'PRO',
  submissionAttempts: 1,
  remainingReviews: 1,
  version: 3,
  timeline: [],
};

const show = (run: Partial<RunDetail>, answers = emptyAnswers, said: Partial<RunBannerProps> = {}) =>
  renderOnPage(<RunBanner run={{ ...draft, ...run }} answers={answers} {...said} />);

describe('the banner of a run', () => {
  it('announces nothing for a draft, because nothing has happened', () => {
    show({});
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Draft: 0 of 6 answered')).toBeTruthy();
  });

  it('says for a plan just paid for how it was paid, and what follows', () => {
    show({ plan: 'BASIC' }, emptyAnswers, { begins: true });
    screen.getByText('You’ve paid for Basic');
    screen.getByText('Six answers, about ten minutes, saved as you type.');
    cleanup();
    show({ plan: 'BASIC' }, { ...emptyAnswers, budget: '<300' }, { begins: true });
    screen.getByText(/^1 of 6 answered already\./);
  });

  it('is silent for a draft while errors are shown below', () => {
    show({}, emptyAnswers, { faulty: true });
    expect(screen.queryByText(/^Draft:/)).toBeNull();
  });

  it('promises no more than minutes and two days for a Basic plan that is being built', () => {
    show({ runStatus: 'APPROVED_EXECUTING', plan: 'BASIC' });
    const words = screen.getByRole('status').textContent;
    expect(words).toContain('Usually within minutes, 48 hours at most.');
    expect(words).toContain('Checked.');
  });

  it('counts the answers of a draft, and leaves the missing ones to the line and the end of the form', () => {
    show(
      {},
      { ...emptyAnswers, budget: '<300', timePerWeek: '5–10h', skills: 'writing', incomeGoal: 'a lot' },
    );
    expect(screen.getByText('Draft: 3 of 6 answered')).toBeTruthy();
    screen.getByText('Finish it any time: your answers are saved.');
    expect(screen.queryAllByRole('link')).toHaveLength(0);
  });

  it('links a complete draft to its submit button', async () => {
    const scrolled = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrolled;
    const all = {
      budget: '<300',
      timePerWeek: '5–10h',
      skills: 'x',
      interests: 'y',
      incomeGoal: '$800 a month',
    };
    renderOnPage(
      <>
        <RunBanner run={draft} answers={{ ...all, content: 'I edit newsletters for two local clubs.' }} />
        <form id="run-form">
          <button type="submit">Submit for Review</button>
        </form>
      </>,
    );
    expect(screen.getByText('Ready to submit')).toBeTruthy();
    expect(screen.queryByText(/confirm your email/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to Submit' }));
    expect(document.activeElement?.textContent).toBe('Submit for Review');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it.each<[RunDetail['runStatus'], string]>([
    ['UNDER_REVIEW', 'Under reviewA person is reviewing your answers. Please wait 1–48 hours'],
    [
      'APPROVED_EXECUTING',
      'Approved. We’re making your plan now.Its path is being constructed. This typically takes 1–48 hours',
    ],
    ['COMPLETED', 'CompletedGenerating output file...'],
  ])('says for %s how long it takes', (runStatus, words) => {
    show({ runStatus });
    expect(screen.getByRole('status').textContent).toContain(words);
  });

  it('links to a document', () => {
    show({ runStatus: 'COMPLETED', generatedFile: 'file_1' });
    expect(screen.getByRole('link', { name: 'View PDF' }).getAttribute('href')).toBe(
      '/user/files/file_1?runId=run_1',
    );
  });

  it('offers the workbook and the calendar of a document with a brief, too', () => {
    const brief = { path: 'brand-kit-week', title: 'Brand Kit in a Week', supportedCents: 1, byMonth: [1] };
    show({ runStatus: 'COMPLETED', generatedFile: 'file_1', brief });
    expect(screen.getByRole('button', { name: /^Workbook/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Calendar/ })).toBeTruthy();
  });

  it('says when the document is gone, and links to a new round instead', () => {
    show({ runStatus: 'COMPLETED', generatedFile: 'file_1', fileExpiresAt: '2020-01-01T00:00:00.000Z' });
    expect(screen.getByRole('status').textContent).toMatch(/The PDF expired .* can no longer be opened/);
    expect(screen.queryByRole('link', { name: 'View PDF' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Start new round / }).getAttribute('href')).toContain(
      'from=run_1',
    );
  });

  it.each([
    [1, 'You have 1 submission left.'],
    [2, 'You have 2 submissions left.'],
  ])('counts the open remarks of a rejection: %s', (remainingReviews, words) => {
    show({ runStatus: 'REJECTED_FOR_USER_REFINEMENT', remainingReviews, feedback: 'Name one client.' });
    expect(screen.getByRole('status').textContent).toContain(words);
    expect(screen.getByRole('figure').textContent).toContain('Name one client.');
  });

  it('links a rejection to the answers with remarks, and to no other', () => {
    show({
      runStatus: 'REJECTED_FOR_USER_REFINEMENT',
      remainingReviews: 1,
      fieldFeedback: { content: 'Which clubs?', skills: '' },
    });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#run-content']);
    expect(screen.getByRole('status').textContent).toContain('Your reviewer commented on Background');
  });

  it('says for a plan under review by when it is decided', () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    const timeline = [{ status: 'UNDER_REVIEW' as const, at }];
    show({ runStatus: 'UNDER_REVIEW', timeline });
    expect(screen.getByRole('status').textContent).toMatch(
      /^Under reviewA person .* 1–48 hours: you’ll hear from us by \w+day \d+\s\w+, \d+:\d\d\s[ap]m \S+\./,
    );
  });

  it('promises no time that has passed for a late review', () => {
    const timeline = [{ status: 'UNDER_REVIEW' as const, at: '2026-11-20T00:00:00Z' }];
    show({ runStatus: 'UNDER_REVIEW', timeline });
    expect(screen.getByRole('status').textContent).toMatch(/1–48 hours\. Yours is taking longer/);
  });

  it('says that a complete draft does not support its goal', () => {
    const all = {
      budget: '<300',
      timePerWeek: '1–3h',
      skills: 'x',
      interests: 'y',
      incomeGoal: '$50,000 a month',
    };
    const reading = { gap: '$0 of $50,000 a month', noAmount: false, unread: true, refused: false };
    show({ plan: 'BASIC' }, { ...all, content: 'asdf asdf asdf asdf asdf' }, { reading });
    expect(screen.queryByText('Ready to submit')).toBeNull();
    screen.getByText('All answered, but your goal isn’t achievable yet');
  });

  it('says at the review limit that it is reached, and links to a new round with the answers, of the same or a larger plan', () => {
    show({ runStatus: 'REVIEW_LIMIT_REACHED', feedback: 'No price is named.' });
    expect(screen.getByRole('status').textContent).toMatch(
      /^Review limit reached.*No price is named\..*Upgrade for more submissions/,
    );
    const again = screen.getByRole('link', { name: 'Start new round $99 · 99 tokens' });
    expect(again.getAttribute('href')).toMatch(/plan=PRO&from=run_1$/);
    expect(screen.getByRole('link', { name: 'Enterprise' }).getAttribute('href')).toMatch(
      /plan=ENTERPRISE&from=run_1$/,
    );
  });
});
