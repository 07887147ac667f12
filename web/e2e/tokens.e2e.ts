import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hold } from '#functions/testing/payments.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectInView } from '../testing/expect-in-view.ts';
import { holdBack } from '../testing/hold-back.ts';
import { logInOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

/** Goes from a pack to the payment page. */
async function chooseAndContinue(page: Page, pack: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Buy ${pack} tokens` })
    .click();
  const dialog = page.getByRole('dialog');
  const onward = dialog.getByRole('button', { name: 'Continue' });
  expect(await onward.isDisabled()).toBe(true);
  await dialog.getByRole('checkbox').check();
  await onward.click();
  await page.waitForURL('**/__local/checkout/**');
}

const badge = (page: Page, tokens: string) =>
  page.getByRole('banner').getByText(`${tokens} tokens`).first().waitFor();
const pressed = (page: Page, button: 'Pay' | 'Decline' | 'Cancel') =>
  page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
const checkoutId = (page: Page) => /checkout\/(cs_[^/?]+)/.exec(page.url())?.[1] ?? '';
const local = (path: string, body = '') =>
  fetch(`${inject('siteUrl')}/__local/${path}`, {
    method: 'POST',
    body: new URLSearchParams(body),
    redirect: 'manual',
  });

describe('buying tokens', () => {
  itLong.each([0, 30])('keeps its layout while the balance of %i loads, on a phone', async (tokens) => {
    const person = await signUpPerson();
    if (tokens > 0) await hold(person, tokens * 100);
    const { page } = await visit({ width: 360, person });
    const letItCome = await holdBack(page, () => true, '**/api/user');
    await page.goto('/token/order');
    const parts = ['Or another amount', 'How long tokens last', 'What you can buy'];
    const places = () =>
      Promise.all(
        parts.map(async (name) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN),
      );
    await page.getByText('Packs bought today').waitFor();
    const before = await places();
    letItCome();
    await page.getByText(`($${tokens})`).waitFor();
    const moves = (await places()).map((place, at) => Math.abs(place - (before[at] ?? 0)));
    expect(Math.max(...moves)).toBeLessThan(3);
  });

  it('goes from a pack through the terms and the payment page to a larger balance', async () => {
    const { page } = await visit({ width: 360, person: await signUpPerson() });
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Recharge' }).click();
    await page.waitForURL('**/token/order');
    await expectAccessible(page);
    await chooseAndContinue(page, '30');
    await pressed(page, 'Pay');
    await page.waitForURL('**/token/order**');
    await page.locator(':focus').getByText('Payment verified.').waitFor();
    await badge(page, '30');
    await page.getByText('$30, GST included').waitFor();
    await page.getByRole('link', { name: 'Open the tax invoice' }).waitFor();
    await page.getByRole('link', { name: 'See the paths' }).waitFor();
    // Larger amounts are shown only on request.
    expect(await page.getByRole('button', { name: 'Buy 10 tokens' }).isVisible()).toBe(false);
    await expectAccessible(page);

    await page.reload();
    await badge(page, '30');
    await page.getByText('Show each purchase and when it expires').click();
    await page
      .getByRole('listitem')
      .filter({ hasText: /30 tokens.*expires in/i })
      .waitFor();
    await page.goto('/dashboard');
    await page.getByRole('main').getByText('($30)').waitFor();
    expect(await page.getByText('No payments found.').count()).toBe(0);
  });

  it('charges nothing when it is cancelled or declined', async () => {
    const { page } = await visit({ person: await signUpPerson() });
    await page.goto('/token/order');
    await chooseAndContinue(page, '10');
    await pressed(page, 'Decline');
    await page
      .getByText(/declined/i)
      .first()
      .waitFor();
    await pressed(page, 'Cancel');
    await page.waitForURL('**/token/order**');
    await page.locator(':focus').getByText('Payment was cancelled.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Buy tokens' }).waitFor();
    expect(await page.title()).toMatch(/^Payment cancelled/);
    await badge(page, '0');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again: 10 tokens, $10' }).click();
    await page.getByRole('dialog').getByText('$10, GST included').waitFor();
  });

  itLong('credits a payment whose tab was closed before its return', async () => {
    const { page, context } = await visit({ person: await signUpPerson() });
    await page.goto('/token/order');
    await chooseAndContinue(page, '50');
    await local(`checkout/${checkoutId(page)}/pay`);
    await page.close();
    const later = await context.newPage();
    await later.goto('/dashboard');
    await badge(later, '50');
  });

  itLong('credits a payment once without its webhook, however often the page is loaded', async () => {
    const { page } = await visit({ person: await signUpPerson() });
    await page.goto('/token/order');
    await chooseAndContinue(page, '10');
    const sessionId = checkoutId(page);
    const paid = await local(`checkout/${sessionId}/pay`, 'webhook=off');
    const back = paid.headers.get('location') ?? '';
    for (let round = 0; round < 2; round += 1) {
      await page.goto(back);
      await page.getByText('Payment verified.').first().waitFor();
    }
    await badge(page, '10');
    await local(`checkout/${sessionId}/webhook`);
    await page.goto('/dashboard');
    await badge(page, '10');
  });

  itLong('from two tabs is two purchases', async () => {
    const { page, context } = await visit({ person: await signUpPerson() });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/token/order');
      await chooseAndContinue(tab, '10');
    }
    for (const tab of [page, other]) {
      await pressed(tab, 'Pay');
      await tab.getByText('Payment verified.').first().waitFor();
    }
    await badge(other, '20');
    // The first tab updates automatically after the second purchase.
    await badge(page, '20');
  });

  it('by a visitor starts with the login and returns', async () => {
    const person = await signUpPerson();
    const { page } = await visit();
    await page.goto('/token/order');
    await page.waitForURL('**/login?ref=%2Ftoken%2Forder');
    await logInOnPage(page, person.email);
    await page.waitForURL('**/token/order');
    await chooseAndContinue(page, '10');
  });

  itLong(
    'for a path fills in the shortfall, accepts another amount, and leads back to the path',
    async () => {
      const { page } = await visit({ width: 360, height: 640, person: await signUpPerson() });
      await page.goto('/make-money/paths/side-hustle-starter/weekend-reseller');
      await page.getByRole('link', { name: /buy tokens/ }).click();
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'You’re 49 tokens short' }).waitFor();
      await expectInView(main.getByRole('link', { name: 'Pay $49 and unlock' }));
      await expectAccessible(page);
      await main.getByText('Another amount').click();
      expect(await main.getByRole('button', { name: 'Buy 30 tokens' }).count()).toBe(0);
      await main.getByLabel('Your own amount').fill('38.5');
      await main.getByText('$38.50').first().waitFor();
      await chooseAndContinue(page, '38.5');
      await pressed(page, 'Pay');
      await page.getByText('Payment verified.').first().waitFor();
      await badge(page, '38.5');
      await page.getByRole('link', { name: 'Continue to Weekend Reseller' }).click();
      await page.waitForURL('**/weekend-reseller');
    },
  );
});

describe('a path that is short of tokens', () => {
  itLong('is paid in its own dialog, which the page for tokens links to', async () => {
    const { page } = await visit({ width: 360, height: 640, person: await signUpPerson() });
    await page.goto('/token/order?ref=/make-money/paths/side-hustle-starter/weekend-reseller');
    await page.getByRole('link', { name: 'Pay $49 and unlock' }).click();
    await page.waitForURL('**/weekend-reseller');
    await page.getByRole('dialog').getByRole('button', { name: 'Pay $49 and unlock' }).waitFor();
  });
});

describe('an invoice that does not exist', () => {
  it('is titled Page Not Found', async () => {
    const { page, expectComplaint } = await visit({ person: await signUpPerson() });
    expectComplaint(/status of 404/);
    await page.goto('/token/invoice/ord_nothing');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    expect(await page.title()).toBe('Page Not Found – Waymint');
    await page.getByRole('link', { name: 'Back to homepage' }).click();
    await expect.poll(() => page.title()).toMatch(/^Waymint/);
  });
});

describe('a contribution', () => {
  it('is paid without an account, or not at all', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/fund-us');
    await page.waitForLoadState('networkidle');
    const give = page.getByRole('main').getByRole('button', { name: /\b5\b/ }).first();
    await give.click();
    await page.waitForURL('**/__local/checkout/**');
    await pressed(page, 'Cancel');
    await page.locator(':focus').getByText('Transaction cancelled. No charge was made.').waitFor();
    await page.getByRole('main').getByRole('button', { name: /\b5\b/ }).first().click();
    await page.waitForURL('**/__local/checkout/**');
    await pressed(page, 'Pay');
    await page.locator(':focus').getByText('Transaction complete.').waitFor();
    await expectAccessible(page);
  });
});
