import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { comesAlive, shiftWhileOpening } from '../testing/paints.ts';

const { visit } = openBrowser();

const mvp = '/funding/apply-grant/nsw-mvp';
const home = '/funding/apply-grant/nsw-firsthomebuyer';
const nsw = 'state=New+South+Wales';
const main = (page: Page) => page.getByRole('main');
const says = (page: Page, title: string) =>
  main(page).getByRole('status').filter({ hasText: title }).first().waitFor();

describe('the guide to the MVP grant', () => {
  it('opens from the funding page with the answers, and says first that the round is closed', async () => {
    const { page } = await visit({ width: 320 });
    await page.goto(`/funding?abn=yes&stage=mvp&${nsw}`);
    await main(page).getByRole('link', { name: 'Open the guide to NSW MVP Ventures' }).click();
    await page.waitForURL(`**${mvp}?abn=yes&stage=mvp&${nsw}`);
    await says(page, 'Your answers qualify');
    const text = (await main(page).textContent()) ?? '';
    expect(text.indexOf('You can’t apply at the moment')).toBeGreaterThan(0);
    expect(text.indexOf('You can’t apply at the moment')).toBeLessThan(text.indexOf('Your answers qualify'));
    const link = main(page).getByRole('link', { name: /MVP Ventures on nsw.gov.au/ });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.nsw\.gov\.au\//);
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    // People who qualify have an ABN.
    expect(await main(page).getByRole('link', { name: 'How to register an ABN' }).count()).toBe(0);
    await expectAccessible(page);
    await expectFits(page);
    await main(page).getByRole('button', { name: 'Tell me when it opens' }).click();
    await page.getByRole('dialog', { name: 'Tell me when it opens' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  itLong('names the answer that does not match, and links back with the other answers kept', async () => {
    const { page } = await visit();
    await page.goto(`${mvp}?abn=no&stage=mvp&${nsw}`);
    await says(page, 'One answer doesn’t match: ABN.');
    await main(page).getByRole('link', { name: 'How to register an ABN' }).waitFor();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Change your answers' }).click();
    await page.waitForURL(`**/funding?stage=mvp&${nsw}`);
    expect(await page.getByRole('radio', { name: 'MVP' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(2);
    await main(page).getByRole('heading', { name: 'One question left' }).waitFor();
  });

  itLong(
    'keeps its ticks in this browser, also by keyboard, and folds its lists while the round is closed',
    async () => {
      const { page } = await visit({ width: 320 });
      await page.goto(mvp);
      await comesAlive(page);
      await main(page)
        .getByText('You need an ABN, a NSW company with a minimum viable product, and matching cash.')
        .waitFor();
      expect(await main(page).getByRole('table').count()).toBe(0);
      await expectFits(page);
      const opened = async (title: string) => main(page).getByRole('heading', { name: title }).click();
      await opened('Eligibility');
      await page.getByRole('checkbox', { name: /level 3 to 7/ }).focus();
      await page.keyboard.press('Space');
      await main(page).getByText('1 of 8 ticked').waitFor();
      await page.reload();
      await comesAlive(page);
      await opened('Eligibility');
      await main(page).getByText('1 of 8 ticked').waitFor();
      expect(await page.getByRole('checkbox', { name: /level 3 to 7/ }).isChecked()).toBe(true);
      await page.getByRole('checkbox', { name: /level 3 to 7/ }).uncheck();
      await main(page).getByText('0 of 8 ticked').waitFor();
      const pitch = page.getByRole('checkbox', { name: /Pitch deck/ });
      expect(await pitch.isVisible()).toBe(false);
      await opened('Documents you’ll need');
      await pitch.check();
      await main(page).getByText('1 of 9 ticked').waitFor();
    },
  );

  itLong('shows the documents on a wide screen, also after another page with folding sections', async () => {
    const { page } = await visit({ width: 1280 });
    await page.goto('/funding/register-abn');
    await comesAlive(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Funding' }).click();
    await main(page).getByRole('heading', { name: 'See all 3 grants' }).click();
    await main(page).getByRole('link', { name: 'Open the guide to NSW First Home Buyer support' }).click();
    await page.waitForURL(`**${home}`);
    await page.getByRole('checkbox', { name: /Signed contract/ }).waitFor();
  });

  itLong('prints as a checklist: no header, no banner of answers, links with their addresses', async () => {
    const { page } = await visit();
    await page.goto(mvp);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByText('Answer the questions').isVisible()).toBe(false);
    expect(await page.getByRole('checkbox').first().isVisible()).toBe(true);
    const after = await page
      .getByRole('link', { name: /MVP Ventures on nsw.gov.au/ })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after).toContain('https://www.nsw.gov.au');
  });
});

describe('the guide for first home buyers', () => {
  it('qualifies people by stage and state alone, and calculates while the price is typed', async () => {
    const { page } = await visit({ width: 320 });
    await page.goto(`${home}?abn=no&stage=first-home&${nsw}`);
    await says(page, 'Your answers qualify');
    const worked = main(page).getByRole('status').filter({ hasText: 'First Home Owner Grant' });
    await worked.getByText('First Home Owner Grant at $600,000').waitFor();
    expect(await worked.textContent()).toMatch(/\$10,000.*Stamp duty at \$600,000None/);
    const price = page.getByLabel('Price', { exact: true });
    await price.fill('');
    await price.pressSequentially('870000');
    expect(await price.inputValue()).toBe('870,000');
    await price.press('ArrowLeft');
    await price.press('ArrowLeft');
    await price.press('ArrowLeft');
    // The cursor moves over the comma and back.
    await price.press('Backspace');
    await price.press('Backspace');
    expect(await price.inputValue()).toBe('8,000');
    await price.pressSequentially('70');
    expect(await price.inputValue()).toBe('870,000');
    expect(await price.getAttribute('inputmode')).toBe('numeric');
    await worked.getByText('Stamp duty at $870,000').waitFor();
    expect(await worked.textContent()).toMatch(/at \$870,000\$0.*Reduced/);
    await price.blur();
    await says(page, 'At $870,000: no grant, reduced stamp duty.');
    await page.getByRole('radio', { name: 'Land plus building contract' }).check();
    expect(await worked.textContent()).toContain('Ask Revenue NSW');
    await expectAccessible(page);
    await page.reload();
    await worked.getByText('Stamp duty at $870,000').waitFor();
    expect(await page.getByRole('radio', { name: 'Land plus building contract' }).isChecked()).toBe(true);
    await page.getByLabel('Price', { exact: true }).fill('cheap');
    await page.getByText('Please enter a price such as 650,000.').waitFor();
  });

  it('rejects another stage or state, and says which answer is wrong', async () => {
    const { page } = await visit();
    await page.goto(`${home}?abn=yes&stage=mvp&state=Victoria`);
    await says(page, '2 answers don’t match: Stage and State.');
    await says(page, 'Only for New South Wales');
    await main(page).getByRole('link', { name: 'Join the waitlist' }).click();
    await main(page).getByRole('button', { name: 'Join the waitlist' }).waitFor();
  });
});

describe('both guides', () => {
  itLong.each([
    mvp,
    `${mvp}?abn=yes&stage=mvp&${nsw}`,
    home,
    `${home}?stage=mvp&state=Other&price=900000&home=build`,
  ])('do not move while %s hydrates', async (address) => {
    const { page } = await visit({ width: 360 });
    expect(await shiftWhileOpening(page, address)).toBe(0);
  });

  it('can be read without scripts', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(mvp);
    const text = (await main(page).textContent()) ?? '';
    for (const words of [
      `Round 1 ran from ${formatDay('2025-09-01')}`,
      '$25,000–$75,000',
      'TRL 3–7',
      'Pitch deck',
    ])
      expect(text).toContain(words);
    expect(await page.getByRole('checkbox').count()).toBe(17);
    // Controls that need scripts are hidden.
    expect(await main(page).getByRole('link', { name: 'How to register an ABN' }).isVisible()).toBe(true);
    expect(await main(page).getByRole('link', { name: 'Answer the questions' }).count()).toBe(0);
    expect(
      await main(page)
        .getByText(/ticked/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await page.goto(home);
    const homeText = (await main(page).textContent()) ?? '';
    for (const words of ['$600,000', '$750,000', 'None up to $800,000;', '$50,000', 'Within 12 months'])
      expect(homeText).toContain(words);
  });
});
