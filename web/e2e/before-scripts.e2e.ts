import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/accessibility.ts';
import { openBrowser } from '../testing/browser.ts';
import { holdBack, scripts } from '../testing/hold-back.ts';
import { comesAlive } from '../testing/paints.ts';
import { newPerson, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

const isLater = (address: string): boolean => !address.includes('/start-');

const fillInCheck = async (page: Page): Promise<void> => {
  await page.getByLabel(/What would you like to earn/).fill('A$800 a month by next June');
  await page.getByLabel(/Hours a week/).selectOption('3–5h');
  await page.getByLabel(/Budget to begin/).selectOption('<300');
  await page.getByLabel(/What can you do/).fill('writing');
  await page.getByLabel(/What do you like/).fill('books');
};
const checkGoal = (page: Page) => page.getByRole('button', { name: 'Check my goal' }).click();
const lockedPath = '/make-money/paths/side-hustle-starter/weekend-reseller';
const unlock = (page: Page) => page.getByRole('link', { name: 'Unlock', exact: true }).click();
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'has not loaded' });

const lose = (page: Page, lost: (address: string) => boolean) =>
  page.route(scripts, (route) => (lost(route.request().url()) ? route.abort() : route.continue()));

const loadAgain = async (page: Page): Promise<void> => {
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-life'), { timeout: 10_000 }).toBe('here');
  expect(await note(page).count()).toBe(0);
};

describe('before the scripts of a page are there', () => {
  it.each(['/', '/login'])('%s is painted before any of them is asked for', async (address) => {
    const { page } = await visit();
    await page.goto(address);
    await comesAlive(page);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      performance
        .getEntriesByType('resource')
        .find(
          ({ name }) =>
            document.getElementById('root')?.dataset.scripts?.includes(new URL(name).pathname) &&
            !name.includes('/start-'),
        )?.startTime ?? 0,
    ]);
    expect(asked).toBeGreaterThan(painted);
  });

  it('a goal check is kept, and made once they are', async () => {
    const { page } = await visit();
    const letGo = await holdBack(page, isLater);
    await page.goto('/');
    await fillInCheck(page);
    await checkGoal(page);
    letGo();
    await page.getByRole('heading', { name: 'Your goal, checked' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await note(page).count()).toBe(0);
  });

  it('an amount of one’s own is kept, and counted once they are', async () => {
    const { page } = await visit({ width: 360 });
    const letGo = await holdBack(page, isLater);
    await page.goto('/fund-us');
    const field = page.getByLabel('Your own amount');
    await field.fill('1250.50');
    letGo();
    await page.getByRole('button', { name: 'Give A$1,250.50' }).waitFor();
    expect(await field.inputValue()).toBe('1,250.50');
  });

  it('the menu that was opened stays open, and shuts where it leads', async () => {
    const { page } = await visit({ width: 360 });
    const letGo = await holdBack(page, isLater);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const link = page.locator('#site-menu').getByRole('link', { name: 'Tools' });
    await link.waitFor();
    letGo();
    await expect.poll(() => page.locator('html').getAttribute('data-life')).toBe('here');
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await page.waitForURL('**/tools');
    await link.waitFor({ state: 'hidden' });
  });

  it('a search and a chip of the library are kept, and done once they are', async () => {
    const { page } = await visit({ width: 360 });
    const letGo = await holdBack(page, isLater);
    await page.goto('/make-money/build-path');
    await page.getByLabel('Search paths').fill('photo');
    await page.getByText('From home', { exact: true }).click();
    letGo();
    await page.waitForURL((url) => /q=photo/.test(url.search) && /home=1/.test(url.search));
  });

  it('a plan that is chosen is asked for once they are', async () => {
    const { page } = await visit();
    const letGo = await holdBack(page, isLater);
    await page.goto('/make-money/path-compiler');
    await page.getByRole('button', { name: /^Choose Basic/ }).click();
    letGo();
    await page.waitForURL(/\/(login|signup)/);
  });

  it('a press counts for what was pressed, though the page moves as it comes to life', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    const letGo = await holdBack(page, isLater);
    await page.goto(`/login?ref=${encodeURIComponent('/make-money/path-compiler/runs/run_of_nobody')}`);
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('nobody at all');
    const send = main.getByRole('button', { name: 'Log in' });
    const before = (await send.boundingBox()) ?? expect.fail();
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Log in to go on with your plan' }).waitFor();
    const after = (await send.boundingBox()) ?? expect.fail();
    expect(Math.abs(after.y - before.y)).toBeGreaterThan(before.height / 2);
    await page.mouse.up();
    // It was sent, and says what is wrong.
    await main.locator('[aria-invalid=true]').first().waitFor();
  });

  it('Unlock leads to the sign-up form once they are, and from there to the open dialog', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    const letGo = await holdBack(page, isLater);
    await page.goto(lockedPath);
    await unlock(page);
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Sign up to unlock Weekend Reseller' }).waitFor();
    await signUpOnPage(page, newPerson());
    await page.waitForURL(`**${lockedPath}`);
    await page.getByRole('dialog').getByRole('heading', { name: 'Unlock this path' }).waitFor();
  });

  it('Unlock is an ordinary link where they do not come in time', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    const letGo = await holdBack(page, isLater);
    await page.goto(lockedPath);
    await unlock(page);
    await page.waitForURL(`**/login?ref=${encodeURIComponent(lockedPath)}`);
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Log in to unlock Weekend Reseller' }).waitFor();
  });

  it('sections that cannot be folded have headings of one size, on a phone', async () => {
    const { page } = await visit({ width: 360, javaScript: false });
    await page.goto(lockedPath);
    const sizes = await page
      .locator('.path-section h2')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    expect(sizes.length).toBeGreaterThan(1);
    expect(new Set(sizes).size).toBe(1);
  });

  it('a goal check says what it needs and offers nothing to fill in, where there will never be any', async () => {
    const { page } = await visit({ javaScript: false });
    for (const address of ['/', '/make-money/path-compiler']) {
      await page.goto(address);
      const said = page.locator('noscript p', { hasText: 'The check needs JavaScript in your browser.' });
      expect(await said.isVisible()).toBe(true);
      expect(await page.getByLabel(/What would you like to earn/).isVisible()).toBe(false);
      expect(await page.getByRole('button', { name: 'Check my goal' }).isVisible()).toBe(false);
    }
  });
});

describe('a page that says what it is made of only where it shows it', () => {
  const library = '/make-money/build-path';
  const gist = 'Find, fix and resell used goods';
  const content = '**/mocks/**';
  /** As a translator does it, and an extension that hides what it does not like. */
  const changeTexts = (page: Page) =>
    page.evaluate((text) => {
      const shown = [...document.querySelectorAll('[data-drawn]')];
      const meant = shown.find(({ textContent }) => textContent === text);
      meant?.replaceChildren('Trouver, réparer et revendre');
      shown.at(-1)?.remove();
      return meant !== undefined;
    }, gist);

  it.each(['/', library, '/make-money/path-compiler', lockedPath, '/make-money/paths/local-earner'])(
    '%s takes all of it from there',
    async (address) => {
      const { page } = await visit();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(address);
      await comesAlive(page);
      expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
      expect(await page.locator('[data-drawn]').count()).toBe(0);
    },
  );

  it('asks for it when it was changed before it came to life', async () => {
    const { page, expectComplaint } = await visit({ width: 360 });
    expectComplaint(/Minified React error #418/);
    const letGo = await holdBack(page, isLater);
    await page.goto(library);
    expect(await changeTexts(page)).toBe(true);
    const answered = page.waitForResponse(content);
    letGo();
    await answered;
    await comesAlive(page);
    await page.getByText(gist).first().waitFor();
    expect(await page.getByText('undefined').count()).toBe(0);
    await page.getByRole('searchbox').fill('resell');
    await page.waitForURL(/q=resell/);
  });

  it('stays as it is when it was changed and cannot be had', async () => {
    const { page, expectComplaint } = await visit({ width: 360 });
    expectComplaint(/ERR_FAILED|The page has no content/);
    await page.route(content, (route) => route.abort());
    const letGo = await holdBack(page, isLater);
    await page.goto(library);
    await changeTexts(page);
    letGo();
    await note(page).waitFor();
    expect(await page.getByText('Trouver, réparer et revendre').isVisible()).toBe(true);
  });
});

describe('a page whose scripts do not arrive', () => {
  it.each([
    ['all of them', () => true],
    ['all but the first', isLater],
  ])('says so (%s missing), and comes to life when loaded again', async (_which, lost) => {
    const { page, expectComplaint } = await visit({ width: 360, height: 640 });
    expectComplaint(/ERR_FAILED|dynamically imported module/);
    await lose(page, lost);
    await page.goto('/');
    await note(page).waitFor();
    await expectAccessible(page);
    await loadAgain(page);
  });

  it('lets Unlock lead on as an ordinary link', async () => {
    const { page, expectComplaint } = await visit({ width: 360, height: 640 });
    expectComplaint(/ERR_FAILED|dynamically imported module/);
    await lose(page, isLater);
    await page.goto(lockedPath);
    await unlock(page);
    await page.waitForURL(`**/login?ref=${encodeURIComponent(lockedPath)}`);
  });

  it('and has no HTML of its own says so instead of waiting for ever', async () => {
    const { page, expectComplaint } = await visit({ width: 360, height: 640 });
    expectComplaint(/ERR_FAILED/);
    await lose(page, () => true);
    await page.goto('/dashboard');
    await note(page).waitFor();
    expect(await page.locator('main .animate-pulse').first().isVisible()).toBe(false);
    await loadAgain(page);
  });
});
