import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newQueryClient } from './account-client.ts';
import { CallFailure } from './answer-or-throw.ts';
import { useFailure, wayOn } from './use-failure.ts';

const ours = 'Something went wrong on our side. Please try again.';

describe('failure', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  // Lasting refusals are not retried automatically.
  const refused = (status: number) => new CallFailure('refused', { status, code: 'gone', message: 'Gone.' });

  function Asking({ ask }: { ask: () => Promise<string> }) {
    const answer = useQuery({ queryKey: ['one'], queryFn: ask });
    const failure = useFailure(answer);
    if (failure === undefined) return <p>{answer.data ?? 'Asking'}</p>;
    return (
      <button type="button" onClick={failure.onRetry}>
        {failure.retrying ? 'Retrying' : `${failure.why} ${failure.count}`}
      </button>
    );
  }

  const show = (ask: () => Promise<string>) =>
    render(
      <QueryClientProvider client={newQueryClient()}>
        <Asking ask={ask} />
      </QueryClientProvider>,
    );

  it('stays during a retry, until there is an answer', async () => {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refused(410))
      .mockReturnValueOnce(answers[0]?.promise ?? Promise.reject())
      .mockReturnValueOnce(answers[1]?.promise ?? Promise.reject());
    show(ask);
    screen.getByText('Asking');
    const button = await screen.findByRole('button', { name: 'Gone. 1' });
    await userEvent.click(button);
    expect(button.textContent).toBe('Retrying');
    answers[0]?.reject(refused(409));
    await screen.findByRole('button', { name: 'Gone. 2' });
    await userEvent.click(button);
    answers[1]?.resolve('The plan');
    await screen.findByText('The plan');
  });

  it('is undefined for the end of a session, which is reported elsewhere', async () => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new CallFailure('session'));
    show(ask);
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByText('Asking');
  });

  it.each([
    ['without a connection', false, /^You’re offline\. It will load when you’re back online\./],
    ['that was interrupted', true, /^Check your connection, then try again\./],
  ])('blames the connection for a request %s', async (_, isOnline, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    show(() => Promise.reject(new CallFailure('network')));
    await screen.findByRole('button', { name: words }, { timeout: 3000 });
  });

  it('does not blame the connection for a fault of ours', async () => {
    show(() =>
      Promise.reject(new CallFailure('refused', { status: 500, code: 'internal-error', message: ours })),
    );
    await screen.findByRole('button', { name: `${ours} 1` }, { timeout: 3000 });
  });
});

const wait = 'Too many attempts. Please wait a moment and try again.';

it.each([
  [new CallFailure('network'), 'Check your connection, then try again.'],
  [new CallFailure('refused', { status: 500, code: 'internal-error', message: 'Boom' }), ours],
  [new CallFailure('refused', { status: 503, code: 'unreadable-answer', message: '' }), ours],
  [new CallFailure('refused', { status: 429, code: 'too-many-requests', message: wait }), wait],
  [new TypeError('pdf'), ours],
])('blames the connection only where no answer came: %s', (error, sentence) => {
  expect(wayOn(error)).toBe(sentence);
});
