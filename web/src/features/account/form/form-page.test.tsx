import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '#web/lib/testing/answer-calls.ts';
import CompleteResetPage from '../reset/complete-reset-page.tsx';
import RequestResetPage from '../reset/request-reset-page.tsx';
import VerifyEmailPage from '../verify-email/verify-email-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows the form until the mail is sent, and again for another address', async () => {
  answerCalls({ 'POST /auth/reset-password': () => Response.json({ status: 'ok', global: 'Sent.' }) });
  const by = userEvent.setup();
  renderOnPage(<RequestResetPage />, '/reset');
  await heading('Reset your password');
  await by.type(screen.getByLabelText('Email'), 'mia@example.com');
  await by.click(screen.getByRole('button', { name: /^Send reset link/ }));
  await heading('Check your email');
  await by.click(screen.getByRole('button', { name: 'Use a different email' }));
  await heading('Reset your password');
});

it.each([
  [
    'to verify an email',
    VerifyEmailPage,
    'Your verification link is missing',
    'Use the link in our latest email.',
    'Invalid request: missing userId or missing token.',
    ['Log in to get a new one', '/login'],
  ],
  [
    'to reset a password',
    CompleteResetPage,
    'Your reset link is missing',
    'Use the link in our latest email, or get a new one.',
    'Missing reset token or user.',
    ['Get a new link', '/reset'],
  ],
] as const)(
  'has its own title without the link %s, and says first what to do',
  async (_, Page, title, advice, said, [name, to]) => {
    renderOnPage(<Page />);
    await heading(title);
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toBe(`${advice}${said}`);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    expect(screen.queryByText(', done')).toBeNull();
    expect(screen.queryByText('We’ve sent you a link.')).toBeNull();
    await vi.waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}`)));
  },
);

it('links logged-in people to where they can request a verification link', async () => {
  beSignedIn();
  renderOnPage(<VerifyEmailPage />);
  await screen.findByText('Use the link in our latest email, or get a new one from your dashboard.');
  screen.getByRole('link', { name: 'Go to your dashboard' });
  screen.getByText('We’ve sent you a link.');
});

it('says in its heading and title that a link does not verify an email', async () => {
  answerCalls({
    'GET /user/verify-email': () => refusal(400, 'link-invalid', 'This link is invalid or has expired.'),
  });
  window.history.replaceState(null, '', '/user/verify-email?userId=usr_1&token=t');
  renderOnPage(<VerifyEmailPage />, '/user/verify-email');
  await heading('This link doesn’t work');
  await vi.waitFor(() => expect(document.title).toMatch(/^This link doesn’t work/));
});

it('says in its heading that an email was verified', async () => {
  answerCalls({
    'GET /user/verify-email': () => Response.json({ status: 'ok', global: 'Verified.' }),
  });
  window.history.replaceState(null, '', '/user/verify-email?userId=usr_1&token=t');
  renderOnPage(<VerifyEmailPage />, '/user/verify-email');
  await heading('Verify your email');
  await heading('Email verified');
});

it('tells logged-in people with an old link that their email is verified', async () => {
  beSignedIn();
  answerCalls({
    'GET /user/verify-email': () => refusal(400, 'link-invalid', 'This link is invalid or has expired.'),
    'GET /user': () => Response.json(user),
  });
  window.history.replaceState(null, '', '/user/verify-email?userId=usr_1&token=old');
  renderOnPage(<VerifyEmailPage />, '/user/verify-email');
  await heading('Email verified');
  screen.getByText('You verified your email earlier, so you don’t need this link.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads the buyer of a plan to the plan, which is not submitted yet', async () => {
  beSignedIn();
  const run = {
    id: 'run_1',
    plan: 'PRO',
    status: 'CREATED',
    submissionAttempts: 0,
    remainingReviews: 2,
    outcome: 'Draft',
    createdAt: '2026-12-01T00:00:00.000Z',
    lastModified: '2026-12-01T00:00:00.000Z',
  };
  answerCalls({
    'GET /user/verify-email': () => Response.json({ status: 'ok', global: 'Verified.' }),
    'GET /path-compiler/runs': () => Response.json({ status: 'ok', data: { data: [run] } }),
  });
  window.history.replaceState(null, '', '/user/verify-email?userId=usr_1&token=t');
  renderOnPage(<VerifyEmailPage />, '/user/verify-email');
  const link = await screen.findByRole('link', { name: 'Continue your plan' });
  expect(link.getAttribute('href')).toBe('/make-money/path-compiler/runs/run_1');
  expect(screen.getByText('Submit your plan').textContent).toContain('you are here');
});
