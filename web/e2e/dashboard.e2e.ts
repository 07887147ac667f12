import { describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { newPerson, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

describe('what the site does not know', () => {
  it('it does not say: of plans whose list failed, and of tokens that may have been spent', async () => {
    const { page, context, expectComplaint } = await visit();
    await page.goto('/signup');
    await signUpOnPage(page, newPerson());
    await page.waitForURL('**/dashboard');
    await page.getByText('No plan is waiting for you.').waitFor();

    await page.goto('/token/order');
    await page.getByText('You have no tokens.').waitFor();
    expect(await page.getByText('No tokens yet.').count()).toBe(0);

    expectComplaint(/status of 500/);
    await context.route('**/api/path-compiler/runs', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/dashboard');
    await page.getByText('When you are ready, look through the income paths or choose a plan.').waitFor();
    expect(await page.getByText('No plan is waiting for you.').count()).toBe(0);
  });
});
