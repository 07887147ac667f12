import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { signUpPerson } from '#functions/testing/people.ts';
import { pages } from '#shared/contract/pages.ts';
import { isLongRun, sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { lostTexts } from '../testing/lost-texts.ts';
import { comesAlive } from '../testing/paints.ts';

const { visit } = openBrowser();

const open = Object.values(pages).filter((page) => page.html === 'prerendered');
const guarded = sampleOf(
  Object.values(pages).filter((page) => page.needsSession),
  2,
);
const concrete = (path: string) => path.replaceAll(/:\w+/g, 'some-id');

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('every public page', () => {
  it.each(sampleOf(open, 4).map(({ path }) => path))(
    '%s reads well on a phone, on a wide screen, and with any text settings',
    async (path) => {
      const { page } = await visit({ width: 320 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await comesAlive(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await isTooWide(page)).toBe(false);
      await expectAccessible(page);
      expect(await lostTexts(page)).toEqual([]);

      await page.setViewportSize({ width: 1280, height: 900 });
      if (isLongRun) await page.reload();
      const heading = page.getByRole('heading', { level: 1 });
      const roomPx = () => heading.evaluate((one) => one.parentElement?.getBoundingClientRect().width ?? 0);
      await expect.poll(roomPx).toBeGreaterThan(360);
      expect(await isTooWide(page)).toBe(false);
    },
  );

  itLong.each([
    [360, 121, 97],
    [1280, 129, 113],
  ])('has its heading at one of two heights, at %i', async (width, belowTrail, plain) => {
    const { page } = await visit({ width, height: 800 });
    const topOf = async (path: string): Promise<number> => {
      await page.goto(path);
      return (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? expect.fail();
    };
    const below = [
      pages.moneyRules,
      pages.startupStack,
      pages.marketingStack,
      pages.registerAbn,
      pages.grantMvp,
    ];
    for (const { path } of below) expect(Math.abs((await topOf(path)) - belowTrail), path).toBeLessThan(2);
    for (const { path } of [pages.about, pages.terms, pages.error])
      expect(Math.abs((await topOf(path)) - plain), path).toBeLessThan(2);
  });

  itLong('has a name of thirteen letters unbroken in its head, on a tablet', async () => {
    const person = { ...(await signUpPerson()), name: 'Dora Maddison' };
    const { page } = await visit({ width: 768, person });
    await page.goto(pages.about.path);
    const name = page.getByRole('button', { name: person.name }).getByText(person.name);
    await page.getByRole('link', { name: /buy tokens/ }).waitFor();
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  itLong.each(['/about', '/make-money/path-compiler', '/make-money/money-and-rules'])(
    '%s shows its icons in the text colour in forced-colours mode',
    async (path) => {
      const { page } = await visit({ width: 1280 });
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await page.goto(path);
      const icons = await page
        .getByRole('main')
        .locator('svg[stroke="currentColor"]')
        .evaluateAll((all) =>
          all.map((icon) => [
            getComputedStyle(icon).stroke,
            getComputedStyle(icon.parentElement ?? icon).color,
          ]),
        );
      expect(icons.length).toBeGreaterThan(2);
      expect(icons.filter(([own, words]) => own !== words)).toEqual([]);
    },
  );

  itLong('has its title, description and canonical address before any script runs', async () => {
    const { page } = await visit({ javaScript: false });
    const seen = new Map<string, string>();
    for (const { path } of open) {
      await page.goto(path);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toBe(new URL(path, inject('siteUrl')).href);
      const words = `${await page.title()} — ${await page.locator('meta[name=description]').getAttribute('content')}`;
      expect(seen.get(words), `${path} says the same of itself as another page`).toBeUndefined();
      seen.set(words, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });
});

describe('a page that needs a session', () => {
  it('leads to the login and back', async () => {
    const { page } = await visit();
    for (const path of guarded.map((one) => concrete(one.path))) {
      await page.goto(path);
      await page.waitForURL(`**/login?ref=${encodeURIComponent(path)}`);
    }
  });
});

describe('an unknown address', () => {
  it('answers 404 with the error page and a working link home', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 404/);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expectAccessible(page);
    await page.getByRole('link', { name: /homepage/i }).click();
    await page.waitForURL(`${inject('siteUrl')}/`);
  });
});

describe('a page', () => {
  it('is shown whatever follows the # of its address', async () => {
    const { page } = await visit();
    await page.goto('/about#100%');
    await comesAlive(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click();
    await page.getByRole('heading', { level: 1, name: /^Tools/ }).waitFor();
    await page.evaluate(() => {
      location.hash = '#%E0%A4%A';
    });
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
  });
});

describe('the canonical address', () => {
  it('is built from the path, for a page that needs a session', async () => {
    const { page, expectComplaint } = await visit({ person: await signUpPerson() });
    expectComplaint(/status of 404/);
    for (const path of guarded.map((one) => concrete(one.path))) {
      await page.goto(`${path}?x=1`);
      const canonical = page.locator('link[rel=canonical]');
      await expect.poll(() => canonical.count()).toBe(1);
      expect(await canonical.getAttribute('href')).toBe(new URL(path, inject('siteUrl')).href);
    }
  });
});

describe('an unknown address of a path', () => {
  const absent = '/make-money/paths/side-hustle-starter/no-such-path';

  it('shows Path Not Found from the first paint, with scripts and without', async () => {
    const still = await visit({ javaScript: false });
    still.expectComplaint(/status of 404/);
    const response = await still.page.goto(absent);
    expect(response?.status()).toBe(404);
    await still.page.getByRole('heading', { level: 1, name: 'Path Not Found' }).waitFor();

    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 404/);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent ?? '';
        if (heading !== '' && seen.at(-1) !== heading) seen.push(heading);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(absent);
    const canonical = page.locator('link[rel=canonical]');
    await expect.poll(() => canonical.count()).toBe(1);
    expect(await canonical.getAttribute('href')).toBe(new URL(absent, inject('siteUrl')).href);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([
      'Path Not Found',
    ]);
    expect(await page.title()).toMatch(/^Path Not Found/);
    await expectAccessible(page);
  });
});

describe('moving between pages', () => {
  it('works from the menu of a phone, by keyboard alone', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/');
    await comesAlive(page);
    const menu = page
      .getByRole('banner')
      .getByRole('button', { name: /menu/i })
      .or(page.locator('header summary'));
    await menu.first().focus();
    await page.keyboard.press('Enter');
    const about = page.getByRole('banner').getByRole('link', { name: 'About' });
    await about.waitFor();
    await about.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/about');
  });
});
