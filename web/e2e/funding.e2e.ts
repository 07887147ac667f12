import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpPerson } from '#functions/testing/people.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { comesAlive, shiftWhileOpening } from '../testing/paints.ts';

const { visit } = openBrowser();

const main = (page: Page) => page.getByRole('main');
const show = (page: Page) => page.getByRole('button', { name: 'Show my grants' }).click();
const choose = (page: Page, answer: string) => page.getByRole('radio', { name: answer, exact: true }).check();
const answer = async (page: Page, abn: 'Yes' | 'No', stage: string, state: string) => {
  const folded = page.getByText('Change', { exact: true });
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel('Your state').selectOption(state);
  await choose(page, 'A business');
  await choose(page, abn);
  await choose(page, stage);
  await show(page);
};
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const cards = (page: Page) => main(page).getByRole('article');

describe('the funding page', () => {
  it('shows the matches with reasons, in an address that can be reloaded and shared', async () => {
    const { page } = await visit({ width: 320 });
    await page.goto('/funding');
    await answer(page, 'Yes', 'MVP', 'New South Wales');
    await main(page).getByRole('heading', { name: 'No grant open now, 1 to prepare for' }).waitFor();
    const address = page.url();
    expect(queryOf(page)).toEqual({ abn: 'yes', stage: 'mvp', state: 'New South Wales' });
    const card = cards(page);
    await expect.poll(() => card.count()).toBe(1);
    await card
      .getByRole('img', { name: 'For these stages: Idea, Pre-revenue, MVP. Your stage: MVP.' })
      .waitFor();
    expect(
      await main(page)
        .getByRole('img', { name: /Your stage: MVP/ })
        .count(),
    ).toBe(1);
    expect(await card.textContent()).toMatch(/Eligible, but closed now[\s\S]*Your stage “MVP”, your ABN/);
    await expectAccessible(page);

    await answer(page, 'No', 'Idea', 'New South Wales');
    await main(page).getByRole('heading', { name: '1 grant open now, 1 to prepare for' }).waitFor();
    await cards(page).first().getByText('Reachable: a provider decides').waitFor();
    expect(await cards(page).last().textContent()).toContain('Reachable, but closed now');
    await page.reload();
    await main(page).getByRole('heading', { name: '1 grant open now, 1 to prepare for' }).waitFor();

    const other = await visit();
    await other.page.goto(address);
    await main(other.page).getByRole('heading', { name: 'No grant open now, 1 to prepare for' }).waitFor();
    await main(other.page).getByText('MVP · with an ABN · New South Wales').waitFor();
    await expect.poll(() => cards(other.page).count()).toBe(1);
  });

  itLong('keeps the answers in this browser, and fills in the profile of a logged-in person', async () => {
    const { page } = await visit({ person: await signUpPerson() });
    await page.goto('/user/profile');
    await page.getByLabel('State').selectOption('Western Australia');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/funding');
    await expect.poll(() => page.getByLabel('Your state').inputValue()).toBe('Other');
    await main(page).getByText('Not covered yet').waitFor();
    await page.getByLabel('Your state').selectOption('New South Wales');
    await choose(page, 'First home');
    expect(await page.getByRole('radio').count()).toBe(2);
    await show(page);
    await main(page).getByRole('heading', { name: '1 grant open to you' }).waitFor();
    await main(page).getByText('First home · New South Wales').waitFor();
    await page.goto('/funding');
    await expect.poll(() => page.getByLabel('Your state').inputValue()).toBe('New South Wales');
    expect(await page.getByRole('radio', { name: 'First home' }).isChecked()).toBe(true);
    expect(await shiftWhileOpening(page, '/funding')).toBe(0);
  });

  itLong('asks for missing answers, by keyboard alone', async () => {
    const { page } = await visit();
    await page.goto('/funding');
    await comesAlive(page);
    await page.getByRole('radio', { name: 'Yes' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Please choose your stage.').waitFor();
    await page.locator('select[name=state]:focus').waitFor();
    await expectAccessible(page);
    await page.keyboard.type('New');
    for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
    for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Launch' }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('h1:focus', { hasText: 'No grant matches your answers' }).waitFor();
    await main(page).getByRole('link', { name: 'See the paths' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/make-money/build-path?ref=launch');
  });

  itLong(
    'shows other states a notice, their own programs and a waitlist that reports errors and success',
    async () => {
      const { page, context, expectComplaint } = await visit({ width: 320 });
      expectComplaint(/status of 500|ERR_FAILED/);
      await page.goto('/funding?abn=no&stage=idea&state=Queensland');
      await main(page).getByRole('heading', { name: 'We only cover New South Wales so far' }).waitFor();
      expect(await cards(page).count()).toBe(0);
      expect(
        await main(page)
          .getByRole('img', { name: /^Helps at/ })
          .count(),
      ).toBe(0);
      const finder = main(page).getByRole('link', { name: /Queensland Grants Finder/ });
      expect(await finder.getAttribute('href')).toBe('https://www.grants.services.qld.gov.au');
      const alert = main(page).getByRole('alert');
      const join = async (email: string) => {
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'Join the waitlist' }).click();
      };
      for (const email of ['', 'mia', 'mia@example']) {
        await join(email);
        await main(page).getByText('Please enter a valid email address.').waitFor();
        expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
      }
      await expectAccessible(page);

      const route = '**/api/subscription-interest';
      await context.route(route, (call) => call.fulfill({ status: 500, json: {} }));
      await join('mia@example.com');
      await alert.filter({ hasText: 'Submission failed. Please try again.' }).waitFor();
      await context.unroute(route);
      await context.route(route, (call) => call.abort());
      await join('mia@example.com');
      await alert.filter({ hasText: 'Network error. Please try again.' }).waitFor();
      await context.unroute(route);

      const sent = page.waitForRequest(route);
      await join('mia@example.com');
      expect((await sent).postDataJSON()).toEqual({
        email: 'mia@example.com',
        description: 'Waitlist for grants: Queensland, stage idea, without an ABN',
        category: 'Queensland_Policy',
      });
      await main(page).getByText('We’ll email mia@example.com').waitFor();
      expect(await page.getByRole('button', { name: 'Join the waitlist' }).count()).toBe(0);
      const onward = main(page).getByRole('link', { name: 'find a path that fits your hours and budget' });
      expect(await onward.getAttribute('href')).toBe('/make-money/build-path?ref=funding');
      await expectAccessible(page);
    },
  );

  itLong('needs only the state from people outside New South Wales', async () => {
    const { page } = await visit();
    await page.goto('/funding');
    await page.getByLabel('Your state').selectOption('Victoria');
    await main(page).getByText('Not covered yet').waitFor();
    expect(await page.getByRole('radio').count()).toBe(2);
    await page.getByRole('button', { name: 'Show my state’s programs' }).click();
    await page.locator('h1:focus', { hasText: 'We only cover New South Wales so far' }).waitFor();
    expect(queryOf(page)).toEqual({ state: 'Victoria' });
    await page.getByLabel('Email').waitFor();
    expect(await cards(page).count()).toBe(0);
  });

  itLong('folds the grants until they are asked for, and on a phone the rest of each card', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/funding');
    const card = cards(page).last();
    const rest = card.getByText('Round 1 ran from');
    await comesAlive(page);
    expect(await card.isVisible()).toBe(false);
    await main(page).getByRole('heading', { name: 'See all 3 grants (2 open now)' }).click();
    expect(await rest.isVisible()).toBe(false);
    expect(await card.getByRole('link', { name: 'Open the guide' }).isVisible()).toBe(true);
    await card.getByRole('button', { name: 'Details' }).click();
    await rest.waitFor();
    await expectAccessible(page);
  });

  it('redirects from its old address with the answers', async () => {
    const { page } = await visit();
    await page.goto('/funding/apply?abn=yes&stage=launch&state=New+South+Wales');
    await page.waitForURL('**/funding?*');
    await main(page).getByRole('heading', { name: 'No grant matches your answers' }).waitFor();
  });

  itLong.each([
    '/funding',
    '/funding?abn=yes&stage=mvp&state=New+South+Wales',
    '/funding?abn=no&stage=idea&state=Queensland',
  ])('does not move while %s hydrates', async (address) => {
    const { page } = await visit({ width: 360 });
    expect(await shiftWhileOpening(page, address)).toBe(0);
  });

  it('can be read without scripts: every grant, its conditions and the state of its rounds', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto('/funding');
    expect(await cards(page).count()).toBe(3);
    const text = await main(page).textContent();
    for (const words of [
      'Closed: was up to $75,000',
      '39-week income support',
      '$10,000',
      'Round 1 ran from',
      'need JavaScript',
    ])
      expect(text).toContain(words);
    const needed = page.locator('noscript p', { hasText: 'The questions need JavaScript' });
    expect(await needed.isVisible()).toBe(true);
    expect(await main(page).getByRole('button').count()).toBe(0);
  });
});
