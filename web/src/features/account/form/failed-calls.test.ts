import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resendVerification } from '#web/lib/api/mail-calls.ts';
import { changePassword } from '../change-password/change-password.ts';
import { logIn } from '../log-in/log-in.ts';
import { saveProfile } from '../profile/save-profile.ts';
import { completeReset } from '../reset/complete-reset.ts';
import { requestReset } from '../reset/request-reset.ts';
import { emptySignUp } from '../sign-up/empty-sign-up.ts';
import { signUp } from '../sign-up/sign-up.ts';
import { verifyEmail } from '../verify-email/verify-email.ts';
import { linkMissing } from './mail-link.ts';

const link = { userId: 'u1', token: 't1' };

const password = 'a quiet eucalyptus 7';

const answers = {
  ...emptySignUp,
  email: 'mia@example.com',
  password,
  full_name: 'Mia',
  country: 'Australia',
} as const;

const profile = {
  full_name: 'Mia',
  state: null,
  abn: null,
  skills: null,
  interests: null,
  budget: null,
  weekly_time: null,
};

const said = async (call: Promise<{ message?: string; text?: string } | undefined>) => {
  const outcome = await call;
  return outcome?.message ?? outcome?.text;
};

const calls: readonly [name: string, fallback: string, call: () => Promise<string | undefined>][] = [
  [
    'a sign-up',
    'Unknown error occurred',
    () =>
      said(
        signUp({
          ...answers,
          terms: true,
          budget: null,
          weekly_time: null,
          state: null,
          abn: null,
          skills: null,
          interests: null,
        }),
      ),
  ],
  ['a login', 'Login failed', () => said(logIn({ email: 'mia@example.com', password }))],
  ['a reset request', 'Failed to send reset email.', () => said(requestReset({ email: 'mia@example.com' }))],
  [
    'a new password by link',
    'Unable to reset password.',
    () => said(completeReset({ ...link, newPassword: password })),
  ],
  [
    'a change of password',
    'Unable to change password.',
    () => said(changePassword({ currentPassword: 'old', newPassword: password, confirmPassword: password })),
  ],
  ['a profile', 'Failed to update profile.', () => said(saveProfile(profile, 'Australia'))],
  ['a verification', 'Verification failed.', () => said(verifyEmail(link) as Promise<{ message?: string }>)],
  ['a verification mail', 'Failed.', () => said(resendVerification())],
];

beforeEach(() => vi.stubGlobal('location', { origin: 'http://localhost', href: 'http://localhost/' }));

afterEach(() => vi.unstubAllGlobals());

describe('a call that fails', () => {
  it.each(calls)('says when the server gives no sentence: %s is “%s”', async (_name, fallback, call) => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 500 }));
    expect(await call()).toBe(fallback);
  });

  it.each(calls)('says the server’s own sentence: %s', async (_name, _fallback, call) => {
    const sentence = 'The server says why.';
    const body = { code: 'conflict', global: sentence, error: sentence, message: sentence, requestId: 'r1' };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 409 }));
    expect(await call()).toBe(sentence);
  });

  it.each(calls.filter(([name]) => /sign-up|login/.test(name)))(
    'says when there is no network: %s',
    async (_name, _fallback, call) => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
      expect(await call()).toBe('Network error. Please try again.');
    },
  );
});

describe('a verification mail', () => {
  it('is reported as “Sent!” when the server answers without words', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ status: 'ok', global: '' }));
    expect(await resendVerification()).toEqual({ sent: true, text: 'Sent!' });
  });
});

describe('a link without its parts', () => {
  it('says what is missing', () => {
    expect(linkMissing).toMatchObject({ message: 'Invalid request: missing userId or missing token.' });
  });
});
