import { expect, it } from 'vitest';
import { pages } from '#shared/contract/pages.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { comesAlive } from '../testing/paints.ts';
import { visibleWords } from '../testing/visible-words.ts';

const { visit } = openBrowser();

itLong.each([
  [360, 6500],
  [1280, 4600],
])('the home page, %i px wide, is at most %i px long', async (width, most) => {
  const { page } = await visit({ width, height: 800 });
  await page.goto('/');
  await comesAlive(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
});

itLong.each<[path: string, most: number, without?: string]>([
  [pages.home.path, 450],
  [pages.plans.path, 500],
  [pages.buildPath.path, 600],
  [pages.tools.path, 450],
  [pages.grantMvp.path, 150],
  // Without its two free sections, which are the handbook’s own text.
  ['/make-money/paths/local-earner/mobile-garden-care', 600, '.path-section'],
])('%s has at most %i words on a phone', async (path, most, without = '') => {
  const { page } = await visit({ width: 360, height: 800 });
  await page.goto(path);
  await comesAlive(page);
  expect(await visibleWords(page, without)).toBeLessThanOrEqual(most);
});

it('nothing on a page, its schemas included, attempts what the content policy refuses', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('main').getByText('Please enter your password.').first().waitFor();
  const refused = await page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused);
  expect(refused).toEqual([]);
});
