import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls } from '#web/lib/testing/answer-calls.ts';
import RequestResetPage from './request-reset-page.tsx';
import VerifyEmailPage from './verify-email-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('asks under its heading until the mail is on its way, and again for another address', async () => {
  answerCalls({ 'POST /auth/reset-password': () => Response.json({ status: 'ok', global: 'Sent.' }) });
  const by = userEvent.setup();
  renderOnPage(<RequestResetPage />, '/reset');
  await heading('Reset your password');
  await by.type(screen.getByLabelText('Email'), 'mia@example.com');
  await by.click(screen.getByRole('button', { name: /^Send reset link/ }));
  await heading('Check your email');
  await by.click(screen.getByRole('button', { name: 'Use another address' }));
  await heading('Reset your password');
});

it('says by its heading and its title that an email was not verified', async () => {
  renderOnPage(<VerifyEmailPage />, '/user/verify-email');
  await heading('Email not verified');
  await vi.waitFor(() => expect(document.title).toMatch(/^Email not verified/));
});

it('says by its heading that an email was verified', async () => {
  answerCalls({
    'GET /user/verify-email': () => Response.json({ status: 'ok', global: 'Verified.' }),
  });
  window.history.replaceState(null, '', '/user/verify-email?userId=usr_1&token=t');
  renderOnPage(<VerifyEmailPage />, '/user/verify-email');
  await heading('Verify your email');
  await heading('Email verified');
});
