import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announce, clearSession, dropSession, tokenKey } from '#web/lib/session.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { SessionEnded } from './session-ended.tsx';

afterEach(() => {
  cleanup();
  clearSession();
});

it('tells a reader whose session expired that they may own the path, and links to the log-in', () => {
  localStorage.setItem(tokenKey, 'of-another-time');
  announce();
  dropSession();
  renderOnPage(<SessionEnded />);
  expect(screen.getByRole('status').textContent).toBe(
    'Your session has ended. Log in to open this path if it’s yours.',
  );
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('ref=');
});

it('tells visitors and logged-out readers nothing', () => {
  renderOnPage(<SessionEnded />);
  expect(screen.queryByRole('status')).toBeNull();
});
