import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkFrom } from '#functions/testing/local-tools.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { checkGoal } from './check-goal.ts';
import { countTaps } from './count-taps.ts';
import { background, saved, submit } from './run-form.ts';
import { logInOnPage, newPerson, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();
const title = 'Short-Form Editing Studio';
const firstLocked = 'Your eight-edit pack and price ladder';

/** Opens the home page on a phone that knows nothing about its owner. */
async function land() {
  const { page, context } = await visit({ width: 360, height: 640 });
  const effort = await countTaps(context, page);
  await page.goto('/');
  return { page, effort };
}

const toFeaturedPath = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await page.waitForURL('**/short-form-editing-studio');
  await page.getByRole('link', { name: 'Unlock', exact: true }).click();
  await page.waitForURL('**/login?ref=**');
};

/** The dialog opens automatically after the log-in. */
const payAndRead = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Pay $199 and unlock' }).click();
  await page.waitForURL('**/__local/checkout/**');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: firstLocked }).waitFor();
  await page.getByRole('complementary', { name: 'Just unlocked' }).and(page.locator(':focus')).waitFor();
};

/** docs/MEASURED.md repeats these figures. */
describe('from the home page on a phone', () => {
  it('a goal is checked with eight taps', async () => {
    const { page, effort } = await land();
    await checkGoal(page);
    expect(effort()).toEqual({ taps: 8, fields: 5, pages: 1 });
  });

  itLong(
    'a path is unlocked and read with nine taps, checkout included, by a person with an account',
    async () => {
      const person = await signUpPerson();
      const { page, effort } = await land();
      await toFeaturedPath(page);
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await logInOnPage(page, person.email, person.password);
      await payAndRead(page);
      expect(effort()).toEqual({ taps: 9, fields: 2, pages: 6 });
    },
  );

  itLong('a path is unlocked and read with eleven taps by a person who signs up on the way', async () => {
    const { page, effort } = await land();
    await toFeaturedPath(page);
    await signUpOnPage(page, newPerson());
    await payAndRead(page);
    expect(effort()).toEqual({ taps: 11, fields: 4, pages: 6 });
  });

  itLong('a Basic plan is submitted with everything it needs', async () => {
    const { page, effort } = await land();
    const person = newPerson();
    await checkGoal(page);
    await page.getByRole('link', { name: /^Basic, \$38\.50/ }).click();
    await page.waitForURL(/\/make-money\/path-compiler\?plan=/);
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await page.waitForURL('**/login?ref=**');
    await signUpOnPage(page, person);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/__local/checkout/**');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/make-money/path-compiler/runs/**');
    await background(page).fill('I am a dog walker, and two families have asked what I would charge.');
    await saved(page);
    // The link in the mail opens in another tab, a tap that the page cannot count.
    const { url } = await linkFrom(person.email, /Verify your email/);
    const mail = await page.context().newPage();
    await mail.goto(url.href);
    await mail.getByText('Email verified successfully!').first().waitFor();
    await mail.close();
    await submit(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Submit anyway' }).click();
    await page.getByText('Submitted for review!').first().waitFor();
    const { taps, fields, pages } = effort();
    expect({ taps: taps + 1, fields, pages: pages + 1 }).toEqual({ taps: 23, fields: 10, pages: 8 });
  });
});
