import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { openBrowser } from '../testing/browser.ts';
import { comesAlive, paintsOf, shiftWhileOpening } from '../testing/paints.ts';

const { visit } = openBrowser();

const found = (page: Page, count: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count} of 27 paths$`) })
    .waitFor();
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('the library', () => {
  it('leads from the landing page over a persona to a path, and back by the breadcrumb', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/');
    // A press before that is the browser's own, which does not move the focus.
    await comesAlive(page);
    await page.getByRole('main').getByRole('link', { name: 'Make Money' }).click();
    await page.waitForURL('**/make-money/build-path');
    await page.getByRole('main').getByRole('link', { name: 'Local Earner' }).first().click();
    await page.waitForURL('**/make-money/paths/local-earner');
    await page.locator('h1:focus').waitFor();
    await expect.poll(() => page.title()).toMatch(/Waymint/);
    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Pet Care Rounds' }).click();
    await page.waitForURL('**/local-earner/pet-care-rounds');
    await expect.poll(() => page.title()).toBe('Pet Care Rounds – Waymint');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await trail.getByRole('link', { name: 'Local Earner' }).click();
    await page.waitForURL('**/make-money/paths/local-earner');
    // The bars of the persona lead there, too.
    await page.getByRole('figure').getByRole('link', { name: 'Pet Care Rounds' }).click();
    await page.waitForURL('**/local-earner/pet-care-rounds');
    await trail.getByRole('link', { name: 'Local Earner' }).click();
    await page.waitForURL('**/make-money/paths/local-earner');
    await trail.getByRole('link', { name: 'Make Money' }).click();
    await page.waitForURL('**/make-money/build-path');
  });

  it('is searched in the address alone, which a reload, the back button and another person keep', async () => {
    const { page, context } = await visit({ width: 360 });
    const calls: string[] = [];
    context.on('request', (request) => {
      if (/\/api\/|\/mocks\//.test(request.url())) calls.push(request.url());
    });
    await page.goto('/make-money/build-path?ref=launch');
    await page.getByText('No grant in our list fits a launch').filter({ visible: true }).waitFor();
    await found(page, 27);
    const search = page.getByRole('search');
    await search.getByLabel('Under $100').check();
    await search.getByLabel('Topic').selectOption('Services');
    await search.getByLabel('Search paths').fill('website');
    await page.keyboard.press('Enter');
    await found(page, 2);
    expect(queryOf(page)).toEqual({ ref: 'launch', q: 'website', under100: '1', topic: 'Services' });
    await expectAccessible(page);

    await page.reload();
    await found(page, 2);
    expect(await search.getByLabel('Search paths').inputValue()).toBe('website');
    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Website Copy Sprints' }).click();
    await page.waitForURL('**/website-copy-sprints');
    await page.goBack();
    await found(page, 2);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await found(page, 27);
    expect(queryOf(page)).toEqual({ ref: 'launch' });
    // The path that was opened in between is a static file of the site.
    expect(calls.filter((url) => !url.endsWith('/website-copy-sprints.json'))).toEqual([]);
  });

  it('has a chapter on money and rules that reads without scripts, and leads to its sections', async () => {
    const { page } = await visit({ javaScript: false, width: 360 });
    await page.goto('/make-money/build-path');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Money and rules' }).click();
    await main.getByRole('heading', { level: 1, name: 'Money and rules' }).waitFor();
    await main.getByRole('button', { name: 'Contents' }).click();
    // With its number, as the contents have it: the section before it reads on to it, too.
    await main
      .getByRole('link', { name: /^\d+ ?Centrelink reporting$/ })
      .filter({ visible: true })
      .click();
    expect(new URL(page.url()).hash).toBe('#centrelink-reporting');
    expect(await main.textContent()).toContain('$75,000 (as at');
  });

  it('says which filter to loosen when nothing fits', async () => {
    const { page } = await visit();
    await page.goto('/make-money/build-path?hours5=1&topic=Shops+and+resale&free=1&tech=nonsense');
    await found(page, 0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Paid paths too \(2 paths\)/ }).click();
    await found(page, 2);
    // What is found fills the page, where a shelf would have gaps.
    const widthOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((box) => box.clientWidth);
    expect(await widthOf('.path-card')).toBe(await widthOf('.path-finder'));
    await expectAccessible(page);
  });

  it('shows every path to somebody without scripts', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto('/make-money/build-path');
    for (const { personaSlug, pathSlug } of priceCatalogue)
      expect(
        await page.locator(`a[href="/make-money/paths/${personaSlug}/${pathSlug}"]`).count(),
      ).toBeGreaterThan(0);
    // The chips work without them, too.
    const shown = page.locator('.path-card').filter({ visible: true });
    expect(await shown.count()).toBe(27);
    await page.getByLabel('Free', { exact: true }).check();
    expect(await shown.count()).toBe(3);
    await page.getByLabel('From home').check();
    expect(await shown.count()).toBe(2);
  });

  it('is no longer than 5,000 px on a phone, with search and chips in its first screen', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
    const chip = await page.getByText('No sales calls').boundingBox();
    expect((chip?.y ?? 0) + (chip?.height ?? 0)).toBeLessThan(640);
  });

  it.each([320, 360, 1280])('lines the facts of its cards up at %i px, and none is cut', async (width) => {
    const { page } = await visit({ width });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    const { columns, broken } = await page.evaluate(() => {
      const facts = [...document.querySelectorAll('.path-card-facts > div')];
      const offsets = facts.map((fact) => {
        const card = fact.closest('.path-card')?.getBoundingClientRect().left ?? 0;
        return Math.round(fact.getBoundingClientRect().left - card);
      });
      const tall = facts.filter((fact) =>
        [...fact.querySelectorAll('dt, dd')].some((line) => {
          const { lineHeight } = getComputedStyle(line);
          // The price before a sale stands below the one now, and below an hour of $0 why it is that, in two words.
          const lines = line.querySelector('.fact-why') ? 3 : line.querySelector('s') ? 2 : 1;
          return line.getBoundingClientRect().height > Number.parseFloat(lineHeight) * lines + 1;
        }),
      );
      const wide = facts.filter((fact) => fact.scrollWidth > fact.clientWidth);
      return {
        columns: new Set(offsets).size,
        broken: [...tall, ...wide].map((fact) => fact.textContent),
      };
    });
    // Beside one another in a row of a list, beneath one another under a book.
    expect(columns).toBe(width < 768 ? 4 : 1);
    expect(broken).toEqual([]);
    // With the spacing that some readers need, facts may break, but nothing leaves its place.
    const leaving = await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('body, body *')) {
        part.style.letterSpacing = '0.12em';
        part.style.wordSpacing = '0.16em';
        part.style.lineHeight = '1.5';
      }
      const places = [...document.querySelectorAll('.path-card-facts > div, .chip')];
      return [
        document.documentElement.scrollWidth - window.innerWidth,
        places.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
      ];
    });
    expect(leaving).toEqual([0, []]);
  });

  it('names each dot of its picture of pay, and leads from it to its path', async () => {
    const { page } = await visit({ width: 1280, height: 800 });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    const picture = page.getByRole('group', { name: /An hour of 27 paths/ });
    const dots = picture.getByRole('link');
    expect(await dots.count()).toBe(27);
    // One stop of the Tab key, from which the arrow keys lead to the next better paid.
    const stops = picture.locator('a[tabindex="0"]');
    expect(await stops.count()).toBe(1);
    await stops.focus();
    const least = await stops.getAttribute('aria-label');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stops.getAttribute('aria-label')).not.toBe(least);
    await page.keyboard.press('End');
    const best = picture.locator('a:focus');
    const name = (await best.getAttribute('aria-label')) ?? '';
    await picture.getByText(name.replace(' an hour', ''), { exact: true }).waitFor();
    await expectAccessible(page);
    // Those that are not looked for stand back, and lead nowhere.
    await page.getByLabel('Free', { exact: true }).check();
    await expect.poll(() => dots.count()).toBe(3);
    await dots.first().click();
    await page.locator('h1:focus').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/make-money\/paths\/[a-z-]+\/[a-z-]+$/);
  });

  it('shows its first path within one and a half screens of a phone, before the picture of them all', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    await page.goto('/make-money/build-path');
    const top = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((found) => found.getBoundingClientRect().top);
    const path = await top('.path-card');
    expect(path).toBeLessThan(960);
    expect(await top('.hour-dots')).toBeGreaterThan(path);
    const [first, last] = [page.locator('.chip').first(), page.locator('.chip').last()];
    const tops = await Promise.all([first, last].map(async (chip) => (await chip.boundingBox())?.y));
    expect(tops[0]).toBe(tops[1]);
  });

  it.each([320, 360, 1280])('has dots that a finger meets at %i px', async (width) => {
    const { page } = await visit({ width });
    await page.goto('/make-money/build-path');
    const dots = page.locator('.dot-reach');
    const places = await dots.evaluateAll((circles) =>
      circles.map((circle) => {
        const { left, top, width: size } = circle.getBoundingClientRect();
        return { left, top, size };
      }),
    );
    expect(places.length).toBe(27);
    for (const [index, { left, top, size }] of places.entries()) {
      expect(size).toBeGreaterThanOrEqual(24);
      for (const other of places.slice(index + 1))
        expect(Math.hypot(left - other.left, top - other.top)).toBeGreaterThanOrEqual(23.5);
    }
  });

  it('leaves no hole between the names of its books and their facts', async () => {
    const { page } = await visit({ width: 1280 });
    await page.goto('/make-money/build-path');
    const gaps = await page.locator('.books > .path-card').evaluateAll((cards) =>
      cards.map((card) => {
        const [name, facts] = [card.querySelector('h3'), card.querySelector('dl')];
        return (facts?.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(gaps.length).toBe(27);
    expect(Math.max(...gaps)).toBeLessThan(2);
  });

  it.each([
    '/make-money/build-path?ref=funding',
    '/make-money/paths/creative-maker/short-form-editing-studio',
  ])('stands still while %s comes to life', async (address) => {
    const { page } = await visit({ width: 360 });
    expect(await shiftWhileOpening(page, address)).toBe(0);
    // What would have been seen, had anything moved.
    await page.evaluate(() =>
      document.querySelector('h1')?.insertAdjacentHTML('beforebegin', '<p>Moved</p>'),
    );
    await expect.poll(async () => (await paintsOf(page)).shift).toBeGreaterThan(0);
  });

  it('that cannot be read leads to the error page, and a path to Path Not Found', async () => {
    const { page, context, expectComplaint } = await visit();
    expectComplaint(/status of 500/);
    await context.route('**/mocks/personas.json', (route) => route.fulfill({ json: [{ title: 5 }] }));
    await context.route('**/mocks/persona/ai-operator.json', (route) => route.fulfill({ status: 500 }));
    await context.route('**/mocks/persona/**/first-paid-gig.json', (route) => route.fulfill({ json: {} }));
    // Once the app runs; before it does, a link leads to the page that the build drew.
    const openAlive = async (address: string) => {
      await page.goto(address);
      await comesAlive(page);
    };
    await openAlive('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Make Money' }).click();
    await page.waitForURL('**/error');
    await openAlive('/make-money/build-path');
    await page.getByRole('main').getByRole('link', { name: 'AI Operator' }).first().click();
    await page.waitForURL('**/error');
    await openAlive('/');
    await page.getByRole('link', { name: 'First Paid Gig in 21 Days' }).click();
    await page.getByRole('heading', { name: 'Path Not Found' }).waitFor();
    await expectAccessible(page);
  });
});

describe('every persona and path', () => {
  const personas = [...new Set(priceCatalogue.map(({ personaSlug }) => personaSlug))];

  it.each(personas)('of %s reads well on a small phone', async (personaSlug) => {
    const { page } = await visit({ width: 320 });
    const addresses = [
      `/make-money/paths/${personaSlug}`,
      ...priceCatalogue
        .filter((path) => path.personaSlug === personaSlug)
        .map(({ pathSlug }) => `/make-money/paths/${personaSlug}/${pathSlug}`),
    ];
    for (const address of addresses) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(sideways, address).toBe(false);
      await expectAccessible(page);
    }
  });

  it('can be read before any script runs, as far as it is open', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto('/make-money/paths/side-hustle-starter/weekend-reseller');
    await page.getByRole('heading', { name: 'How resale margins really work' }).waitFor();
    await page.getByText('more sections are locked').waitFor();
    expect(await page.locator('.reading p').count()).toBeGreaterThan(5);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${inject('siteUrl')}/make-money/paths/side-hustle-starter/weekend-reseller`,
    );
  });

  it('that does not exist answers 404', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 404/);
    const response = await page.goto('/make-money/paths/creative-maker/no-such-path');
    expect(response?.status()).toBe(404);
  });
});
