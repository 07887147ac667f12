import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { VerificationBanner } from './verification-banner.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const resend = () => userEvent.click(screen.getByRole('button', { name: /^Resend/ }));

it('the banner of an unverified address says that there is no network, and still where the link is', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(<VerificationBanner email="mia@example.com" />);
  expect(screen.getByRole('status').textContent).toBe('Open the link we sent to mia@example.com.');
  await resend();
  await screen.findByText('Network error.');
  expect(screen.getByRole('status').textContent).toBe(
    'Open the link we sent to mia@example.com. Network error.',
  );
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
});

it('a link that was sent again says where and when, and cannot be sent again straight away', async () => {
  const fetched = vi.fn(async () => Response.json({ status: 'ok', global: 'Verification email sent.' }));
  vi.stubGlobal('fetch', fetched);
  render(<VerificationBanner email="mia@example.com" />);
  await resend();
  await screen.findByText('Verification email sent.');
  expect(screen.getByRole('status').textContent).toMatch(
    /^Verification email sent\. Sent to mia@example\.com at \d+:\d\d\s[ap]m\.$/,
  );
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await resend();
  expect(fetched).toHaveBeenCalledOnce();
});
