import { describe, expect, it } from 'vitest';
import { signUpPerson } from '#functions/testing/people.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { comesAlive, shiftWhileOpening } from '../testing/paints.ts';
import { checkGoal } from './check-goal.ts';
import { endSessionElsewhere } from './end-session.ts';
import { logInOnPage, newPerson, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

describe('the free goal check', () => {
  it('goes from five answers on a phone, offline, to a plan whose form has them', async () => {
    const { page, expectComplaint } = await visit({ width: 320 });
    // Pictures further down, which nobody came near before.
    expectComplaint(/ERR_INTERNET_DISCONNECTED.*\.avif/);
    await page.goto('/');
    // Its model is fetched when somebody begins.
    await comesAlive(page);
    await page.waitForLoadState('networkidle');
    const model = page.waitForResponse(/\/assets\/.*\.js$/);
    await page.getByRole('link', { name: 'Check my goal, free' }).first().click();
    await page.locator('#goal-check-incomeGoal:focus').waitFor();
    await model;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByLabel('What would you like to earn?').fill('A$800 a month by next June');
    await page.getByLabel('Hours a week').selectOption('3–5h');
    await page.getByLabel('Budget to begin').selectOption('<300');
    await page.getByLabel('What can you do?').fill('writing, editing');
    await page.getByLabel('What do you like?').fill('books');
    // By key: a pointer that came to rest on the path that fits would have its page fetched.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Check my goal' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Your goal, checked' });
    await heading.waitFor();
    // At the top of the screen, with the figures under it.
    await expect.poll(() => heading.evaluate((found) => found.getBoundingClientRect().top)).toBeLessThan(40);
    const result = page.getByRole('region', { name: 'Your goal, checked' });
    await result.getByText(/^A stretch: A\$\d+ a month short$/).waitFor();
    const path = result.getByRole('article').getByRole('link');
    expect(await path.getAttribute('href')).toMatch(/^\/make-money\/paths\/[\w-]+\/[\w-]+$/);
    await page.context().setOffline(false);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('link', { name: 'Basic, A$38.50: as it stands' }).waitFor();
    await page.getByRole('link', { name: 'Pro, A$99: a person reads it first' }).click();
    await page.waitForURL(/\/make-money\/path-compiler\?plan=PRO/);
    await page.getByText(/^Your check: A stretch, A\$\d+ a month, goal A\$800\. Pro fits/).waitFor();
    await page.getByRole('article', { name: 'Pro' }).getByText('Fits your check').waitFor();
    expect(await shiftWhileOpening(page, '/make-money/path-compiler')).toBe(0);
    await page.getByText('Fits your check').waitFor();
    const fits = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(fits).toBeLessThanOrEqual(320);

    await page.goto('/signup');
    await signUpOnPage(page, newPerson());
    await page.waitForURL('**/dashboard');
    await page.goto('/make-money/path-compiler');
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/__local/checkout/**');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/make-money/path-compiler/runs/**');
    await page.getByText('We filled in the answers of your goal check.').waitFor();
    await page.getByText('5 of 6 answered already.').waitFor();
    expect(await page.getByLabel('Income goal').count()).toBe(0);
    await page.getByRole('button', { name: 'Change these answers' }).click();
    await page.locator('#run-budget:focus').waitFor();
    expect(await page.getByLabel('Income goal').inputValue()).toBe('A$800 a month by next June');
    expect(await page.getByLabel('Budget').inputValue()).toBe('<300');
  });

  itLong('is drawn in the colours of a system that chooses its own', async () => {
    const { page } = await visit({ width: 360 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/#goal=A%24800+a+month&hours=3-5h&budget=%3C300&skills=writing&interests=books');
    const pictures = page.getByRole('img', { name: /^Left each month/ });
    await expect.poll(() => pictures.count()).toBe(1);
    const letters = await pictures
      .locator('text')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
    expect(letters.length).toBeGreaterThanOrEqual(4);
    const words = await page.getByRole('main').evaluate((main) => getComputedStyle(main).color);
    expect(new Set(letters)).toEqual(new Set([words]));
  });

  it('is shown again, where it stood, to who comes back or loads the page again', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/');
    await comesAlive(page);
    await page.getByRole('link', { name: 'Check my goal, free' }).first().click();
    await checkGoal(page);
    const result = page.getByRole('region', { name: 'Your goal, checked' });
    const path = result.getByRole('article').getByRole('link');
    await path.waitFor();
    // Somewhere in the middle of it.
    await result.getByText('What it uses of your answers').scrollIntoViewIfNeeded();
    const heading = page.locator('#goal-check-result');
    const topNow = () => heading.evaluate((found) => Math.round(found.getBoundingClientRect().top));
    const kept = () => page.evaluate(() => Object(history.state)['goal-check']);
    await expect.poll(async () => Math.abs((await topNow()) - (await kept()))).toBeLessThanOrEqual(1);
    const top = await topNow();
    const isThere = async () => Math.abs((await topNow()) - top);
    await path.press('Enter');
    await page.waitForURL('**/make-money/paths/**');
    await page.goBack();
    await heading.waitFor();
    await expect.poll(isThere).toBeLessThanOrEqual(2);
    await page.reload();
    await heading.waitFor();
    await expect.poll(isThere).toBeLessThanOrEqual(4);
  });

  it('leads from a hopeless goal to a nearer one, and to no plan', async () => {
    const { page } = await visit({ width: 320 });
    await page.goto(
      `/#${new URLSearchParams({ goal: 'A$15,000 a month in 3 months', hours: '1–3h', budget: '<1000', skills: 'bookkeeping, spreadsheets', interests: 'numbers' })}`,
    );
    const result = page.getByRole('region', { name: 'Your goal, checked' });
    await result.getByRole('heading', { name: 'No plan closes this gap' }).waitFor();
    expect(await result.getByRole('link', { name: /^(Basic|Pro|Enterprise),/ }).count()).toBe(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const nearer = result.getByRole('button', { name: /^Test A\$\d+ a month instead$/ });
    const amount = (await nearer.textContent())?.match(/A\$\d+ a month/)?.[0] ?? '';
    await nearer.click();
    await result.locator('dd').getByText(amount, { exact: true }).waitFor();
    expect(await page.getByLabel('What would you like to earn?').inputValue()).toBe(`${amount} in 9 months`);
    await page.locator('#goal-check-result:focus').waitFor();
    await expect
      .poll(() => page.locator('#goal-check-result').evaluate((found) => found.getBoundingClientRect().top))
      .toBeLessThan(40);
  });

  it('shows a shared check at once', async () => {
    const { page } = await visit({ width: 1280 });
    await page.goto('/#goal=A%24500+a+month&hours=5-10h&budget=%3C100&skills=repairs&interests=gardens');
    await page.getByText('A$500 a month', { exact: true }).waitFor();
    await expectAccessible(page);
    // Another that is opened in the same tab, and one whose hours are none.
    await page.evaluate(() => {
      location.hash = '#goal=A%24300+a+month&hours=5-10h&budget=%3C100&skills=repairs&interests=gardens';
    });
    await page.getByText('A$300 a month', { exact: true }).waitFor();
    await page.evaluate(() => {
      location.hash = '#goal=A%24300+a+month&hours=banana&budget=%3C100&skills=repairs&interests=gardens';
    });
    await page.getByRole('heading', { name: 'Your goal, checked' }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Hours a week').inputValue()).toBe('');
  });

  it('typed before signing up goes to that account, and to nobody who logs in after its session has ended', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 401/);
    const goal = page.getByLabel('What would you like to earn?');
    await page.goto('/');
    await checkGoal(page);
    await page.goto('/signup');
    await signUpOnPage(page, newPerson());
    await page.waitForURL('**/dashboard');
    await page.goto('/');
    await expect.poll(() => goal.inputValue()).toBe('A$800 a month by next June');
    await endSessionElsewhere(page);
    await page.goto('/dashboard');
    await page.waitForURL('**/login?ref=**');
    await logInOnPage(page, (await signUpPerson()).email);
    await page.waitForURL('**/dashboard');
    await page.goto('/');
    await comesAlive(page);
    expect(await goal.inputValue()).toBe('');
  });
});
