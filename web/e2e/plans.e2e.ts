import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '#functions/testing/payments.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import { confirmedPerson, startRun } from '#functions/testing/runs.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectInView } from '../testing/expect-in-view.ts';

const { visit } = openBrowser();

describe('the plans line by line', () => {
  itLong('shows on a phone each column’s plan and price, down to the last line', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    await page.goto('/make-money/path-compiler');
    const last = page.getByRole('row', { name: /^New round based on an earlier plan/ });
    await last.evaluate((row) => row.scrollIntoView({ block: 'end' }));
    for (const words of [/^Basic/, /^Enterprise/, /^\$38\.50$/])
      await expectInView(page.locator('.compared thead').getByText(words).first());
  });
});

describe('a plan', () => {
  itLong('is listed under a heading that matches its state while it is open', async () => {
    const person = await confirmedPerson(4000);
    await startRun(person, 'BASIC');
    const { page } = await visit({ person });
    await page.goto('/make-money/path-compiler');
    const plans = page.getByRole('region', { name: 'Your plan and the others' });
    await plans.getByText('Your plan: draft').waitFor();
    await plans.getByRole('link', { name: 'Continue your plan' }).waitFor();
  });

  it('can be chosen, its shortfall paid, and the run is created and listed', async () => {
    const { page } = await visit({ width: 360, person: await signUpPerson() });
    await page.goto('/make-money/path-compiler');
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/__local/checkout/**');
    await page.getByText('$38.50').first().waitFor();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/make-money/path-compiler/runs/**');
    await page.getByRole('heading', { level: 1, name: 'Start your Basic plan' }).waitFor();
    const goal = page.getByRole('textbox', { name: /^Income goal/ });
    await goal.fill('$400 a month by next June');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await page.reload();
    await goal.waitFor();
    expect(await goal.inputValue()).toBe('$400 a month by next June');

    await page.goto('/dashboard');
    await page.getByRole('banner').getByText('0 tokens').first().waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /invoice/i })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Tax invoice' }).waitFor();
    await page.getByText('$3.50').first().waitFor();
    await expectAccessible(page);
  });

  it('can be started on another device, without a second payment, when the paying tab was closed', async () => {
    const person = await signUpPerson();
    const { page, context } = await visit({ width: 360, person });
    await page.goto('/make-money/path-compiler?plan=PRO');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/__local/checkout/**');
    const checkout = page.url();
    await page.close();
    expect((await context.request.post(`${checkout}/pay`, { maxRedirects: 0 })).status()).toBe(303);

    await expect.poll(() => balanceOf(person)).toBe(9900);
    const { page: phone } = await visit({ width: 360, height: 640, person });
    await phone.goto('/dashboard');
    await phone.getByText('You’ve paid for Pro. Start your plan').waitFor();
    await expectAccessible(phone);
    await phone.goto('/make-money/path-compiler');
    await phone.getByText('You’ve paid for Pro. Start your plan.').waitFor();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Start your plan' }).click();
    const start = phone.getByRole('dialog').getByRole('button', { name: 'Start your plan' });
    await start.waitFor();
    expect(await phone.getByRole('dialog').getByRole('checkbox').count()).toBe(0);
    await expectAccessible(phone);
    await start.click();
    await phone.waitForURL('**/make-money/path-compiler/runs/**');
    await phone.getByRole('textbox', { name: /^Income goal/ }).waitFor();
    await phone.goto('/dashboard');
    await phone
      .getByRole('table', { name: /^Your payments/ })
      .getByText('Pro plan')
      .waitFor();
    expect(await phone.getByText('You’ve paid for Pro').count()).toBe(0);
  });

  itLong(
    'costs in the dialog what the payment page asks for, and says why that is more than the shortfall',
    async () => {
      const { page } = await visit({ width: 360, person: await signUpPerson() });
      await page.goto('/token/order');
      await page.getByLabel('Your own amount').fill('38.4');
      await page.getByRole('button', { name: 'Buy 38.4 tokens' }).click();
      await page.getByRole('dialog').getByRole('checkbox').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/__local/checkout/**');
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByText('Payment verified.').first().waitFor();
      await page.goto('/make-money/path-compiler');
      await page.getByRole('button', { name: 'Choose Basic' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('$0.50, GST included').waitFor();
      await dialog.getByText(/You need \$0\.10 more, and \$0\.50 is the smallest card payment/).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/__local/checkout/**');
      await page.getByText('$0.50').first().waitFor();
    },
  );

  itLong(
    'shows the agreement at the bottom of a phone: box and button in view, under the current amount',
    async () => {
      const { page } = await visit({ width: 360, height: 640, person: await signUpPerson() });
      await page.goto('/make-money/path-compiler?plan=ENTERPRISE');
      const dialog = page.getByRole('dialog');
      const pay = dialog.getByRole('button', { name: 'Pay $999 and continue' });
      await pay.waitFor();
      const boxOf = async (part: Locator) => {
        const { x = -1, y = -1, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return { left: x, top: y, right: x + width, bottom: y + height };
      };
      await expect.poll(() => boxOf(dialog)).toMatchObject({ left: 0, right: 360, bottom: 640 });
      for (const part of [dialog.getByRole('checkbox'), dialog.getByText('Tick the box to continue.'), pay]) {
        const { top, bottom } = await boxOf(part);
        expect([top > 0, bottom <= 640]).toEqual([true, true]);
      }
      await dialog.getByText('$999 · 999 tokens').waitFor();
    },
  );

  itLong('can be chosen in the first screen of a desktop, next to how it is made', async () => {
    const { page } = await visit({ width: 1280, height: 800 });
    await page.goto('/make-money/path-compiler');
    await page.getByText('A person checks it (Pro, Enterprise)').waitFor();
    for (const name of ['Choose Basic', 'Choose Pro', 'Choose Enterprise']) {
      const { y = 800, height = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {};
      expect(y + height, name).toBeLessThan(800);
    }
  });

  itLong('links back to the plans when it is not paid for', async () => {
    const { page } = await visit({ person: await signUpPerson() });
    await page.goto('/make-money/path-compiler');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/__local/checkout/**');
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByText('Your token purchase was cancelled').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Plans' }).click();
    await page.waitForURL('**/make-money/path-compiler');
  });
});
