import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold, unlock } from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { openBrowser } from '../testing/browser.ts';
import { background } from './run-form.ts';
import { logInOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();
const slug = 'side-hustle-starter/weekend-reseller';
const address = `/make-money/paths/${slug}`;

async function owner(tokens = 49): Promise<Person> {
  const person = await signUpPerson();
  await hold(person, tokens * 100);
  await unlock(person, slug);
  return person;
}

async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await logInOnPage(page, person.email, person.password);
  await page.waitForURL('**/dashboard');
}

const fourth = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Cleaning, photos and honest descriptions' });

describe('a path that is owned', () => {
  it('goes on where its owner stopped, on another device too', async () => {
    const person = await owner();
    const { page } = await visit({ width: 1280, height: 800 });
    await logIn(page, person);
    await page.getByRole('link', { name: 'Read: Weekend Reseller' }).last().click();
    await fourth(page).waitFor();
    const kept = page.waitForResponse((response) => response.url().endsWith('/place'));
    await fourth(page).evaluate((heading) => heading.scrollIntoView());
    expect((await kept).status()).toBe(200);

    const other = await visit({ width: 360, height: 640 });
    await logIn(other.page, person);
    await other.page
      .getByText(/^Section 4 of \d+/)
      .first()
      .waitFor();
    // Until it is known that it is theirs, nothing is said of a price.
    const asked = Promise.withResolvers<void>();
    await other.context.route('**/purchase-status/**', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await other.page.goto(address);
    await other.page.locator('[data-access="checking"]').waitFor();
    const offer = other.page.getByRole('main').getByText(/A\$49|are locked/);
    expect(await offer.filter({ visible: true }).count()).toBe(0);
    asked.resolve();
    const note = other.page.getByRole('complementary', { name: 'Where you stopped' });
    await note.getByText('You stopped at section 4').waitFor();
    await expectAccessible(other.page);
    await note.getByRole('link', { name: 'Continue' }).click();
    const top = await fourth(other.page).evaluate((heading) => heading.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(200);
    // Of the sections folded on a phone it is the open one.
    const text = other.page
      .locator('section')
      .filter({ has: fourth(other.page) })
      .getByRole('paragraph');
    expect(await text.first().isVisible()).toBe(true);
    expect(await other.page.locator('.path-section > details[open]').count()).toBe(1);
  });

  it('is carried into the form of a plan by a button', async () => {
    const person = await owner(100);
    const { page } = await visit({ width: 360, height: 640 });
    await logIn(page, person);
    await page.goto(address);
    await page.getByRole('link', { name: 'Build a plan on this path' }).click();
    await page.waitForURL('**/make-money/path-compiler');
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/make-money/path-compiler/runs/**');
    await page.getByText('Your plan builds on the path you chose').waitFor();
    expect(await background(page).inputValue()).toBe('Plan ID: weekend-reseller');
    expect(await page.evaluate(() => localStorage.getItem('carried-path'))).toBeNull();
  });

  it('has a kit: figures to try out by keyboard, kept on this device, and files to save', async () => {
    const person = await owner();
    const { page } = await visit({ width: 320, height: 640 });
    await logIn(page, person);
    await page.goto(`${address}#working-kit`);
    const price = page.getByRole('textbox', { name: /^Your price for one/ });
    await price.waitFor();
    // The address led to it, though it came after the page.
    await page.locator('.phone-bar p').getByText('Your working kit').waitFor();
    const result = page
      .getByRole('row', { name: /^One sale leaves/ })
      .getByRole('cell')
      .first();
    const before = await result.textContent();
    await price.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('$150');
    expect(await result.textContent()).not.toBe(before);
    await page.keyboard.type('x');
    await page.getByText('Type a number from $0 to $1,000,000').waitFor();
    expect(await result.textContent()).toBe(before);
    await page.keyboard.press('Backspace');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.reload();
    await price.waitFor();
    expect(await price.inputValue()).toBe('$150');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the whole kit (ZIP)' }).click();
    expect((await saved).suggestedFilename()).toBe('weekend-reseller-kit.zip');
  });

  it('ends with the next path, which leads on', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    await page.goto(address);
    const next = page.getByRole('navigation', { name: 'Next path' });
    const title = await next.getByRole('heading').textContent();
    await next.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe(address);
  });

  it('prints its text, and nothing around it', async () => {
    const person = await owner();
    const { page } = await visit({ width: 360, height: 640 });
    await logIn(page, person);
    await page.goto(address);
    await fourth(page).waitFor();
    const text = page
      .locator('section')
      .filter({ has: fourth(page) })
      .getByRole('paragraph')
      .first();
    expect(await text.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await text.isVisible()).toBe(true);
    for (const around of ['banner', 'contentinfo', 'complementary'] as const)
      expect(await page.getByRole(around).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Print this handbook' }).count()).toBe(0);
  });
});
