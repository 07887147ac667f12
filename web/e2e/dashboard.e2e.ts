import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpPerson } from '#functions/testing/people.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { holdBack } from '../testing/hold-back.ts';
import { paintsOf, watchPaints } from '../testing/paints.ts';
import { waitForAnimations } from '../testing/wait-for-animations.ts';
import { newPerson, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

describe('missing data', () => {
  it('leads to no claims: neither about plans whose list failed nor about tokens that may have been spent', async () => {
    const { page, context, expectComplaint } = await visit({ person: await signUpPerson() });
    await page.goto('/dashboard');
    await page.getByText('Answer five questions before you choose a path or a plan.').waitFor();

    await page.goto('/token/order');
    await page.getByText('You have no tokens.').waitFor();
    expect(await page.getByText('No tokens yet.').count()).toBe(0);

    expectComplaint(/status of 500/);
    const lists = ['**/api/path-compiler/runs', '**/api/pay/orders'];
    for (const list of lists) await context.route(list, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/dashboard');
    const head = page.getByRole('region', { name: 'What’s next' });
    await head.getByText('We couldn’t load your plans and payments').waitFor();
    const untruths = page.getByText(
      /Answer five questions before|No PathCompiler runs yet|No payments found|is not listed/,
    );
    expect(await untruths.count()).toBe(0);
    const plans = page.getByRole('region', { name: 'Your plans' });
    const payments = page.getByRole('region', { name: 'Payments' });
    // The button at the top retries every failed request.
    const letThemCome = await holdBack(page, () => true, '**/api/path-compiler/runs');
    await context.unroute('**/api/pay/orders');
    await head.getByRole('button', { name: 'Try again' }).click();
    await head.getByRole('button', { name: 'Loading…' }).waitFor();
    await payments.getByText('No payments found.').waitFor();
    await payments.getByText('If a payment succeeded but is not listed').waitFor();
    await context.unroute('**/api/path-compiler/runs');
    letThemCome();
    await plans.getByText('No PathCompiler runs yet.').waitFor();
    await page.getByText('Answer five questions before you choose a path or a plan.').waitFor();
  });
});

describe('the head of the dashboard', () => {
  itLong.each([360, 1280])('keeps its layout while the account loads, at %i px', async (width) => {
    const { page, context } = await visit({ width, height: 800 });
    const band = (tab: Page) => boxOf(tab.getByRole('region', { name: 'What’s next' }));
    const letAccountCome = await holdBack(page, () => true, '**/api/user');
    await page.goto('/signup');
    await signUpOnPage(page, newPerson());
    await page.getByRole('link', { name: 'Check my goal, free' }).waitFor();
    await page.getByText('Loading...').first().waitFor();
    const atFirst = await band(page);
    letAccountCome();
    await page.getByText('No payments found.').waitFor();
    expect(await band(page)).toEqual(atFirst);

    const tab = await context.newPage();
    const letItComeAgain = await holdBack(tab, () => true, '**/api/user');
    await tab.goto('/dashboard');
    await tab.getByText('Loading...').first().waitFor();
    const inTab = await band(tab);
    letItComeAgain();
    await tab.getByText('No payments found.').waitFor();
    expect(await band(tab)).toEqual(inTab);
    expect(inTab).toEqual(atFirst);
  });
});

/** Waits until nothing moves, then rounds: line heights may differ by a fraction of a pixel. */
async function boxOf(part: Locator): Promise<number[]> {
  await waitForAnimations(part.page());
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
}

describe('the dashboard', () => {
  const causes = [
    ['a fault of ours', /Something went wrong on our side\. Please try again\./],
    ['a dropped connection', /Check your connection, then try again\./],
  ] as const;
  it.each(sampleOf(causes, 1))(
    'asks for no new log-in when loading fails, and names %s where that is the cause',
    async (cause, words) => {
      const { page, context, expectComplaint } = await visit({ width: 320, person: await signUpPerson() });
      expectComplaint(/status of 500|ERR_FAILED/);
      await context.route('**/api/user', (route) =>
        cause === 'a fault of ours' ? route.fulfill({ status: 500, json: {} }) : route.abort(),
      );
      await page.goto('/dashboard');
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1, name: 'We couldn’t load your account' }).waitFor();
      await main.getByText(words).waitFor();
      await expect.poll(() => page.title()).toMatch(/^We couldn’t load your account/);
      expect(await main.getByText('Log in').count()).toBe(0);
      await expectAccessible(page);
      await page.goto('/user/profile');
      await main.getByText('We couldn’t load your profile').waitFor();
      await main.getByText(words).waitFor();
      await context.unroute('**/api/user');
      await page.goto('/login?ref=%2Fdashboard');
      await page.waitForURL('**/dashboard');
    },
  );

  itLong.each([320, 360, 414])(
    'names a payment that was left, without breaking words, %i px wide',
    async (width) => {
      const { page, context } = await visit({ width, person: await signUpPerson() });
      const left = { id: 'ord_0199dddddddddddd', status: 'PENDING', amount: 50_00, paidAt: null };
      const data = [{ ...left, createdAt: new Date().toISOString() }];
      await context.route('**/api/pay/orders', (route) =>
        route.fulfill({ json: { status: 'ok', data: { data } } }),
      );
      await page.goto('/dashboard');
      const name = page.getByRole('table', { name: /^Your payments/ }).getByText(/^50\stokens$/);
      const { width: words = 0, height: line = Infinity } = (await name.boundingBox()) ?? {};
      expect(words).toBeGreaterThan(70);
      expect(line).toBeLessThan(30);
    },
  );

  itLong.each([360, 1280])('causes no layout shift while it loads, %i px wide', async (width) => {
    const { page, context } = await visit({ width, height: 800, person: await signUpPerson() });
    await watchPaints(page);
    await page.goto('/dashboard');
    await page.getByText('Your email isn’t verified yet').waitFor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await context.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    const heading = page.getByRole('heading', { name: 'What’s next' });
    const boxes = async () => [await boxOf(heading), await boxOf(page.locator('section').first())];
    await page.getByText('Loading...').first().waitFor();
    const before = await boxes();
    letGo();
    await page.getByText('Your email isn’t verified yet').waitFor();
    expect(await boxes()).toEqual(before);
    expect((await paintsOf(page)).shift).toBeLessThan(0.001);
  });
});
