import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal } from '#web/lib/testing/answer-calls.ts';
import DocumentPage from './document-page.tsx';

beforeEach(beSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const snapshot = { budget: '', timePerWeek: '', skills: '', interests: '', incomeGoal: '', content: '' };

const run: RunDetail = {
  ...{ run_id: 'run_1', plan: 'BASIC', runStatus: 'COMPLETED', snapshot, generatedFile: 'file_1' },
  ...{ submissionAttempts: 1, remainingReviews: 0, version: 2, timeline: [] },
  fileExpiresAt: '2026-12-20T00:00:00.000Z',
  brief: { path: 'lawn-rounds', title: 'Lawn Rounds', supportedCents: 90_000, byMonth: [1, 2] },
};

const show = (fileId: string) =>
  renderOnPage(
    <Routes>
      <Route path="/document/:fileId" element={<DocumentPage />} />
    </Routes>,
    `/document/${fileId}?runId=run_1`,
  );

const theRun = () => Response.json({ status: 'ok', data: run });

describe('the page of a document', () => {
  it('names the plan and its result, once its run is loaded', async () => {
    answerCalls({ 'GET /path-compiler/runs/run_1': theRun });
    show('file_1');
    await screen.findByRole('heading', { name: 'Lawn Rounds' });
    screen.getByText('Your hours could earn about $900 a month.');
    expect(document.title).toContain('Lawn Rounds');
  });

  it('takes no name, figures or date from a run with another document', async () => {
    answerCalls({ 'GET /path-compiler/runs/run_1': theRun });
    show('file_2');
    await screen.findByRole('alert');
    screen.getByRole('heading', { name: 'Your plan document' });
    // The expiry is shown only for a file that is loaded.
    expect(screen.queryByText(/^Here /)).toBeNull();
  });

  it('says when it failed to load offline, and retries when the connection returns', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const calls = answerCalls({ 'GET /path-compiler/runs/run_1': theRun });
    show('file_1');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/文件加载失败Nothing is lost: .*You’re offline/);
    expect(alert.querySelectorAll('p[lang=zh] > svg > path')).toHaveLength(6);
    const asked = () => calls.filter((call) => call === 'GET /files/file_1').length;
    const before = asked();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('keeps its result after it expired, and links to a new round with its answers, of a plan that has rounds', async () => {
    answerCalls({
      'GET /path-compiler/runs/run_1': theRun,
      'GET /files/file_1': () => refusal(410, 'document-expired', 'It is gone.'),
    });
    show('file_1');
    await screen.findByRole('heading', { name: 'This document has expired' });
    await screen.findByText(/^Lawn Rounds\./);
    const round = screen.getByRole('link', { name: 'Start new round Pro · $99 · 99 tokens' });
    expect(round.getAttribute('href')).toBe('/make-money/path-compiler?plan=PRO&from=run_1');
    expect(screen.getByRole('link', { name: 'View submission' })).toBeTruthy();
  });

  it('says why it is closed when its plan is owed, and links to adding tokens', async () => {
    answerCalls({
      'GET /files/file_1': () => refusal(402, 'tokens-owed', 'Please add 38.5 tokens and try again.'),
    });
    show('file_1');
    await screen.findByText(/Please add 38\.5 tokens and try again\./);
    expect(screen.getByRole('link', { name: 'Add tokens' }).getAttribute('href')).toBe('/token/order');
  });

  it('says in its title that it is missing, although a run is loaded', async () => {
    answerCalls({
      'GET /path-compiler/runs/run_1': theRun,
      'GET /files/file_1': () => refusal(404, 'not-found', 'We couldn’t find that.'),
    });
    show('file_1');
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(document.title).toContain('Page Not Found');
  });
});
