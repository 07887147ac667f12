import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { holdBack, openWithoutScripts, scripts } from '../testing/hold-back.ts';
import { comesAlive } from '../testing/paints.ts';

const { visit } = openBrowser();

const isPageCode = (address: string): boolean => address.includes('-page-');

const fillInCheck = async (page: Page): Promise<void> => {
  await page.getByLabel(/What would you like to earn/).fill('$800 a month by next June');
  await page.getByLabel(/Hours a week/).selectOption('3–5h');
  await page.getByLabel(/Start-up budget/).selectOption('<300');
  await page.getByLabel(/Your skills/).fill('writing');
  await page.getByLabel(/Your interests/).fill('books');
};
const lockedPath = '/make-money/paths/side-hustle-starter/weekend-reseller';
const unlock = (page: Page) => page.getByRole('link', { name: 'Unlock', exact: true }).click();
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'hasn’t loaded' });

const lose = (page: Page, lost: (address: string) => boolean) =>
  page.route(scripts, (route) => (lost(route.request().url()) ? route.abort() : route.continue()));

const isHydrated = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('html').getAttribute('data-life')).toBe('here');
};

const loadAgain = async (page: Page): Promise<void> => {
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await isHydrated(page);
  expect(await note(page).count()).toBe(0);
};

describe('before the scripts of a page have loaded', () => {
  it('keeps the answers to a goal check', async () => {
    const { page } = await visit();
    const letGo = await holdBack(page);
    await openWithoutScripts(page, '/');
    await fillInCheck(page);
    letGo();
    await isHydrated(page);
    await page.getByRole('button', { name: 'Check my goal' }).click();
    await page.getByRole('heading', { name: 'Your goal, checked' }).waitFor();
    expect(await note(page).count()).toBe(0);
  });

  itLong('keeps a custom amount, and counts it once the scripts have loaded', async () => {
    const { page } = await visit({ width: 360 });
    const letGo = await holdBack(page);
    await openWithoutScripts(page, '/fund-us');
    const field = page.getByLabel('Your own amount');
    await field.fill('1250.50');
    letGo();
    await page.getByRole('button', { name: 'Give $1,250.50' }).waitFor();
    expect(await field.inputValue()).toBe('1,250.50');
  });

  it('checks a goal once it can, if the button was pressed before', async () => {
    const { page } = await visit();
    const letGo = await holdBack(page);
    await openWithoutScripts(page, '/');
    await fillInCheck(page);
    await page.getByRole('button', { name: 'Check my goal' }).click();
    letGo();
    await page.getByRole('heading', { name: 'Your goal, checked' }).waitFor();
  });

  it('keeps the text of a form, and stays on the page when its button is pressed', async () => {
    const { page } = await visit();
    const letGo = await holdBack(page);
    await openWithoutScripts(page, '/login');
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('mia at home');
    await main.getByLabel('Password', { exact: true }).fill('banksia');
    await main.getByRole('button', { name: 'Log in' }).click();
    letGo();
    await isHydrated(page);
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await main.getByLabel('Email').inputValue()).toBe('mia at home');
    expect(await main.getByLabel('Password', { exact: true }).inputValue()).toBe('banksia');
    await main.getByRole('button', { name: 'Log in' }).click();
    await main.locator('[aria-invalid=true]').first().waitFor();
  });

  itLong('keeps an open menu open, and closes it on navigation', async () => {
    const { page } = await visit({ width: 360 });
    const letGo = await holdBack(page);
    await openWithoutScripts(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const link = page.locator('#site-menu').getByRole('link', { name: 'Tools' });
    await link.waitFor();
    letGo();
    await isHydrated(page);
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await page.waitForURL('**/tools');
    await link.waitFor({ state: 'hidden' });
  });

  itLong('keeps a search and a chip of the library, and applies them later', async () => {
    const { page } = await visit({ width: 360 });
    const letGo = await holdBack(page);
    await openWithoutScripts(page, '/make-money/build-path');
    await page.getByLabel('Search paths').fill('photo');
    await page.getByText('From home', { exact: true }).click();
    letGo();
    await page.waitForURL((url) => /q=photo/.test(url.search) && /home=1/.test(url.search));
  });

  it('shows Unlock as an ordinary link', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    const letGo = await holdBack(page);
    await openWithoutScripts(page, lockedPath);
    await unlock(page);
    await page.waitForURL(`**/login?ref=${encodeURIComponent(lockedPath)}`, { waitUntil: 'commit' });
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Log in to unlock Weekend Reseller' }).waitFor();
  });

  itLong('shows sections that cannot be folded with headings of one size, on a phone', async () => {
    const { page } = await visit({ width: 360, javaScript: false });
    await page.goto(lockedPath);
    const sizes = await page
      .locator('.path-section h2')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    expect(sizes.length).toBeGreaterThan(1);
    expect(new Set(sizes).size).toBe(1);
  });

  it('says in place of a goal check that it needs scripts, where they are turned off', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto('/');
    const said = page.locator('noscript p', { hasText: 'The check needs JavaScript in your browser.' });
    expect(await said.isVisible()).toBe(true);
    expect(await page.getByLabel(/What would you like to earn/).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Check my goal' }).isVisible()).toBe(false);
  });
});

it.each(
  sampleOf(
    [
      '/',
      '/make-money/build-path',
      '/make-money/path-compiler',
      lockedPath,
      '/make-money/paths/local-earner',
    ],
    2,
  ),
)('%s requests no content that the page already holds', async (address) => {
  const { page } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  await comesAlive(page);
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
});

describe('a page whose scripts do not arrive', () => {
  const missing = [
    ['all of them', () => true],
    ['those of the page alone', isPageCode],
  ] as const;
  it.each(sampleOf(missing, 1))('says so (%s missing), and works after a reload', async (_which, lost) => {
    const { page, expectComplaint } = await visit({ width: 360, height: 640 });
    expectComplaint(/ERR_FAILED|dynamically imported module/);
    await lose(page, lost);
    await page.goto('/');
    await note(page).waitFor();
    await expectAccessible(page);
    await loadAgain(page);
  });

  it('keeps Unlock as an ordinary link', async () => {
    const { page, expectComplaint } = await visit({ width: 360, height: 640 });
    expectComplaint(/ERR_FAILED|dynamically imported module/);
    await lose(page, isPageCode);
    await page.goto(lockedPath);
    await unlock(page);
    await page.waitForURL(`**/login?ref=${encodeURIComponent(lockedPath)}`);
  });

  itLong('says so when it has no HTML, and does not wait forever', async () => {
    const { page, expectComplaint } = await visit({ width: 360, height: 640 });
    expectComplaint(/ERR_FAILED/);
    await lose(page, () => true);
    await page.goto('/dashboard');
    await note(page).waitFor();
    expect(await page.locator('main .animate-pulse').first().isVisible()).toBe(false);
    await loadAgain(page);
  });
});
