import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { comesAlive, shiftWhileOpening } from '../testing/paints.ts';

const { visit } = openBrowser();

const main = (page: Page) => page.getByRole('main');
const abn = '/funding/register-abn';

describe('the page about registering an ABN', () => {
  it('links back to the guide it was opened from, with its answers', async () => {
    const { page } = await visit({ width: 320 });
    const guide = '/funding/apply-grant/nsw-mvp?abn=no&stage=mvp&state=New+South+Wales';
    await page.goto(guide);
    await comesAlive(page);
    await main(page).getByRole('link', { name: 'How to register an ABN' }).click();
    await page.waitForURL(`**${abn}?refer=*`);
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Back to where you were' }).click();
    await page.waitForURL(`**${guide}`);
  });

  it.each(sampleOf(['?refer=//evil.example', '', '?refer=https://evil.example'], 1))(
    'links back to funding with %j',
    async (query) => {
      const { page } = await visit();
      await page.goto(`${abn}${query}`);
      const back = main(page).getByRole('link', { name: 'Back to funding' });
      expect(await back.getAttribute('href')).toBe('/funding');
    },
  );

  it('recommends with a reason after five questions, by keyboard alone, and keeps them in its address', async () => {
    const { page } = await visit({ width: 320 });
    await page.goto(abn);
    await comesAlive(page);
    for (const question of ['partners', 'investors', 'harm', 'profit', 'trial']) {
      await page.locator(`input[name=${question}][value=${question === 'harm' ? 'yes' : 'no'}]`).focus();
      await page.keyboard.press('Space');
    }
    const result = main(page)
      .getByRole('status')
      .filter({ hasText: 'Start as a sole trader, but get insurance first' });
    await result.getByText('A claim against a sole trader can reach your own savings and home.').waitFor();
    await expectAccessible(page);
    await page.reload();
    await result.waitFor();
    await page.locator('input[name=partners][value=yes]').check();
    await main(page).getByText('A Pty Ltd company suits you better').waitFor();
  });

  itLong.each([abn, `${abn}?partners=yes&investors=yes&harm=yes&profit=yes&trial=yes&refer=/tools`])(
    'does not move while %s hydrates',
    async (address) => {
      const { page } = await visit({ width: 360 });
      expect(await shiftWhileOpening(page, address)).toBe(0);
    },
  );

  itLong.each([360, 1280])(
    'folds at %i pixels, and its headings open the parts below them',
    async (width) => {
      const { page } = await visit({ width });
      await page.goto(abn);
      await comesAlive(page);
      const table = main(page).getByRole('table', { name: 'Sole trader and Pty Ltd company side by side' });
      expect(await table.isVisible()).toBe(false);
      await main(page).getByRole('heading', { name: 'Compare side by side' }).click();
      await table.waitFor();
    },
  );

  it('can be read without scripts, with the year of every fee', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(abn);
    const text = (await main(page).textContent()) ?? '';
    for (const words of [
      'at 2024–25 fees',
      '$597, then $321 a year',
      'Liability',
      'Company registration, 2024–25$597',
      'Company, every year, 2024–25$321 a year',
      '47% (as at',
      'hobby',
      'The questions need',
    ])
      expect(text).toContain(words);
    expect(text.match(/\$597|\$321/g)).toHaveLength(4);
  });
});
