import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PathParams } from '#web/lib/router/router.tsx';
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
    <PathParams of={{ runId: 'run_1' }}>
      <RunPage />
    </PathParams>,
    address,
  );
};
/** An answer that lasts: it is not asked for a second time by itself. */
const refused = () => refusal(409, 'conflict', 'Somebody else changed this just now.');
const shown = () => screen.findByRole('alert', undefined, { timeout: 8000 });

describe('a plan that cannot be had', () => {
  it('is told in the words of the specification, with the server’s reason', async () => {
    show(refused);
    const alert = await shown();
    expect(alert.textContent).toBe(
      'We couldn’t load your planError loading run data.Nothing is lost: your answers are kept. Somebody else changed this just now.',
    );
  });

  it('without one says that the data failed to load', async () => {
    show(() => new Response('', { status: 500 }));
    const alert = await shown();
    expect(alert.textContent).toContain('Error loading run data: Failed to load data.');
    expect(alert.textContent).toContain('Something went wrong on our side. Please try again.');
  });

  it('leads to the plans after half a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(refused);
    await shown();
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(currentAddress()).toBe(address);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(currentAddress()).toBe('/make-money/path-compiler');
  });

  it('stays where somebody says so, and tells them where they pressed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(refused);
    await shown();
    const by = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await by.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(document.activeElement?.textContent).toBe('This page stays open.');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(currentAddress()).toBe(address);
  });
});
