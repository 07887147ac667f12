import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { UserEntity } from '#shared/contract/account.ts';
import { MailStopBanner } from './mail-stop-banner.tsx';

afterEach(cleanup);

const since = '2026-11-22T00:00:00.000Z';

const user = (reason?: 'bounced' | 'complained', verified = true): UserEntity => ({
  ...{ full_name: 'Mia', email: 'mia@example.com', country: 'Australia', state: null, abn: null },
  ...{ skills: null, interests: null, budget: null, weekly_time: null, verified },
  mail_stopped: reason === undefined ? null : { reason, since },
  path_compiler_quota: { token_balance: 0, expires_at: null },
});

const banner = (shown: UserEntity, resume = async () => ({ resumed: true, text: 'Sent to you.' })) => (
  <MailStopBanner user={shown} resume={resume} correction={<a href="/elsewhere">Change email</a>} />
);

const button = () => screen.queryByRole('button', { name: /try again/ });

describe('the banner for an address that gets no mail', () => {
  it('is hidden while mail gets through', () => {
    const { container } = render(banner(user()));
    expect(container.innerHTML).toBe('');
  });

  it.each([
    ['bounced', true, /doesn’t seem to exist/],
    ['bounced', false, /doesn’t seem to exist/],
    ['complained', true, /marked as spam/],
  ] as const)(
    'says what happened (%s, confirmed: %s), and offers both ways out',
    (reason, verified, words) => {
      render(banner(user(reason, verified)));
      expect(screen.getByText(words).textContent).toContain('mia@example.com');
      expect(screen.getByRole('link', { name: 'Change email' })).toBeDefined();
      expect(button()).not.toBeNull();
    },
  );

  it('offers no mail to an unconfirmed address that complained', () => {
    render(banner(user('complained', false)));
    expect(button()).toBeNull();
    expect(screen.getByText(/Please change your email/)).toBeDefined();
  });

  it('says that mail was sent, also when the account has no stop any more', async () => {
    const { rerender } = render(banner(user('bounced')));
    await userEvent.click(button() as HTMLElement);
    rerender(banner(user()));
    expect(screen.getByRole('status').textContent).toContain('Sent to you.');
    expect(button()).toBeNull();
  });

  it('says why sending failed, and offers a retry', async () => {
    const resume = async () => ({ resumed: false, text: 'Network error.' });
    render(banner(user('bounced'), resume));
    await userEvent.click(button() as HTMLElement);
    expect((await screen.findByText('Network error.')).getAttribute('role')).toBe('status');
    expect(button()).not.toBeNull();
  });
});
