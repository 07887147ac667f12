import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpPerson } from '#functions/testing/people.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser, type VisitOptions } from '../testing/browser.ts';
import { endSessionElsewhere } from './end-session.ts';
import { logInOnPage, password } from './sign-up-form.ts';

const { visit } = openBrowser();
const ended = 'Your session has ended. Please log in again.';

async function visitSignedIn(window: VisitOptions = {}) {
  const person = await signUpPerson();
  return { ...(await visit({ ...window, person })), email: person.email };
}

const openDashboard = async (page: Page) => {
  await page.goto('/dashboard');
  await page.getByText('No PathCompiler runs yet.').waitFor();
  // A pending request would reveal the end before the press does.
  await page.waitForLoadState('networkidle');
};

const logOut = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
};

/** Expects the log-in page, with the reason and a way back. */
async function expectEnded(page: Page, from: string): Promise<void> {
  await page.waitForURL(`**/login?ref=${encodeURIComponent(from)}`);
  await page.getByRole('main').getByText(ended).waitFor();
}

const dialogOf = (page: Page) => page.getByRole('dialog');

describe('a session that ends', () => {
  it('is reported while tokens are bought, and the purchase resumes afterwards', async () => {
    const { page, expectComplaint, email } = await visitSignedIn({ width: 360 });
    await page.goto('/token/order');
    await page.getByRole('main').getByLabel('Your own amount').fill('40.5');
    await page.getByRole('main').getByRole('button', { name: 'Buy 40.5 tokens' }).click();
    await dialogOf(page).getByRole('checkbox').check();
    await endSessionElsewhere(page);
    expectComplaint(/status of 401/);
    await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
    await expectEnded(page, '/token/order?buy=4050');
    await expectAccessible(page);
    await logInOnPage(page, email);
    await page.waitForURL('**/token/order?buy=4050');
    await dialogOf(page).getByText('40.5 tokens').waitFor();
    await dialogOf(page).getByRole('checkbox').check();
    await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/__local/checkout/**');
  });

  itLong('is reported while a plan is chosen, and the choice is kept', async () => {
    const { page, expectComplaint, email } = await visitSignedIn();
    await page.goto('/make-money/path-compiler');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await dialogOf(page).getByRole('checkbox').check();
    await endSessionElsewhere(page);
    expectComplaint(/status of 401/);
    await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
    await expectEnded(page, '/make-money/path-compiler?plan=PRO');
    await logInOnPage(page, email);
    await page.getByRole('dialog', { name: 'Pro plan' }).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  itLong('leads back to the same page after a password change or a resent mail', async () => {
    const { page, expectComplaint, email } = await visitSignedIn();
    expectComplaint(/status of 401/);
    await openDashboard(page);
    await endSessionElsewhere(page);
    await page.getByRole('main').getByRole('button', { name: 'Resend' }).click();
    await expectEnded(page, '/dashboard');
    await logInOnPage(page, email);
    await page.getByText('No PathCompiler runs yet.').waitFor();

    await page.goto('/user/password');
    const fields = page.getByRole('main').locator('input[type=password]');
    await fields.nth(0).fill(password);
    await fields.nth(1).fill('a plain new banksia 9');
    await fields.nth(2).fill('a plain new banksia 9');
    await endSessionElsewhere(page);
    await page.getByRole('main').locator('form').getByRole('button').last().click();
    await expectEnded(page, '/user/password');
    await logInOnPage(page, email);
    await page.getByText('Please enter your passwords again').waitFor();
    expect(await fields.nth(1).inputValue()).toBe('');
  });

  itLong('leads back to an open dialog, with its text', async () => {
    const { page, expectComplaint, email } = await visitSignedIn();
    expectComplaint(/status of 401/);
    await openDashboard(page);
    await page.getByRole('button', { name: 'Request early activation' }).click();
    await dialogOf(page).getByLabel('What do you need?').fill('A plan by Friday');
    await endSessionElsewhere(page);
    // Another tab has changed the balance, so this one loads it again.
    await page.evaluate(() => new BroadcastChannel('account').postMessage(['user']));
    await expectEnded(page, '/dashboard?ask=early-activation');
    await logInOnPage(page, email);
    await expect
      .poll(() => dialogOf(page).getByLabel('What do you need?').inputValue())
      .toBe('A plan by Friday');
  });

  it('in another tab by logging out leaves no typed text to the next account', async () => {
    const person = await signUpPerson();
    const next = await signUpPerson();
    const { page, context } = await visit({ person });
    await page.goto('/about?ask=ask-us');
    const email = dialogOf(page).getByLabel('Email');
    await email.fill('private@example.com');
    await page.reload();
    await expect.poll(() => email.inputValue()).toBe('private@example.com');
    const other = await context.newPage();
    await openDashboard(other);
    await logOut(other, person.name);
    await expect.poll(() => email.inputValue()).toBe('');
    await other.goto('/login');
    await logInOnPage(other, next.email);
    await other.getByText('No PathCompiler runs yet.').waitFor();
    expect(await email.inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await openDashboard(page);
    await logOut(other, next.name);
    await page.waitForURL('**/login?ref=%2Fdashboard');
    await page.getByRole('main').getByLabel('Email').waitFor();
    expect(await page.getByText(ended).count()).toBe(0);
  });

  itLong('in another tab by logging out says that unsaved text went with it, and only that', async () => {
    const person = await signUpPerson();
    const { page, context } = await visit({ person });
    const lost = page.getByText('You logged out in another tab, so unsaved changes here were lost.');
    const other = await context.newPage();
    for (const typed of ['Mia Unsaved', undefined]) {
      await page.goto('/user/profile');
      const name = page.getByRole('main').getByLabel('Full name');
      if (typed !== undefined) await name.fill(typed);
      else await name.waitFor();
      await openDashboard(other);
      await logOut(other, person.name);
      await page.waitForURL('**/login?ref=%2Fuser%2Fprofile');
      await page.getByRole('main').getByLabel('Email').waitFor();
      expect(await lost.count()).toBe(typed === undefined ? 0 : 1);
      await logInOnPage(page, person.email);
      await name.waitFor();
      expect(await name.inputValue()).toBe(person.name);
    }
  });

  itLong('leads back to the question while an account is being deleted', async () => {
    const { page, expectComplaint, email } = await visitSignedIn();
    expectComplaint(/status of 401/);
    await page.goto('/user/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialogOf(page).getByLabel('Your password').fill(password);
    await endSessionElsewhere(page);
    await dialogOf(page).getByRole('button', { name: 'Delete my account' }).click();
    await expectEnded(page, '/user/profile?ask=delete-account');
    await logInOnPage(page, email);
    await dialogOf(page).getByLabel('Your password').waitFor();
  });

  itLong('reports an account as deleted when the deletion got no answer', async () => {
    const { page, expectComplaint } = await visitSignedIn();
    expectComplaint(/status of 401|ERR_FAILED/);
    await page.goto('/user/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialogOf(page).getByLabel('Your password').fill(password);
    await page.route('**/api/user', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      await route.fetch();
      await route.abort();
    });
    const press = dialogOf(page).getByRole('button', { name: 'Delete my account' });
    await press.click();
    await dialogOf(page).getByText('We can’t tell whether your account was deleted.').waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/user');
    await press.click();
    await page.getByRole('main').getByText('Your account has been deleted').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('is reported when it expires or had expired on opening, and never to visitors', async () => {
    const visitor = await visit();
    await visitor.page.goto('/dashboard');
    await visitor.page.waitForURL('**/login?ref=%2Fdashboard');
    await visitor.page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await visitor.page.getByText(ended).count()).toBe(0);
    // First-paint scripts run on any page and remove an expired session.
    const token = `h.${btoa('{"exp":1,"sub":"usr_1"}')}.s`;
    const { page } = await visit({ person: { token, name: 'Mia' } });
    await page.goto('/dashboard');
    await expectEnded(page, '/dashboard');
  });
});

const kept = 'If your payment went through, we have it. Log in to see it, and please don’t pay twice.';
const path = '/make-money/paths/side-hustle-starter/weekend-reseller';

async function goToPayForPath(page: Page): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Unlock \d+ more sections$/ })
    .click();
  await dialogOf(page).getByRole('checkbox').check();
  await dialogOf(page).getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/__local/checkout/**');
}

async function goToPayForTokens(page: Page): Promise<void> {
  await page.goto('/token/order');
  await page.getByRole('main').getByRole('button', { name: 'Buy 10 tokens' }).click();
  await dialogOf(page).getByRole('checkbox').check();
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/__local/checkout/**');
}

async function goToPayForPlan(page: Page): Promise<void> {
  await page.goto('/make-money/path-compiler');
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await dialogOf(page).getByRole('checkbox').check();
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/__local/checkout/**');
}

describe('on the payment page a session', () => {
  const buttons = [
    ['Pay', kept],
    ['Cancel', 'Then we’ll take you back to where you were.'],
  ] as const;
  it.each(sampleOf(buttons, 1))(
    'for a path ends before “%s” is pressed, and the log-in page says so',
    async (button, sentence) => {
      const { page, expectComplaint, email } = await visitSignedIn({ width: 360 });
      expectComplaint(/status of 401/);
      await goToPayForPath(page);
      await endSessionElsewhere(page);
      await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
      await page.waitForURL('**/login?ref=**');
      await page.waitForLoadState('networkidle');
      const main = page.getByRole('main');
      await main.getByText(ended).waitFor();
      await main.getByText(sentence).waitFor();
      await main.getByRole('heading', { level: 1, name: 'Log in', exact: true }).waitFor();
      await expectAccessible(page);
      await logInOnPage(page, email);
      if (button === 'Pay') await page.locator('.unlocked-panel:focus').waitFor();
      else await dialogOf(page).getByText('Payment was cancelled.').waitFor();
    },
  );

  itLong.each([
    ['tokens', goToPayForTokens, '**/token/order'],
    ['a plan', goToPayForPlan, '**/path-compiler/runs/**'],
  ])(
    'ends in another tab for %s, and the log-in page says that the payment is kept',
    async (_what, goToPay, end) => {
      const { page, email } = await visitSignedIn({ width: 360 });
      await goToPay(page);
      await page.evaluate(() => localStorage.clear());
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.waitForURL('**/login?ref=**');
      const main = page.getByRole('main');
      await main.getByText('You’re logged out.').waitFor();
      await main.getByText(kept).waitFor();
      await main.getByRole('heading', { level: 1, name: 'Log in', exact: true }).waitFor();
      await expectAccessible(page);
      await logInOnPage(page, email);
      await page.waitForURL(end);
    },
  );
});

describe('a device whose clock is nine hours ahead', () => {
  itLong('logs in and stays logged in', async () => {
    const { email } = await signUpPerson();
    const other = await visit();
    await other.page.addInitScript(() => {
      const ahead = 9 * 3_600_000;
      const RealDate = Date;
      class LateDate extends RealDate {
        constructor(...given: number[]) {
          if (given.length === 0) super(RealDate.now() + ahead);
          else super(...(given as [number]));
        }
        static override now = () => RealDate.now() + ahead;
      }
      globalThis.Date = LateDate as DateConstructor;
    });
    await other.page.goto('/login');
    await logInOnPage(other.page, email);
    await other.page.getByText('No PathCompiler runs yet.').waitFor();
    await other.page.reload();
    await other.page.getByText('No PathCompiler runs yet.').waitFor();
    expect(await other.page.evaluate(() => document.documentElement.dataset.session)).toBe('in');
  });
});

describe('a token that is gone when the purchase resumes', () => {
  it('is reported where it can be read, with a link to log in', async () => {
    const { page } = await visitSignedIn({ width: 360 });
    await page.goto('/token/order');
    await page.getByRole('main').getByRole('button', { name: 'Buy 10 tokens' }).click();
    await dialogOf(page).getByRole('checkbox').check();
    await page.evaluate(() => localStorage.clear());
    await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Missing token.').waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(`**/login?ref=${encodeURIComponent('/token/order?buy=1000')}`);
  });
});
