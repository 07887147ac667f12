import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { VerificationBanner } from './verification-banner.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the banner of an unverified address says that there is no network, where its advice stood', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(<VerificationBanner email="mia@example.com" />);
  expect(screen.getByRole('status').textContent).toBe('Open the link we sent to mia@example.com.');
  await userEvent.click(screen.getByRole('button', { name: /^Resend/ }));
  expect((await screen.findByText('Network error.')).getAttribute('role')).toBe('status');
});
