import { pages } from '#shared/contract/pages.ts';
import { altered, answered, type Ending } from './answered.ts';
import { type Scene, type SignedIn, visit } from './scene.ts';
import { fill, press, pressInDialog, says, steps } from './steps.ts';

const wanted = '/make-money/paths/side-hustle-starter/weekend-reseller';
const logInFor = (ref: string) => visit(`${pages.logIn.path}?${new URLSearchParams({ ref })}`);
const anyPassword = 'a quiet eucalyptus 8';

const logIn = steps(
  visit(pages.logIn.path),
  fill({ Email: 'priya@example.com', Password: 'not a password' }),
  press('Log in'),
);
const signUp = steps(
  visit(pages.signUp.path),
  fill({
    Email: 'priya@example.com',
    Password: anyPassword,
    'Confirm password': anyPassword,
    'Full name': 'Priya',
  }),
  (page) => page.getByRole('checkbox', { name: /I agree/ }).check(),
  press('Sign up'),
);
const askReset = steps(
  visit(pages.requestReset.path),
  fill({ Email: 'priya@example.com' }),
  press('Send reset link'),
);
const link = '?userId=usr_1&token=made-up';
const works: Readonly<Record<string, Ending>> = {
  '/auth/verify-reset-token': { json: { status: 'ok', global: 'This link works.' } },
};
const newPasswords = (first: string, second: string) =>
  steps(fill({ 'Confirm new password': second }), (page) =>
    page.getByLabel('New password', { exact: true }).fill(first),
  );
const reset = (first: string, second: string) =>
  steps(visit(`${pages.completeReset.path}${link}`), newPasswords(first, second), (page) =>
    page.getByRole('main').locator('form').getByRole('button').last().click(),
  );

/** The pages of an account before there is a session. */
const beforeSession: Scene[] = [
  { name: 'log-in-for-path', open: logInFor(wanted) },
  { name: 'log-in-for-plan', open: logInFor('/make-money/path-compiler?plan=PRO') },
  { name: 'log-in-waiting', open: answered({ '/auth/login': 'waiting' }, logIn), hangs: true },
  {
    name: 'log-in-unreachable',
    open: answered({ '/auth/login': 'unreachable' }, steps(logIn, says('Network error. Please try again.'))),
  },
  {
    name: 'log-in-too-often',
    open: answered({ '/auth/login': 'too-many-requests' }, steps(logIn, says('Too many attempts.'))),
  },
  { name: 'sign-up-for-path', open: visit(`${pages.signUp.path}?${new URLSearchParams({ ref: wanted })}`) },
  { name: 'sign-up-taken', open: steps(signUp, says('An account with this email already exists.')) },
  {
    name: 'sign-up-unreachable',
    open: answered(
      { '/auth/signup': 'unreachable' },
      steps(signUp, says('Network error. Please try again.')),
    ),
  },
  {
    name: 'sign-up-more-answers',
    open: steps(visit(pages.signUp.path), press(/^About you/)),
  },
  { name: 'reset-sent', open: steps(askReset, says('If your email exists, a reset link has been sent.')) },
  {
    name: 'reset-failed',
    open: answered({ '/auth/reset-password': 'internal-error' }, steps(askReset, says('went wrong'))),
  },
  {
    name: 'reset-link-works',
    open: answered(works, steps(visit(`${pages.completeReset.path}${link}`), says('Your link works.'))),
  },
  {
    name: 'reset-mismatch',
    open: answered(works, steps(reset(anyPassword, 'something else 9'), says('Passwords do not match.'))),
  },
  {
    name: 'reset-done',
    open: answered(
      {
        ...works,
        '/auth/submit-reset-password': { json: { status: 'ok', global: 'Password reset successful.' } },
      },
      steps(reset(anyPassword, anyPassword), says('Password reset successful.')),
    ),
  },
  { name: 'reset-link-missing', open: visit(pages.completeReset.path) },
  { name: 'verify-link-missing', open: visit(pages.verifyEmail.path) },
];

const changePassword = (first: string, second: string) =>
  steps(
    visit(pages.changePassword.path),
    fill({ 'Current password': 'a quiet eucalyptus 6' }),
    newPasswords(first, second),
    (page) => page.getByRole('main').locator('form').getByRole('button').last().click(),
  );
const profile = visit(pages.profile.path);
const deleting = steps(profile, press('Delete my account'), async (page) => {
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).waitFor();
});

const tokenOf = ({ origins }: SignedIn) =>
  origins[0]?.localStorage.find(({ name }) => name === 'token')?.value;

const withSession = (session: SignedIn): Scene[] =>
  [
    {
      name: 'verify-done',
      open: answered(
        { '/user/verify-email*': { json: { status: 'ok', global: 'Email verified successfully!' } } },
        steps(visit(`${pages.verifyEmail.path}${link}`), says('Email verified successfully!')),
      ),
    },
    {
      name: 'password-mismatch',
      open: steps(changePassword(anyPassword, 'something else'), says('New passwords do not match.')),
    },
    {
      name: 'password-wrong',
      open: steps(changePassword(anyPassword, anyPassword), says('Your current password is not correct.')),
    },
    {
      name: 'password-changed',
      open: answered(
        {
          '/auth/change-password': {
            json: { status: 'ok', global: 'Your password has been changed.', token: tokenOf(session) },
          },
        },
        steps(changePassword(anyPassword, anyPassword), says('Your other devices have been logged out.')),
      ),
    },
    {
      name: 'profile-refused',
      open: steps(
        profile,
        fill({ 'Full name': '', ABN: '12 345' }),
        press('Save'),
        says('enter your full name'),
      ),
    },
    {
      name: 'profile-not-saved',
      open: steps(profile, fill({ 'Full name': 'Priya N' }), (page) =>
        answered({ '/user/profile': 'internal-error' }, steps(press('Save'), says('went wrong')))(page),
      ),
    },
    {
      name: 'profile-unreachable',
      open: steps(profile, fill({ 'Full name': 'Priya N' }), (page) =>
        answered({ '/user/profile': 'unreachable' }, steps(press('Save'), says('Network error')))(page),
      ),
    },
    {
      name: 'profile-mail-stopped',
      open: altered(
        '/user',
        { mail_stopped: { reason: 'bounced', since: '2026-11-20T01:00:00.000Z' } },
        steps(profile, says('We can’t reach you by email')),
      ),
    },
    {
      name: 'profile-data-failed',
      open: answered(
        { '/user/export': 'internal-error' },
        steps(profile, press('Download my data'), says('went wrong')),
      ),
    },
    { name: 'profile-delete', open: deleting },
    {
      name: 'profile-delete-wrong',
      open: steps(
        deleting,
        (page) => page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill('not mine'),
        pressInDialog('Delete my account'),
        says('Your current password is not correct.'),
      ),
    },
  ].map((scene) => ({ ...scene, session }));

/** Forms of an account: refused, unanswered, done, and the pages that lead to them. */
export const accountScenes = (session: SignedIn): Scene[] =>
  [...beforeSession, ...withSession(session)].map((scene) => ({ ...scene, resizes: true }));
