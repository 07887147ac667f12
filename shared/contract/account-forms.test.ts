import { describe, expect, it } from 'vitest';
import { changePasswordForm, resetPasswordForm, signUpForm } from './account-forms.ts';

const password = 'a quiet eucalyptus 7';
const sentences = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('the forms of an account', () => {
  const signUp = {
    email: 'mia@example.com',
    password,
    confirm_password: password,
    full_name: 'Mia',
    country: 'Australia',
    terms: true,
  };

  it.each([
    [{ terms: false }, 'You must agree to the Terms & Disclaimer.'],
    [{ confirm_password: 'another' }, 'Passwords do not match.'],
  ])('refuse a sign-up with %j', (wrong, sentence) => {
    expect(sentences(signUpForm.safeParse(signUp))).toEqual([]);
    expect(sentences(signUpForm.safeParse({ ...signUp, ...wrong }))).toEqual([sentence]);
  });

  it.each(['email', 'password', 'confirm_password', 'full_name', 'country'])(
    'ask for the %s of a new account',
    (name) => {
      expect(sentences(signUpForm.safeParse({ ...signUp, [name]: '' })).length).toBeGreaterThan(0);
    },
  );

  it('strip invisible characters from a name and from lists, and refuse a name that is then empty', () => {
    const form = {
      ...signUp,
      full_name: '\u202eMia\u200b \u2066Tan',
      skills: 'Sewing\u200f, Baking',
      interests: '\u3164',
    };
    expect(signUpForm.parse(form)).toMatchObject({
      full_name: 'Mia Tan',
      skills: 'Sewing, Baking',
      interests: '',
    });
    for (const name of ['\u202e', '\u200b\u200d', ' \u3164 '])
      expect(sentences(signUpForm.safeParse({ ...signUp, full_name: name }))).toEqual([
        'Please enter your full name.',
      ]);
  });

  it.each([
    [{ confirmPassword: 'another' }, 'New passwords do not match.'],
    [{ currentPassword: password }, 'New password must be different from the current password.'],
  ])('refuse a change of password with %j', (wrong, sentence) => {
    const change = { currentPassword: 'the old one 12', newPassword: password, confirmPassword: password };
    expect(sentences(changePasswordForm.safeParse(change))).toEqual([]);
    expect(sentences(changePasswordForm.safeParse({ ...change, ...wrong }))).toContain(sentence);
  });

  it('refuse a reset with two different passwords', () => {
    expect(
      sentences(resetPasswordForm.safeParse({ newPassword: password, confirmPassword: 'another' })),
    ).toEqual(['Passwords do not match.']);
  });
});
