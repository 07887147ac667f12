import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold, unlock } from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { paintsOf, shiftWhileOpening } from '../testing/paints.ts';
import { background } from './run-form.ts';

const { visit } = openBrowser();
const slug = 'side-hustle-starter/weekend-reseller';
const address = `/make-money/paths/${slug}`;

async function owner(tokens = 49): Promise<Person> {
  const person = await signUpPerson();
  await hold(person, tokens * 100);
  await unlock(person, slug);
  return person;
}

const fourth = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Cleaning, photos and honest descriptions' });

describe('a path that is owned', () => {
  it.each(sampleOf([360, 1280], 1))(
    'opens in full, and folds to a list of its sections with one press, %i px wide',
    async (width) => {
      const person = await owner();
      const { page } = await visit({ width, height: 800, person });
      await page.goto(address);
      await fourth(page).waitFor();
      const sections = page.locator('.path-section > details');
      const open = page.locator('.path-section > details[open]');
      expect(await open.count()).toBe(await sections.count());
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width < 1024) return;
      await page.getByRole('button', { name: 'Fold all sections' }).click();
      expect(await open.count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Open all sections' }).click();
      expect(await open.count()).toBe(await sections.count());
      // The rest of the contents fades out, so that no line is cut.
      const list = page.locator('.path-rail-list');
      await page.setViewportSize({ width: 1280, height: 500 });
      await expect.poll(() => list.evaluate((box) => getComputedStyle(box).maskImage)).toContain('gradient');
    },
  );

  itLong('resumes where its owner stopped, on another device too', async () => {
    const person = await owner();
    const { page } = await visit({ width: 1280, height: 800, person });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Read Weekend Reseller' }).click();
    await fourth(page).waitFor();
    const kept = page.waitForResponse((response) => response.url().endsWith('/place'));
    const contents = page.getByRole('navigation', { name: 'In this path' });
    await contents.getByRole('link', { name: /Cleaning, photos and honest descriptions/ }).click();
    await contents.getByText(/^Section 4 of \d+, about \d+ min to the end$/).waitFor();
    expect((await kept).status()).toBe(200);

    const other = await visit({ width: 360, height: 640, person });
    await other.page.goto('/dashboard');
    await other.page
      .getByText(/^Section 4 of \d+/)
      .first()
      .waitFor();
    // Until ownership is known, no price is shown.
    const asked = Promise.withResolvers<void>();
    await other.context.route('**/purchase-status/**', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await other.page.goto(address);
    await other.page.locator('[data-access="checking"]').waitFor();
    const offer = other.page.getByRole('main').getByText(/\$49|are locked/);
    expect(await offer.filter({ visible: true }).count()).toBe(0);
    asked.resolve();
    const note = other.page.getByRole('complementary', { name: 'Where you stopped' });
    await note.getByText(/^Section 4 of /).waitFor();
    await expectAccessible(other.page);
    await note.getByRole('link', { name: 'Continue' }).click();
    // The scroll is animated, so it takes a visible moment.
    const top = () => fourth(other.page).evaluate((heading) => Math.abs(heading.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    const text = other.page
      .locator('section')
      .filter({ has: fourth(other.page) })
      .getByRole('paragraph');
    expect(await text.first().isVisible()).toBe(true);

    // A link to a section opens there, though the reading position is not known yet.
    const section = `${address}#${await fourth(other.page).getAttribute('id')}`;
    await other.context.route('**/path-compiler/purchases', async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    await other.page.goto('/about');
    await other.page.goto(section);
    await fourth(other.page).and(other.page.locator(':focus')).waitFor();
  });

  itLong.each([
    [360, 640],
    [1280, 800],
  ])('causes no layout shift as it opens, owned or not, %i px wide', async (width, height) => {
    for (const [person, sign] of [
      [await owner(), 'Start reading'],
      [await signUpPerson(), 'Unlock'],
    ] as const) {
      const { page } = await visit({ width, height, person });
      // From the second visit on, the browser knows the owner and waits for the answer.
      await page.goto(address);
      await page.getByText(sign).filter({ visible: true }).first().waitFor();
      await shiftWhileOpening(page, address);
      await page.getByText(sign).filter({ visible: true }).first().waitFor();
      await page.waitForTimeout(300);
      expect((await paintsOf(page)).shift).toBeLessThan(0.02);
    }
  });

  itLong.each([
    [360, 640],
    [1280, 800],
  ])('causes no layout shift while answers are slow, %i px wide', async (width, height) => {
    for (const [person, sign, status] of [
      [await owner(), 'Start reading', undefined],
      [await signUpPerson(), 'Unlock', undefined],
      [await owner(), 'Check again', 500],
    ] as const) {
      const { page, expectComplaint } = await visit({ width, height, person });
      expectComplaint(/status of 500/);
      await page.route('**/api/path-compiler/**', async (route) => {
        await setTimeout(800);
        const fails = status !== undefined && route.request().url().includes('purchase-status');
        await (fails ? route.fulfill({ status, json: {} }) : route.continue());
      });
      // The browser does not know the owner on the first visit and may know it on the second.
      for (const _visit of ['first', 'second']) {
        await shiftWhileOpening(page, address);
        await page.getByText(sign).filter({ visible: true }).first().waitFor();
        await page.waitForTimeout(300);
        expect((await paintsOf(page)).shift, sign).toBeLessThanOrEqual(0.001);
      }
    }
  });

  itLong('shows an unknown account what is free from the first paint, and no price', async () => {
    const person = await owner();
    const { page } = await visit({ width: 360, height: 640, person });
    const asked = Promise.withResolvers<void>();
    await page.route('**/purchase-status/**', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.route('**/assets/*.js', async (route) => {
      await setTimeout(500);
      await route.continue();
    });
    const title = page.locator('.path-section h2').first();
    const offer = page.getByRole('main').getByText(/\$49|are locked/);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('[data-access="visitor"] .path-section').first().waitFor();
    expect(await title.isVisible()).toBe(true);
    await page.locator('[data-access="checking"]').waitFor();
    expect(await title.isVisible()).toBe(true);
    expect(await offer.filter({ visible: true }).count()).toBe(0);
    asked.resolve();
    await page.getByRole('link', { name: 'Start reading' }).waitFor();
  });

  itLong('keeps open what is being read when the page hydrates late', async () => {
    const person = await owner();
    const { page } = await visit({ width: 1280, height: 800, person });
    await page.goto(address);
    await page.getByRole('link', { name: 'Start reading' }).waitFor();
    await page.route('**/assets/*.js', async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    await shiftWhileOpening(page, address);
    await page.getByRole('link', { name: 'Start reading' }).waitFor();
    expect((await paintsOf(page)).shift).toBeLessThanOrEqual(0.001);
  });

  itLong(
    'shows its contents in a sheet over the bar of a phone, which closes by its button, by Escape and by a press outside',
    async () => {
      const person = await owner();
      const { page } = await visit({ width: 360, height: 640, person });
      await page.goto(address);
      await fourth(page).waitFor();
      const button = page.getByRole('button', { name: 'Contents' });
      const sheet = page.locator('.contents-sheet');
      const ways = [
        () => page.mouse.click(180, 40),
        () => sheet.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
      ];
      for (const [way, close] of ways.entries()) {
        await button.click();
        await sheet.getByRole('heading', { name: 'Contents' }).waitFor();
        const [top, bar] = await Promise.all([button.boundingBox(), sheet.boundingBox()]);
        expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
        await close();
        await sheet.waitFor({ state: 'hidden' });
        // A press outside returns the focus, as with every popover.
        if (way > 0) expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
      }
    },
  );

  itLong('passes into the form of a plan by a button', async () => {
    const person = await owner(100);
    const { page } = await visit({ width: 360, height: 640, person });
    await page.goto(address);
    await page.getByRole('link', { name: 'Build a plan on this path' }).last().click();
    await page.waitForURL('**/make-money/path-compiler');
    const chip = (within: Page | Locator) =>
      within.getByRole('button', { name: /^Builds on Weekend Reseller/ });
    await chip(page).waitFor();
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await chip(page.getByRole('dialog')).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/make-money/path-compiler/runs/**');
    await chip(page).waitFor();
    expect(await background(page).inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('carried-path'))).toBeNull();
    await background(page).fill('I sell old books at a market.');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await page.reload();
    await chip(page).click();
    expect(await background(page).inputValue()).toBe('I sell old books at a market.');
    await chip(page).waitFor({ state: 'detached' });
  });

  itLong('has a kit: figures to try out by keyboard, kept on this device, and files to save', async () => {
    const person = await owner();
    const { page } = await visit({ width: 320, height: 640, person });
    await page.goto(`${address}#working-kit`);
    const price = page.getByRole('textbox', { name: /^Price/ });
    await price.waitFor();
    // The address leads to the kit, though the kit loaded after the page.
    await page.locator('.phone-bar p').getByText('Your working kit').waitFor();
    const result = page
      .getByRole('row', { name: /^You keep from one sale/ })
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
    // There is one fold: a template is copied next to its name and read below it.
    await page.getByRole('heading', { name: /^\d+ templates to copy$/ }).click();
    const template = page.locator('.kit-template').first();
    await template.getByRole('button', { name: /^Copy/ }).click();
    await template
      .getByText(/^Copied$|won’t let us copy/)
      .first()
      .waitFor();
    await template.locator('summary').click();
    await template.getByRole('link', { name: /^From section: / }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.reload();
    await price.waitFor();
    expect(await price.inputValue()).toBe('$150');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the whole kit (ZIP)' }).click();
    expect((await saved).suggestedFilename()).toBe('weekend-reseller-kit.zip');
  });

  itLong('ends with a link to the next path', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    await page.goto(address);
    const next = page.getByRole('navigation', { name: 'Next path' });
    const title = await next.getByRole('heading').textContent();
    await next.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe(address);
  });

  itLong('prints its text alone', async () => {
    const person = await owner();
    const { page } = await visit({ width: 360, height: 640, person });
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
    // Paper is printed in dark ink, whatever the colours of the screen.
    const head = await page.locator('.path-head').evaluate((found) => {
      const { borderImageSource, color } = getComputedStyle(found);
      return { borderImageSource, inInk: color === getComputedStyle(document.documentElement).color };
    });
    expect(head).toEqual({ borderImageSource: 'none', inInk: true });
    for (const around of ['banner', 'contentinfo', 'complementary'] as const)
      expect(await page.getByRole(around).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Print this path' }).count()).toBe(0);
  });
});
