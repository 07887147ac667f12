import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { UserEntity } from '#shared/contract/account.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { SubmitHurdle } from './submit-hurdle.tsx';
import type { RunFault } from './use-run-form.ts';

afterEach(cleanup);

const person = { email: 'mia@example.com', verified: true, mail_stopped: null } as UserEntity;

const unreachable: RunFault = { sentence: 'Failed', code: 'unreachable', refused: true, beside: {} };

const wrongAnswers: RunFault = { sentence: 'Please choose a budget.', beside: { budget: 'Please choose.' } };

const draw = (fault: RunFault | undefined, { reachedSince = false, user = person } = {}) =>
  renderOnPage(<SubmitHurdle fault={fault} reachedSince={reachedSince} user={user} />);

describe('the notice at the submit button', () => {
  it.each([
    ['nothing prevents the submission', undefined],
    ['only answers are wrong, which the list above shows', wrongAnswers],
  ])('is empty where %s', (_what, fault) => {
    draw(fault);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks for a confirmed email before the press', () => {
    draw(undefined, { user: { ...person, verified: false } });
    expect(screen.getByText('Verify your email before you submit')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Resend verification/ })).toBeTruthy();
  });

  it('takes the focus and says why the submission was refused', () => {
    draw(unreachable);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByText('Failed: no response')).toBeTruthy();
  });

  it.each([
    ['unreadable-answer', 'Failed', 'Your answers are kept in this tab. Try again in a moment.'],
    ['internal-error', 'Something went wrong.', 'Your answers are kept in this tab.'],
  ])('says what is kept when the server failed: %s', (code, sentence, kept) => {
    draw({ ...unreachable, code, sentence });
    expect(screen.getByRole('alert').textContent).toBe(`${sentence}${kept}`);
  });

  it('says when the connection is back, and that nothing was submitted', () => {
    draw(unreachable, { reachedSince: true });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('not submitted yet');
  });
});
