import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import type { RunDetail, RunSummary } from '#shared/contract/runs.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { ownedPathsId } from '#web/config/addresses.ts';
import { carryAnswers, dropCarriedAnswers } from '#web/lib/carried/carried-answers.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn } from '#web/lib/testing/answer-calls.ts';
import { NextStepBand } from './next-steps-card.tsx';

beforeEach(beSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const run: RunSummary = {
  id: 'run_1',
  plan: 'PRO',
  status: 'COMPLETED',
  submissionAttempts: 1,
  remainingReviews: 1,
  outcome: 'file_1',
  createdAt: '2026-11-22T00:00:00.000Z',
  lastModified: '2026-11-22T00:00:00.000Z',
  brief: { path: 'brand-kit-week', title: 'Brand Kit in a Week', supportedCents: 1, byMonth: [1] },
};

const sentBack: RunDetail = {
  run_id: 'run_1',
  plan: 'PRO',
  runStatus: 'REJECTED_FOR_USER_REFINEMENT',
  version: 3,
  snapshot: emptyAnswers,
  generatedFile: null,
  submissionAttempts: 1,
  remainingReviews: 1,
  feedback: 'Say who pays.',
  timeline: [],
};

const reading: OwnedPath = {
  personaSlug: 'local-earner',
  pathSlug: 'pet-care-rounds',
  title: 'Pet Care Rounds',
  unlockedAt: '2026-11-18T00:00:00Z',
  sections: 7,
  lastRead: { section: 'prices', number: 3, title: 'Prices', at: '2026-11-20T00:00:00Z' },
};

describe('the head of the dashboard', () => {
  it('shows the path to continue, with its progress', () => {
    const steps = [{ kind: 'continue', path: reading }] as const;
    const { container } = renderOnPage(
      <NextStepBand steps={steps} nowMs={0} email="mia@example.com" isWhole />,
    );
    const head = screen.getByRole('region', { name: 'What’s next' });
    expect(head.id).toBe(ownedPathsId);
    expect(head.textContent).toContain('Section 3 of 7: Prices');
    expect(container.querySelectorAll('.bg-leaf')).toHaveLength(3);
    const link = screen.getByRole('link', { name: 'Continue Pet Care Rounds' });
    expect(link.getAttribute('href')).toBe('/make-money/paths/local-earner/pet-care-rounds#prices');
  });

  it('says where a finished plan starts, and offers its workbook and calendar', async () => {
    answerCalls({
      'GET /files/file_1/calendar': () =>
        new Response(
          'NAME:Plan\r\nBEGIN:VEVENT\r\nSUMMARY:Choose three briefs\r\nDTSTART;VALUE=DATE:20261124\r\nEND:VEVENT\r\n',
        ),
    });
    renderOnPage(<NextStepBand steps={[{ kind: 'read', run }]} nowMs={0} email="mia@example.com" isWhole />);
    await screen.findByText('Choose three briefs');
    expect(screen.getByText('First, Tuesday 24 November:')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^View PDF/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Workbook/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Calendar/ })).toBeTruthy();
  });

  it.each([
    [true, 'Find out what your hours could earn'],
    [false, 'Welcome back'],
  ])('when all is loaded: %s, says to people with nothing to do “%s”', (isWhole, title) => {
    renderOnPage(<NextStepBand steps={[]} nowMs={0} email="mia@example.com" isWhole={isWhole} />);
    screen.getByText(title);
    expect(screen.queryAllByText(/^Answer five questions before/)).toHaveLength(isWhole ? 1 : 0);
  });

  it('starts with the goal that was checked here, its path and its plan', () => {
    const brief = { path: 'brand-kit-week', title: 'Brand Kit in a Week', supportedCents: 1, byMonth: [1] };
    carryAnswers(emptyAnswers, {
      check: { fits: 'PRO', words: 'A stretch, $600 a month, goal $800', brief },
    });
    renderOnPage(<NextStepBand steps={[]} nowMs={0} email="mia@example.com" isWhole />);
    screen.getByText('A stretch, $600 a month, goal $800');
    screen.getByText(/^Your goal check found “Brand Kit in a Week”\./);
    const start = screen.getByRole('link', { name: 'Start a Pro plan' });
    expect(start.getAttribute('href')).toBe('/make-money/path-compiler?plan=PRO');
    dropCarriedAnswers();
  });

  it('retries everything that failed with one button', async () => {
    const onRetry = vi.fn();
    renderOnPage(
      <NextStepBand
        steps={[]}
        nowMs={0}
        email="mia@example.com"
        isWhole={false}
        failed={{ title: 'We couldn’t load your plans', why: 'Why.', retrying: false, onRetry }}
      />,
    );
    screen.getByText('We couldn’t load your plans');
    screen.getByText('Nothing is lost. Why.');
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('draws which answers of a draft are there', () => {
    const draft: RunSummary = { ...run, status: 'CREATED', outcome: 'Pending', unanswered: ['content'] };
    renderOnPage(
      <NextStepBand steps={[{ kind: 'finish', run: draft }]} nowMs={0} email="mia@example.com" isWhole />,
    );
    const drawn = screen.getAllByRole('listitem', { hidden: true });
    expect(drawn.map(({ textContent }) => textContent)).toContain('Background');
    expect(drawn.filter((one) => one.querySelector('svg') === null)).toHaveLength(1);
  });

  it('asks for a confirmed email with one button, when nothing else is left', () => {
    const filled: RunSummary = { ...run, status: 'CREATED', outcome: 'Pending', unanswered: [] };
    const steps = [{ kind: 'confirm-email', run: filled }] as const;
    renderOnPage(<NextStepBand steps={steps} nowMs={0} email="mia@example.com" isWhole />);
    screen.getByText('One thing left: verify your email');
    screen.getByText('mia@example.com');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
    const open = screen.getAllByRole('listitem', { hidden: true }).filter((one) => !one.querySelector('svg'));
    expect(open.map(({ textContent }) => textContent)).toEqual(['Email verified']);
  });

  it('quotes the reviewer, and links to the answer', async () => {
    answerCalls({ 'GET /path-compiler/runs/run_1': () => Response.json({ status: 'ok', data: sentBack }) });
    const steps = [{ kind: 'revise', run: { ...run, status: 'REJECTED_FOR_USER_REFINEMENT' } }] as const;
    renderOnPage(<NextStepBand steps={steps} nowMs={0} email="mia@example.com" isWhole />);
    await screen.findByText('Say who pays.');
    expect(screen.getByRole('link').textContent).toBe('Revise and resubmit');
  });

  it.each([
    ['UNDER_REVIEW', 'wait-for-review', 'Review1–48 hours'],
    ['REJECTED_FOR_USER_REFINEMENT', 'revise', 'Your answersRevise'],
    ['APPROVED_EXECUTING', 'wait-for-document', 'Your plan1–48 hours'],
  ] as const)('draws the progress of a plan that is %s', (status, kind, at) => {
    const steps = [{ kind, run: { ...run, status } }] as const;
    renderOnPage(<NextStepBand steps={steps} nowMs={0} email="mia@example.com" isWhole />);
    const drawn = screen.getAllByRole('listitem', { hidden: true });
    expect(drawn.map((one) => one.querySelector('.min-w-28')?.textContent)).toEqual([
      'Your answers',
      'Review',
      'Your plan',
    ]);
    expect(drawn.find((one) => one.querySelector('.font-semibold'))?.textContent).toBe(at);
  });
});
