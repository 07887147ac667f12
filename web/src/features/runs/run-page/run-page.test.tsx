import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { carryPath } from '#web/lib/carried/carried-path.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { currentAddress, renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '#web/lib/testing/answer-calls.ts';
import RunPage from './run-page.tsx';

beforeEach(beSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const address = '/make-money/path-compiler/runs/run_1';

const show = (answer: () => Response) => {
  answerCalls({ 'GET /user': () => Response.json(user), 'GET /path-compiler/runs/run_1': answer });
  renderOnPage(
    <Routes>
      <Route path="/make-money/path-compiler/runs/:runId" element={<RunPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );
};

/** A refusal that lasts, so it is not retried automatically. */
const refused = () => refusal(409, 'conflict', 'Somebody else changed this just now.');

const shown = () => screen.findByRole('alert', undefined, { timeout: 8000 });

describe('a plan that was paid for a moment ago', () => {
  const opening = (arrival: string | undefined) => {
    answerCalls({ 'GET /path-compiler/runs/run_1': () => new Promise<Response>(() => undefined) });
    renderOnPage(
      <Routes>
        <Route path="/make-money/path-compiler/runs/:runId" element={<RunPage />} />
      </Routes>,
      { pathname: address, state: { opening: arrival } },
    );
  };

  it('says so while it opens', () => {
    opening('paid');
    expect(screen.getByRole('status').textContent).toBe('Payment received.Opening your plan…');
  });

  it('mentions no payment where there was none', () => {
    opening('plan');
    expect(screen.getByRole('status').textContent).toBe('Your planOpening your plan…');
    cleanup();
    opening(undefined);
    expect(screen.queryByText('Opening your plan…')).toBeNull();
  });
});

describe('a plan that failed to load', () => {
  it('is reported in the specified words, with the server’s reason', async () => {
    show(refused);
    const alert = await shown();
    expect(alert.textContent).toBe(
      'We couldn’t load your planError loading run data.Your answers are saved. Somebody else changed this just now.',
    );
  });

  it('says without a reason that the data failed to load', async () => {
    show(() => new Response('', { status: 500 }));
    const alert = await shown();
    expect(alert.textContent).toContain('Error loading run data: Failed to load data.');
    expect(alert.textContent).toContain('Something went wrong on our side. Please try again.');
  });

  it('says why, and redirects to the plans after five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(refused);
    await shown();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(currentAddress()).toBe(address);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(currentAddress()).toBe('/make-money/path-compiler');
  });

  it('stays when the user says so, and confirms it next to the button', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(refused);
    await shown();
    const by = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await by.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(document.activeElement?.textContent).toBe('You’ll stay on this page.');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(currentAddress()).toBe(address);
  });
});

describe('a plan that is with its reviewer', () => {
  // The answers in these tests belong to a session.
  afterEach(clearSession);
  const run: RunDetail = {
    ...{ run_id: 'run_1', plan: 'PRO', runStatus: 'UNDER_REVIEW', generatedFile: null, version: 2 },
    ...{ submissionAttempts: 1, remainingReviews: 1, timeline: [] },
    snapshot: { ...emptyAnswers, content: 'I write newsletters for two shops.' },
  };
  const sentBack: RunDetail = { ...run, runStatus: 'REJECTED_FOR_USER_REFINEMENT', feedback: 'Say what.' };
  /** Answers with the current run, and counts the requests. */
  const follow = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const handedIn = { status: run.runStatus, at: new Date().toISOString() };
    const now = { run: { ...run, timeline: [handedIn] }, asked: 0 };
    show(() => {
      now.asked += 1;
      return Response.json({ status: 'ok', data: now.run });
    });
    await screen.findByRole('heading', { level: 1, name: 'Your Pro plan is being reviewed' });
    return now;
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('notices a rejection, says so, and does not scroll', async () => {
    const now = await follow();
    const kept = document.createElement('button');
    document.body.append(kept);
    kept.focus();
    now.run = sentBack;
    await pass(36_000);
    await screen.findByRole('heading', { level: 1, name: 'Your Pro plan needs a revision' });
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Your Pro plan needs a revision');
    expect(document.activeElement).toBe(kept);
    kept.remove();
  });

  it('is polled less and less often, and straight away when the connection is back', async () => {
    const now = await follow();
    await pass(20 * 60_000);
    const first = now.asked;
    expect(first).toBeGreaterThan(35);
    await pass(20 * 60_000);
    expect(now.asked - first).toBeLessThan(13);
    const before = now.asked;
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await vi.waitFor(() => expect(now.asked).toBe(before + 1));
  });
});

describe('an empty form of a reviewed plan', () => {
  afterEach(clearSession);
  const run: RunDetail = {
    ...{ run_id: 'run_1', plan: 'PRO', runStatus: 'CREATED', generatedFile: null, version: 1 },
    ...{ submissionAttempts: 0, remainingReviews: 2, timeline: [], snapshot: emptyAnswers },
  };
  const last = { ...emptyAnswers, incomeGoal: '$600 a month by winter', content: 'I sew bags at night.' };
  const listed = (id: string, status: string) => ({
    ...{ id, status, plan: 'PRO', submissionAttempts: 1, remainingReviews: 1, outcome: 'Pending' },
    ...{ createdAt: '2026-11-22T00:00:00.000Z', lastModified: '2026-11-22T00:00:00.000Z' },
  });
  const open = (
    plan: RunDetail['plan'],
    runs: readonly object[],
    more: object = {},
    until?: Promise<void>,
  ) => {
    const said = (data: object) => () => Response.json({ status: 'ok', data });
    const calls = answerCalls({
      'GET /user': () => Response.json(user),
      'GET /path-compiler/runs/run_1': said({ ...run, plan, ...more }),
      'GET /path-compiler/runs/run_0': async () => {
        await until;
        return said({ ...run, run_id: 'run_0', runStatus: 'COMPLETED', snapshot: last })();
      },
      'GET /path-compiler/runs': said({ data: runs }),
    });
    renderOnPage(
      <Routes>
        <Route path="/make-money/path-compiler/runs/:runId" element={<RunPage />} />
        <Route path="*" element={null} />
      </Routes>,
      address,
    );
    return calls;
  };
  const goal = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Income goal/ });
  const offer = { name: /^Start with your last plan’s answers/ };
  const runs = [listed('run_1', 'CREATED'), listed('run_0', 'COMPLETED')];

  it('offers the answers of the last plan, takes them only on a press, and keeps typed text', async () => {
    open('PRO', runs);
    const content = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Background/ });
    expect((await goal()).value).toBe('');
    await userEvent.type(content, 'Typed here.');
    await userEvent.click(screen.getByRole('button', offer));
    await vi.waitFor(async () => expect((await goal()).value).toBe(last.incomeGoal));
    expect(content.value).toBe('Typed here.');
    expect(document.activeElement?.textContent).toMatch(/^We filled in the answers from your last plan/);
    expect(screen.queryByRole('button', offer)).toBeNull();
  });

  it('ignores a server answer older than its save, and keeps the chosen path', async () => {
    const saved = { ...emptyAnswers, skills: 'Sewing', content: 'Plan ID: weekend-reseller' };
    open('PRO', runs, { version: 2, snapshot: saved });
    await goal();
    await userEvent.click(screen.getByRole('button', offer));
    await vi.waitFor(async () => expect((await goal()).value).toBe(last.incomeGoal));
    const content = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Background/ });
    expect(content.value).toBe('I sew bags at night.');
    screen.getByRole('button', { name: /^Builds on Weekend Reseller/ });
    screen.getByRole('button', { name: 'Remove Sewing' });
  });

  it('does not move a user who types elsewhere by then', async () => {
    const answered = Promise.withResolvers<void>();
    open('PRO', runs, {}, answered.promise);
    const goalField = await goal();
    await userEvent.click(screen.getByRole('button', offer));
    goalField.focus();
    answered.resolve();
    await screen.findByText(/^We filled in the answers from your last plan/);
    expect(document.activeElement).toBe(goalField);
  });

  it('adds a path chosen since to unsaved text of this tab', async () => {
    open('PRO', []);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Background/ }), 'Typed here.');
    cleanup();
    carryPath({ slug: 'pet-care-rounds', title: 'Pet Care Rounds' });
    open('PRO', []);
    const content = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Background/ });
    expect(content.value).toBe('Typed here.');
    const path = screen.getByRole('button', { name: /^Builds on Pet Care Rounds/ });
    expect(path.textContent).toBe('Builds on Pet Care Rounds, remove');
    expect(screen.queryByText(/Plan ID/)).toBeNull();
    await userEvent.click(path);
    expect(screen.queryByText(/^Builds on/)).toBeNull();
    expect(content.value).toBe('Typed here.');
  });

  it.each([
    ['for a plan without rounds', 'BASIC', runs],
    ['when no plan is finished', 'PRO', runs.slice(0, 1)],
  ] as const)('offers no earlier answers %s', async (_, plan, all) => {
    open(plan, all);
    await goal();
    expect(screen.queryByRole('button', offer)).toBeNull();
  });
});
