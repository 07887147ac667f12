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
  it('carries five answers on a phone into the form of a plan', async () => {
    const { page } = await visit({ width: 320 });
    await page.goto('/');
    await comesAlive(page);
    await page.getByRole('link', { name: 'Check my goal, free' }).first().click();
    await page.locator('#goal-check-incomeGoal:focus').waitFor();
    await page.getByText('We don’t keep your answers.').waitFor();
    await page.getByLabel('What would you like to earn?').fill('$1,500 a month by next June');
    await page.getByLabel('Hours a week').selectOption('5–10h');
    await page.getByLabel('Start-up budget').selectOption('<300');
    await page.getByLabel('Your skills').fill('bookkeeping in Xero, 4 years');
    await page.getByLabel('Your interests').fill('numbers');
    await page.getByRole('button', { name: 'Check my goal' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Your goal, checked' });
    await heading.waitFor();
    // The result is at the top of the screen, with the figures below it.
    await expect.poll(() => heading.evaluate((found) => found.getBoundingClientRect().top)).toBeLessThan(40);
    const result = page.getByRole('region', { name: 'Your goal, checked' });
    await result.getByText(/You want \$1,500 a month .+ and can offer bookkeeping/).waitFor();
    const businesses = result.getByRole('article');
    expect(await businesses.count()).toBe(3);
    await businesses.first().getByText('An hour of work leaves').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('link', { name: 'Basic, $38.50: no review' }).waitFor();
    await page.getByRole('link', { name: 'Pro, $99: checked by a person' }).click();
    await page.waitForURL(/\/make-money\/path-compiler\?plan=PRO/);
    await page.getByText(/^Your check: A stretch, about \$[\d,]+ of \$1,500 a month\. Pro fits/).waitFor();
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
    await page.getByText('We filled in your goal check answers.').waitFor();
    await page.getByText('5 of 6 answered already.').waitFor();
    expect(await page.getByLabel('Income goal').count()).toBe(0);
    await page.getByRole('button', { name: 'Change these answers' }).click();
    await page.locator('#run-budget:focus').waitFor();
    expect(await page.getByLabel('Income goal').inputValue()).toBe('$1,500 a month by next June');
    expect(await page.getByLabel('Budget').inputValue()).toBe('<300');
  });

  itLong('uses the colours of a system in forced-colours mode', async () => {
    const { page } = await visit({ width: 360 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/#goal=%24800+a+month&hours=3-5h&budget=%3C300&skills=bookkeeping&interests=books');
    const pictures = page.getByRole('img', { name: /^Earned before tax each month/ });
    await expect.poll(() => pictures.count()).toBe(1);
    const letters = await pictures
      .locator('text')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
    expect(letters.length).toBeGreaterThanOrEqual(4);
    const words = await page.getByRole('main').evaluate((main) => getComputedStyle(main).color);
    expect(new Set(letters)).toEqual(new Set([words]));
  });

  itLong('shows the result in the same place after a return or a reload', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/');
    await comesAlive(page);
    await page.getByRole('link', { name: 'Check my goal, free' }).first().click();
    await checkGoal(page);
    const result = page.getByRole('region', { name: 'Your goal, checked' });
    const path = result.getByRole('link', { name: /^(Basic|Pro|Enterprise),/ }).first();
    await path.waitFor();
    // The reader is somewhere in the middle of the result.
    await path.scrollIntoViewIfNeeded();
    const heading = page.locator('#goal-check-result');
    const topNow = () => heading.evaluate((found) => Math.round(found.getBoundingClientRect().top));
    const kept = () => page.evaluate(() => Object(history.state)['goal-check']);
    await expect.poll(async () => Math.abs((await topNow()) - (await kept()))).toBeLessThanOrEqual(1);
    const top = await topNow();
    const isThere = async () => Math.abs((await topNow()) - top);
    await path.press('Enter');
    await page.waitForURL('**/make-money/path-compiler**');
    await page.goBack();
    await heading.waitFor();
    await expect.poll(isThere).toBeLessThanOrEqual(2);
    await page.reload();
    await heading.waitFor();
    await expect.poll(isThere).toBeLessThanOrEqual(4);
  });

  itLong('leads from a hopeless goal to a nearer one, and to no plan', async () => {
    const { page } = await visit({ width: 320 });
    await page.goto(
      `/#${new URLSearchParams({ goal: '$3,000 a month in 3 months', hours: '3–5h', budget: '<1000', skills: 'bookkeeping, spreadsheets', interests: 'numbers' })}`,
    );
    const result = page.getByRole('region', { name: 'Your goal, checked' });
    await result.getByRole('heading', { name: 'No plan can close this gap' }).waitFor();
    expect(await result.getByRole('link', { name: /^(Basic|Pro|Enterprise),/ }).count()).toBe(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const nearer = result.getByRole('button', { name: /^Try \$[\d,]+ a month instead$/ });
    const amount = (await nearer.textContent())?.match(/\$[\d,]+ a month/)?.[0] ?? '';
    await nearer.click();
    await result.getByText(`You want ${amount}`).waitFor();
    expect(await page.getByLabel('What would you like to earn?').inputValue()).toBe(amount);
    await page.locator('#goal-check-result:focus').waitFor();
    await expect
      .poll(() => page.locator('#goal-check-result').evaluate((found) => found.getBoundingClientRect().top))
      .toBeLessThan(40);
  });

  itLong('shows a shared check', async () => {
    const { page } = await visit({ width: 1280 });
    const shared = (goal: string, hours: string) =>
      `#${new URLSearchParams({ goal, hours, budget: '<100', skills: 'hairdressing', interests: 'hair' })}`;
    await page.goto(`/${shared('$500 a month', '5-10h')}`);
    await page.getByText(/You want \$500 a month/).waitFor();
    await expectAccessible(page);
    // The first is another check in the same tab, the second has no hours.
    const open = (hash: string) =>
      page.evaluate((next) => {
        location.hash = next;
      }, hash);
    await open(shared('$300 a month', '5-10h'));
    await page.getByText(/You want \$300 a month/).waitFor();
    await open(shared('$300 a month', 'banana'));
    await page.getByRole('heading', { name: 'Your goal, checked' }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Hours a week').inputValue()).toBe('');
  });

  itLong('says when it cannot plan well yet, and what to do', async () => {
    const { page } = await visit({ width: 360 });
    const answers = {
      goal: '$500 a month',
      hours: '5–10h',
      budget: '<100',
      skills: 'dreams',
      interests: 'tv',
    };
    await page.goto(`/#${new URLSearchParams(answers)}`);
    const result = page.getByRole('region', { name: 'Your goal, checked' });
    await result.getByRole('heading', { name: 'We can’t plan this well yet' }).waitFor();
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Email me' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Email me when you can plan my work' }).waitFor();
    await dialog.getByLabel('Email').fill('wish@example.com');
    await dialog.getByLabel('What’s the work?').fill('Dreams');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('We’ll reply by email.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await result.getByRole('button', { name: 'Add a skill' }).click();
    await page.locator('#goal-check-skills:focus').waitFor();

    await page.getByRole('link', { name: /^Build my plan/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Choose your business plan' }).waitFor();
    const before = page.getByRole('region', { name: 'Your goal check' });
    await before.getByRole('heading', { name: 'We can’t plan this well yet' }).waitFor();
    expect(await before.getByRole('listitem').count()).toBe(3);
    await expectAccessible(page);
    await before.getByRole('button', { name: 'Describe my idea' }).click();
    await page.getByLabel('What would you like to earn?').waitFor();
  });

  itLong('keeps the answers while our server can’t be reached, and checks them once it can', async () => {
    const { page, expectComplaint } = await visit({ width: 360 });
    expectComplaint(/ERR_FAILED/);
    await page.route('**/api/readings', (route) => route.abort());
    await page.goto('/');
    await comesAlive(page);
    const { interests, ...rest } = { interests: 'hair', skills: 'hairdressing', goal: '$500 a month' };
    await page.getByLabel('What would you like to earn?').fill(rest.goal);
    await page.getByLabel('Hours a week').selectOption('3–5h');
    await page.getByLabel('Start-up budget').selectOption('<300');
    await page.getByLabel('Your skills').fill(rest.skills);
    await page.getByLabel('Your interests').fill(interests);
    await page.getByRole('button', { name: 'Check my goal' }).click();
    await page
      .getByRole('alert')
      .getByText(/Nothing you typed is lost/)
      .waitFor();
    expect(await page.getByLabel('Your skills').inputValue()).toBe('hairdressing');
    await page.unroute('**/api/readings');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Your goal, checked' }).waitFor();
  });

  it('gives answers typed before sign-up to the new account, and to no later one', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 401/);
    const goal = page.getByLabel('What would you like to earn?');
    await page.goto('/');
    await checkGoal(page);
    await page.goto('/signup');
    await signUpOnPage(page, newPerson());
    await page.waitForURL('**/dashboard');
    await page.goto('/');
    await expect.poll(() => goal.inputValue()).toBe('$800 a month by next June');
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
