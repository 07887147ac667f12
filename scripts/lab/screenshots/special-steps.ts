import type { Page } from 'playwright-core';
import { pages } from '#shared/contract/pages.ts';
import { comesAlive, hasComeAlive } from '../../../web/testing/paints.ts';

const goal = (page: Page) => page.getByRole('main').getByLabel('Income goal').first();
const saveDraft = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save Draft' }).click();

/** Steps that only one scene needs. */
export const specialSteps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async 'account deleted'(page) {
    await page.evaluate(() =>
      history.replaceState({ ...history.state, state: { accountDeleted: true } }, ''),
    );
    await page.reload({ waitUntil: 'networkidle' });
  },

  /** The script of the next page fails to load: lost on the way, or replaced by a newer one. */
  async 'page not loaded'(page) {
    // On a phone the link is in a closed menu.
    const link = page.locator(`header a[href="${pages.funding.path}"]`).first();
    await comesAlive(page);
    while (!(await hasComeAlive(link))) await page.waitForTimeout(50);
    await page.route('**/assets/*.js', (route) => route.abort());
    await link.evaluate((one: HTMLElement) => one.click());
    await page.getByText('This page didn’t load').filter({ visible: true }).first().waitFor();
  },

  /** The tab keeps this while the user is on the payment page. */
  'chose Basic': (page) => page.evaluate(() => sessionStorage.setItem('plan-of:pq_1', '\nplan=BASIC')),

  /** Opens the return address of the payment page. */
  async 'back unpaid'(page) {
    const checkoutId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const query = new URLSearchParams({ status: 'success', session_id: checkoutId });
    await page.goto(`${pages.orderTokens.path}?${query}`, { waitUntil: 'networkidle' });
  },

  menu: (page) => page.getByRole('banner').getByRole('button', { name: /menu/i }).click(),
  'account menu': (page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /menu|Priya/i })
      .filter({ visible: true })
      .first()
      .click(),

  /** Unlocks the path unless it is unlocked already. */
  async 'unlock once'(page) {
    const unlock = page.getByRole('main').getByRole('button', { name: /^Unlock \d/ });
    const wayOn = page.getByRole('heading', { name: 'Turn this path into your own plan' });
    await unlock.or(wayOn).first().waitFor();
    if (await unlock.isVisible()) {
      await unlock.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm and unlock' }).click();
    }
    await wayOn.waitFor();
  },

  /** Another tab saves the draft first. */
  async 'two texts'(page) {
    const other = await page.context().newPage();
    await other.goto(page.url(), { waitUntil: 'networkidle' });
    await goal(other).fill('I want to earn $900 a month within a year.');
    await saveDraft(other);
    await other.getByText(/^Draft saved!/).waitFor();
    await goal(page).fill('I want to earn $200 a month.');
    await saveDraft(page);
    await page.getByRole('group', { name: /^Two versions/ }).waitFor();
  },
};
