import { describe, expect, it } from 'vitest';
import { mailTo } from '#functions/testing/local-tools.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { shiftWhileOpening } from '../testing/paints.ts';
import { logInOnPage, newPerson, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();
const plans = '/make-money/path-compiler';
const chosen = `${plans}?plan=PRO`;
const withRef = (path: string) => `**${path}?ref=${encodeURIComponent(chosen)}`;

describe('a plan chosen by a visitor', () => {
  it('stays chosen after signing up', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto(plans);
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await page.waitForURL(withRef('/login'));
    await page.getByRole('heading', { level: 1, name: 'Sign up to start your Pro plan' }).waitFor();
    await signUpOnPage(page, newPerson());
    await page.getByRole('dialog', { name: 'Pro plan' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(plans);
  });

  itLong('stays chosen after a forgotten password, in the tab of the mail too', async () => {
    const person = await signUpPerson();
    const { page, context } = await visit();
    await page.goto(plans);
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL(withRef('/reset'));
    await page.getByRole('main').getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('If your email exists, a reset link has been sent.').waitFor();
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await page.waitForURL(withRef('/login'));

    const mail = (await mailTo(person.email)).findLast(({ subject }) => subject.includes('Reset your'));
    const fromMail = await context.newPage();
    await fromMail.goto(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no mail');
    const fields = fromMail.getByRole('main').locator('input[type=password]');
    await fields.nth(0).fill('a plain new banksia 9');
    await fields.nth(1).fill('a plain new banksia 9');
    await fromMail.getByRole('button', { name: 'Set new password' }).click();
    await fromMail.getByText('Password reset successful').waitFor();
    await fromMail.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await fromMail.waitForURL(withRef('/login'));
    await logInOnPage(fromMail, person.email, 'a plain new banksia 9');
    await fromMail.getByRole('dialog', { name: 'Pro plan' }).waitFor();
  });
});

describe('the way back from a payment page', () => {
  const startPlan = async () => {
    const { page, context, expectComplaint } = await visit({ person: await signUpPerson() });
    await page.goto(plans);
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/__local/checkout/**');
    return { page, context, expectComplaint };
  };

  it('says only then that nothing was charged, when that is known', async () => {
    const { page, context, expectComplaint } = await startPlan();
    expectComplaint(/Failed to load resource/);
    await context.route('**/api/pay/token/cancel**', (route) => route.abort());
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByText('Cancellation failed. Please try again.').waitFor();
    expect(await page.getByText('No charge was made').count()).toBe(0);
    expect(await page.title()).toMatch(/^Payment not cancelled/);
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Cancel again' }).click();
    await page.getByText('Your token purchase was cancelled').waitFor();
    await page.getByText('No charge was made, and no plan was opened.').waitFor();
  });

  itLong(
    'distinguishes a plan that could not be opened from a payment that could not be confirmed',
    async () => {
      const { page, context, expectComplaint } = await startPlan();
      expectComplaint(/Failed to load resource/);
      const message = 'You already have an active plan. Please finish it before starting another one.';
      await context.route('**/api/path-compiler/runs?pc_sid=**', (route) =>
        route.fulfill({
          status: 409,
          json: { code: 'run-active', global: message, error: message, message, requestId: 'r' },
        }),
      );
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByText(message).waitFor();
      expect(await page.getByText("We couldn't confirm your payment...").count()).toBe(0);
      await page.getByRole('link', { name: 'Open your active plan' }).waitFor();
      await page.getByRole('link', { name: 'Return to Plans' }).waitFor();
    },
  );

  it('offers to pay the difference when the tokens are too few', async () => {
    const { page, context, expectComplaint } = await startPlan();
    expectComplaint(/Failed to load resource/);
    const message = 'Your balance is too low: you need 5 tokens more.';
    await context.route('**/api/path-compiler/runs?pc_sid=**', (route) =>
      route.fulfill({
        status: 402,
        json: { code: 'insufficient-tokens', global: message, error: message, message, requestId: 'r' },
      }),
    );
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText(message).waitFor();
    await page.getByRole('link', { name: 'Pay the difference' }).click();
    await page.getByRole('dialog', { name: 'Basic plan' }).waitFor();
  });

  itLong('says when the payment itself could not be confirmed', async () => {
    const { page, context, expectComplaint } = await startPlan();
    expectComplaint(/Failed to load resource/);
    await context.route('**/api/pay/token/verify', (route) => route.abort());
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText("We couldn't confirm your payment...").waitFor();
    await page.getByText('Network error. Please try again.').waitFor();
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.waitForURL('**/path-compiler/runs/**');
  });
});

describe('a plan whose session could not be opened', () => {
  const refuse = async (status: number, code: string, message: string) => {
    const { page, context, expectComplaint } = await visit({ person: await signUpPerson() });
    expectComplaint(/Failed to load resource/);
    const json = { code, global: message, error: message, message, requestId: 'r' };
    await context.route('**/api/path-compiler/session**', (route) => route.fulfill({ status, json }));
    await page.goto(plans);
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    return page.getByRole('dialog');
  };

  it('fails with the specified words, and the reason below', async () => {
    const message = 'Too many attempts. Please wait a moment and try again.';
    const dialog = await refuse(429, 'too-many-requests', message);
    await dialog.getByText('Failed to initiate session.').waitFor();
    await dialog.getByText(message).waitFor();
  });

  itLong('links to the plan that is already open, without an agreement', async () => {
    const message = 'You already have an active plan. Please finish it before starting another one.';
    const dialog = await refuse(409, 'run-active', message);
    await dialog.getByText(message).waitFor();
    await dialog.getByRole('link', { name: 'Open your active plan' }).waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
  });
});

describe('an address that reports an outcome', () => {
  itLong.each([
    [`${plans}/confirm`, 'No plan to open here'],
    ['/user/verify-email?userId=u&token=t', 'This link doesn’t work'],
  ])('links onwards right below its message on a phone: %s', async (address, title) => {
    const { page, expectComplaint } = await visit({ width: 360, height: 640, person: await signUpPerson() });
    expectComplaint(/Failed to load resource/);
    expect(await shiftWhileOpening(page, address)).toBe(0);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: title }).waitFor();
    const button = await main.getByRole('link').last().boundingBox();
    const way = await main.getByRole('complementary').boundingBox();
    expect((way?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan(50);
  });

  itLong.each([
    ['/fund-us?status=cancel', 'Payment cancelled'],
    ['/fund-us?status=success', 'Thank you'],
    ['/fund-us?error=unknown', 'Payment not started'],
    ['/user/verify-email', 'Your verification link is missing'],
    [`${plans}/confirm`, 'No plan to open here'],
    [`${plans}/confirm?pc_sid=x`, 'Your plan isn’t open yet'],
    [`${plans}/confirm?pc_sid=x&status=cancel&session_id=cs_x`, 'Payment not cancelled'],
    ['/token/order?status=success&session_id=cs_x', 'Payment not found'],
    ['/token/order?status=cancel&session_id=cs_x', 'Payment not found'],
    [`${plans}/runs/run_x`, 'Page Not Found'],
  ])('causes no layout shift as it opens: %s', async (address, title) => {
    const person = await signUpPerson();
    for (const width of [360, 1280]) {
      const { page, context, expectComplaint } = await visit({ width, person });
      expectComplaint(/Failed to load resource/);
      expect(await shiftWhileOpening(page, address)).toBeLessThan(0.005);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await context.close();
    }
  });
});
