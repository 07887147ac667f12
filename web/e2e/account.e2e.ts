import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailTo } from '#functions/testing/local-tools.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { endSessionElsewhere } from './end-session.ts';
import { logInOnPage, newPerson, password, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();
const newPassword = `an even quieter ${randomUUID().slice(0, 8)}`;

/** Returns the link in the newest mail whose subject contains these words. */
async function linkFromMail(email: string, subject: string): Promise<string> {
  const mail = (await mailTo(email)).findLast((sent) => sent.subject.includes(subject));
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no mail';
}

describe('confirming an address', () => {
  it('goes from the banner to the mail, to the page, and back to the dashboard', async () => {
    const person = await signUpPerson();
    const { page } = await visit({ person });
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('button', { name: 'Resend' }).click();
    await page.getByText('Verification email sent. Please check your inbox.').first().waitFor();

    await page.goto(await linkFromMail(person.email, 'Verify your email'));
    await page.getByText('Email verified successfully! Redirecting...').first().waitFor();
    expect(page.url()).not.toContain('token=');
    await page.waitForURL('**/dashboard');
    await page.getByText('No PathCompiler runs yet.').waitFor();
    expect(await page.getByRole('button', { name: 'Resend' }).count()).toBe(0);
  });

  it('says when the link is incomplete or does not work', async () => {
    const { page, expectComplaint } = await visit();
    await page.goto('/user/verify-email?userId=usr_1');
    await page.getByText('Invalid request: missing userId or missing token.').first().waitFor();
    expectComplaint(/status of 400/);
    await page.goto('/user/verify-email?userId=usr_1&token=made-up');
    await page.getByText('This link is invalid or has expired.').first().waitFor();
    await expectAccessible(page);
  });
});

describe('an address that bounces mail', () => {
  const returned = () => ({ ...newPerson(), email: `bounce+${randomUUID()}@simulator.amazonses.com` });

  /** The bounce report arrives a moment after the mail. */
  async function toldOf(page: Page) {
    const told = async () => {
      await page.reload();
      await page.getByText('No PathCompiler runs yet.').waitFor();
      return page.getByText('We can’t reach you by email').count();
    };
    await expect.poll(told).toBe(1);
  }

  async function startStopped(page: Page) {
    const person = returned();
    await page.goto('/signup');
    await signUpOnPage(page, person);
    await page.waitForURL('**/dashboard');
    await toldOf(page);
    return person;
  }

  itLong('is shown on the dashboard, where sending again shows whether it works', async () => {
    const { page } = await visit();
    const { email } = await startStopped(page);
    const main = page.getByRole('main');
    await main.getByText(`Our emails to ${email} bounced`).waitFor();
    expect(await main.getByRole('button', { name: 'Resend' }).count()).toBe(0);
    await expectAccessible(page);
    await main.getByRole('button', { name: 'It works: try again' }).click();
    await main.getByText('We’ve sent you an email.').waitFor();
    await toldOf(page);
  });

  it('is corrected on the profile with the password, and the new address is confirmed by mail', async () => {
    const { page, expectComplaint } = await visit();
    await startStopped(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Change email' }).click();
    await page.waitForURL('**/user/profile');
    const { email } = newPerson();
    await main.getByLabel('New email address').fill(email);
    await main.getByLabel('Your password').fill('not my password');
    await main.getByRole('button', { name: 'Change my email' }).click();
    await main.getByText('Your current password is not correct.').first().waitFor();
    expectComplaint(/status of 400/);
    await expectAccessible(page);
    await main.getByLabel('Your password').fill(password);
    await main.getByRole('button', { name: 'Change my email' }).click();
    await main.getByText('Your email address has been changed.').first().waitFor();
    expect(await main.getByText('We can’t reach you by email').count()).toBe(0);
    await page.goto(await linkFromMail(email, 'Verify your email'));
    await page.waitForURL('**/dashboard');
    await main.getByText(email).first().waitFor();
    expect(await main.getByRole('button', { name: 'Resend' }).count()).toBe(0);
  });
});

describe('a forgotten password', () => {
  it('is replaced through a mailed link, which logs in', async () => {
    const { email, name } = await signUpPerson();
    const other = await visit();
    await other.page.goto('/login');
    await other.page
      .getByRole('main')
      .getByRole('link', { name: /forgot/i })
      .click();
    await other.page.waitForURL('**/reset');
    const main = other.page.getByRole('main');
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: /send|reset/i }).click();
    await main.getByText('If your email exists, a reset link has been sent.').first().waitFor();

    await other.page.goto(await linkFromMail(email, 'Reset your'));
    await main.getByText('Your link works.').waitFor();
    await other.page.reload();
    await main.getByText('Your link works.').waitFor();
    const [first, second] = [
      main.locator('input[type=password]').nth(0),
      main.locator('input[type=password]').nth(1),
    ];
    // Only the server knows that the password contains the name, so the link stays usable.
    other.expectComplaint(/status of 400/);
    for (const each of [first, second]) await each.fill('nair priya 88');
    await main.locator('form').getByRole('button').last().click();
    await main
      .getByText('A password made of your name, your email or “Waymint” is too easy to guess.')
      .first()
      .waitFor();
    await first.fill(newPassword);
    await second.fill('something else entirely');
    expect(other.page.url()).not.toContain('token=');
    await main.locator('form').getByRole('button').last().click();
    await main.getByText('Passwords do not match.').first().waitFor();
    await second.fill(newPassword);
    await main.locator('form').getByRole('button').last().click();
    await main.getByText('Password reset successful.').first().waitFor();
    await main.getByRole('heading', { level: 1, name: 'Password changed' }).waitFor();
    await other.page.reload();
    await main.getByText('Missing reset token or user.').first().waitFor();

    await other.page.goto('/login');
    await logInOnPage(other.page, email, newPassword);
    await other.page.waitForURL('**/dashboard');
    await other.page.getByRole('banner').getByRole('button', { name }).waitFor();
  });

  it('is not replaced without a working link', async () => {
    const { page, expectComplaint } = await visit();
    await page.goto('/user/reset-password');
    await page.getByText('Missing reset token or user.').first().waitFor();
    expectComplaint(/status of 400/);
    await page.goto('/user/reset-password?userId=usr_1&token=made-up');
    await page.getByText('Reset link is invalid or expired.').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor();
    await expectAccessible(page);
  });
});

describe('changing the password', () => {
  it('keeps this browser signed in and ends the other one', async () => {
    const person = await signUpPerson();
    const { page } = await visit({ person });
    const second = await visit();
    await second.page.goto('/login');
    await logInOnPage(second.page, person.email);
    await second.page.waitForURL('**/dashboard');

    await page.goto('/user/password');
    const fields = page.getByRole('main').locator('input[type=password]');
    const tokenHere = () => page.evaluate(() => localStorage.getItem('token'));
    const tokenBefore = await tokenHere();
    await fields.nth(0).fill(password);
    await fields.nth(1).fill(newPassword);
    await fields.nth(2).fill(newPassword);
    await page.getByRole('main').locator('form').getByRole('button').last().click();
    await page.waitForURL('**/dashboard');
    await page.getByText('No PathCompiler runs yet.').waitFor();
    expect(await tokenHere()).not.toBe(tokenBefore);

    second.expectComplaint(/status of 401/);
    await second.page.reload();
    await second.page.waitForURL('**/login?ref=%2Fdashboard');
  });
});

describe('the profile', () => {
  const openProfile = async (page: Page) => {
    await page.goto('/user/profile');
    const name = page.getByRole('main').getByLabel('Full name');
    await name.waitFor();
    return name;
  };

  it('is saved by Save and left unchanged by Cancel', async () => {
    const { page } = await visit({ width: 360, person: await signUpPerson() });
    await (await openProfile(page)).fill('Priya Quill');
    await page.getByRole('main').getByRole('button', { name: 'Writing' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('main').getByText('Priya Quill').first().waitFor();
    await page.getByText(/^Your other answers/).click();
    await page.getByRole('main').getByText('Writing', { exact: true }).waitFor();

    await (await openProfile(page)).fill('Somebody Else');
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Cancel' })
      .or(page.getByRole('link', { name: 'Cancel' }))
      .first()
      .click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('main').getByText('Priya Quill').first().waitFor();
  });

  itLong('keeps typed changes when the session ends meanwhile', async () => {
    const person = await signUpPerson();
    const { page, expectComplaint } = await visit({ person });
    await (await openProfile(page)).fill('Typed Before The End');
    await page.waitForLoadState('networkidle');
    await endSessionElsewhere(page);
    expectComplaint(/status of 401/);
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/login?ref=%2Fuser%2Fprofile');
    await logInOnPage(page, person.email);
    await page.waitForURL('**/user/profile');
    await expect
      .poll(() => page.getByRole('main').getByLabel('Full name').inputValue())
      .toBe('Typed Before The End');
  });
});
