import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { comesAlive, shiftWhileOpening } from '../testing/paints.ts';

const { visit } = openBrowser();

const main = (page: Page) => page.getByRole('main');
const startup = '/tools/online-startup-execution-stack';
const marketing = '/tools/marketing-revenue-stack';

describe('the tools', () => {
  it('lead by two cards to one list, which can be filtered, added up, kept and shared', async () => {
    const { page } = await visit({ width: 320 });
    await page.goto('/tools');
    await expectAccessible(page);
    await page.getByLabel('When you need it').selectOption('Once work is steady');
    expect(await page.getByRole('checkbox', { name: 'Stripe' }).count()).toBe(0);
    expect(await page.getByRole('checkbox', { name: 'Plausible' }).count()).toBe(1);
    await main(page)
      .getByRole('link', { name: /Online start-up execution stack/ })
      .click();
    await page.waitForURL(`**${startup}`);
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(12);
    expect(await page.getByRole('checkbox', { name: 'Plausible' }).count()).toBe(0);
    const pay = main(page)
      .getByText('When the books take more than an hour a week')
      .filter({ visible: true });
    expect(await pay.count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Xero' }).check();
    await pay.waitFor();
    await page.getByRole('checkbox', { name: 'Canva' }).check();
    await page.getByLabel('Xero, $ a month').fill('35');
    await page.keyboard.press('Tab');
    const sum = main(page).getByRole('status').filter({ hasText: 'a month' });
    await sum.getByText('2 tools: $35 a month').waitFor();
    expect(await sum.textContent()).toContain('1 of them without a price yet');
    expect(await sum.textContent()).toContain('You’d need at least $350 of sales a month');
    await expectAccessible(page);
    const address = page.url();
    await page.goto(startup);
    await sum.getByText('2 tools: $35 a month').waitFor();
    const other = await visit();
    await other.page.goto(address);
    await main(other.page).getByText('2 tools: $35 a month').waitFor();
    await page.getByLabel('Canva, $ a month').fill('cheap');
    await page.getByText('Please enter a price such as 29.90.').waitFor();
    await page.keyboard.press('Tab');
    await sum.getByText('We couldn’t read one price.').waitFor();
    await page.getByLabel('Canva, $ a month').fill('20');
    await page.keyboard.press('Tab');
    await sum.getByText('2 tools: $55 a month').waitFor();
    expect(await sum.getByText('couldn’t read').count()).toBe(0);
  });

  itLong('accept a wish for a tool, with inline errors and a count of its 80 characters', async () => {
    const { page, context, expectComplaint } = await visit({ width: 320 });
    expectComplaint(/ERR_FAILED/);
    await page.goto('/tools');
    await comesAlive(page);
    await page.getByRole('button', { name: 'Missing a tool? Tell us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Missing a tool?' });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByText('Please enter a valid email address.').waitFor();
    await dialog.getByText('Description must be between 1 and 80 characters.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Email').fill('mia@example.com');
    await dialog.getByLabel('Which tool, and for what?').fill('x'.repeat(90));
    expect((await dialog.getByLabel('Which tool, and for what?').inputValue()).length).toBe(80);
    const route = '**/api/subscription-interest';
    await context.route(route, (call) => call.abort());
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Network error. Please try again.' }).waitFor();
    await context.unroute(route);
    const sent = page.waitForRequest(route);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: 'mia@example.com', category: 'Tools' });
    const done = page.getByRole('dialog', { name: 'Request sent' });
    await done.getByText('Thank you.').waitFor();
    await done.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  itLong.each([startup, `${marketing}?pick=kit:2900,plausible`])(
    'do not move while %s hydrates',
    async (address) => {
      const { page } = await visit({ width: 360 });
      expect(await shiftWhileOpening(page, address)).toBe(0);
    },
  );

  it('can be read without scripts, and link out safely', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto('/tools');
    expect(await main(page).locator('a[href^="https://"]').count()).toBe(24);
    for (const list of [startup, marketing]) {
      await page.goto(list);
      const out = main(page).locator('a[href^="https://"]');
      expect(await out.count()).toBe(12);
      for (const link of await out.all()) expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
      expect(await main(page).getByText('Free first:').count()).toBe(5);
    }
    await page.getByText('11–22% a sale').waitFor();
  });
});
