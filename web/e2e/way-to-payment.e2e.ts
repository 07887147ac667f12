import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpPerson } from '#functions/testing/people.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { itLong, openBrowser } from '../testing/browser.ts';

const { visit } = openBrowser();

const path = '/make-money/paths/side-hustle-starter/weekend-reseller';
const form = '**/api/pay/token?**';
const notReached = 'Could not reach the payment page. Nothing was charged; please try again.';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Goes from the dashboard to the button for the payment page and presses it. */
async function pressContinue(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Recharge' }).click();
  await page.waitForURL('**/token/order');
  await page.getByRole('main').getByRole('button', { name: 'Buy 30 tokens' }).click();
  await dialogOf(page).getByRole('checkbox').check();
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
}

async function pressPay(page: Page): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Unlock \d+ more sections$/ })
    .click();
  await dialogOf(page).getByRole('checkbox').check();
  await dialogOf(page)
    .getByRole('button', { name: /^Pay \$49/ })
    .click();
}

/** Older functions answer every form with a redirect. */
const asBefore = (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), accept: 'text/html' } });

/** Holds the request until its answer is released. */
async function holdForm(page: Page) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(form, async (route) => {
    asked.resolve();
    await held.promise;
    // The page that asked may be closed.
    await route.continue().catch(() => {});
    answered.resolve();
  });
  return {
    asked: asked.promise,
    async letGo() {
      held.resolve();
      await answered.promise;
      await page.waitForTimeout(1000);
    },
  };
}

describe('the way to the payment page', () => {
  const ways = [
    ['tokens', pressContinue],
    ['a path', pressPay],
  ] as const;
  it.each(sampleOf(ways, 1))(
    'works for %s when a deployment was rolled back to older functions',
    async (_what, press) => {
      const { page } = await visit({ width: 360, height: 640, person: await signUpPerson() });
      await page.goto('/dashboard');
      await page.route(form, asBefore);
      await press(page);
      await page.waitForURL('**/__local/checkout/**');
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.waitForURL((url) => url.pathname === path || url.pathname === '/token/order');
      await page
        .getByRole('banner')
        .getByText(/^(30|0) tokens$/)
        .first()
        .waitFor();
    },
  );

  itLong('stops when the customer goes back meanwhile, and can be started again', async () => {
    const { page } = await visit({ person: await signUpPerson() });
    await page.goto('/dashboard');
    const held = await holdForm(page);
    await pressContinue(page);
    await held.asked;
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    await held.letGo();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.unrouteAll();
    await pressContinue(page);
    await page.waitForURL('**/__local/checkout/**');
  });

  itLong('stops when the customer logs out in another tab meanwhile', async () => {
    const { page, context } = await visit({ person: await signUpPerson() });
    const held = await holdForm(page);
    await pressPay(page);
    await held.asked;
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.evaluate(() => localStorage.removeItem('token'));
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await held.letGo();
    expect(page.url()).not.toContain('checkout');
  });

  it('leads only to the provider’s page, whatever the answer says', async () => {
    const { page } = await visit({ person: await signUpPerson() });
    await page.route(form, (route) => route.fulfill({ json: { location: 'https://pay.example/1' } }));
    await pressPay(page);
    await dialogOf(page).getByRole('alert').getByText(notReached).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('leads back with the refusal, and shows the new price', async () => {
    const { page, expectComplaint } = await visit({ person: await signUpPerson() });
    expectComplaint(/status of 409/);
    await page.route(form, (route) => {
      const fields = new URLSearchParams(route.request().postData() ?? '');
      fields.set('amount', '4800');
      return route.continue({ postData: fields.toString() });
    });
    await pressPay(page);
    await dialogOf(page).getByText('What you’d pay for this path has changed.').waitFor();
    await dialogOf(page)
      .getByRole('button', { name: /^Pay \$49/ })
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
