import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { comesAlive, hasComeAlive, paintsOf, shiftWhileOpening } from '../testing/paints.ts';

const { visit } = openBrowser();

const found = (page: Page, count: number) =>
  page
    .getByRole('status')
    .filter({
      hasText: count === 27 ? /^27 paths$/ : new RegExp(`^${count} of 27 paths$`),
    })
    .waitFor();
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The edge of the window cuts off no part of it. */
const isWhole = (page: Page, label: string, width: number) =>
  expect
    .poll(
      async () => {
        const chip = await page.locator('.chip', { hasText: label }).boundingBox();
        return chip !== null && chip.x >= 0 && chip.x + chip.width <= width;
      },
      { message: label },
    )
    .toBe(true);

describe('the library', () => {
  it('links from the landing page through a persona to a path, and back by the breadcrumb', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/');
    // Until then the browser follows links itself, without moving the focus.
    await comesAlive(page);
    await page.getByRole('main').getByRole('link', { name: 'Make Money' }).click();
    await page.waitForURL('**/make-money/build-path');
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Local Earner' }).click();
    await page.waitForURL('**/make-money/paths/local-earner');
    await page.locator('h1:focus').waitFor();
    await expect.poll(() => page.title()).toMatch(/Waymint/);
    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Pet Care Rounds' }).click();
    await page.waitForURL('**/local-earner/pet-care-rounds');
    await expect.poll(() => page.title()).toBe('Pet Care Rounds – Waymint');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await trail.getByRole('link', { name: 'Local Earner' }).click();
    await page.waitForURL('**/make-money/paths/local-earner');
    // On a wide window the persona’s bars link there, too.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('figure').getByRole('link', { name: 'Pet Care Rounds' }).click();
    await page.waitForURL('**/local-earner/pet-care-rounds');
    await trail.getByRole('link', { name: 'Local Earner' }).click();
    await page.waitForURL('**/make-money/paths/local-earner');
    await trail.getByRole('link', { name: 'Make Money' }).click();
    await page.waitForURL('**/make-money/build-path');
  });

  it('keeps its search in the address, which survives a reload, the back button and sharing', async () => {
    const { page, context } = await visit({ width: 360 });
    const calls: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto('/make-money/build-path?ref=launch');
    await page.getByText('None of our grants suits a launch').filter({ visible: true }).waitFor();
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
    expect(calls).toEqual([]);
  });

  itLong('moves each cover from its place to the head of its page, for people who want motion', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLImageElement && 'moving' in node.dataset)
              moved.push(node.src.replace(/^.*#/, ''));
      }).observe(document, { childList: true, subtree: true });
    });
    const moved = () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
    const head = page.locator('.persona-cover, .path-cover');
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    // The code that moves covers loads after the page.
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Creative Maker' }).click();
    await page.waitForURL('**/creative-maker');
    await expect.poll(moved).toEqual(['creative-maker']);
    await expect.poll(() => page.locator('[data-moving]').count()).toBe(0);
    await head.filter({ visible: true }).waitFor();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await main
      .getByRole('heading', { level: 3 })
      .getByRole('link', { name: 'Short-Form Editing Studio' })
      .click();
    await page.waitForURL('**/short-form-editing-studio');
    await head.filter({ visible: true }).waitFor();
    expect(await moved()).toEqual(['creative-maker']);
  });

  it('has a chapter on money and rules that reads without scripts and links to its sections', async () => {
    const { page } = await visit({ javaScript: false, width: 360 });
    await page.goto('/make-money/build-path');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Money and rules' }).click();
    await main.getByRole('heading', { level: 1, name: 'Money and rules' }).waitFor();
    await main.getByRole('button', { name: 'Contents' }).click();
    // The contents list it with its number.
    await main
      .getByRole('link', { name: /^\d+ ?Centrelink reporting$/ })
      .filter({ visible: true })
      .click();
    expect(new URL(page.url()).hash).toBe('#centrelink-reporting');
    expect(await main.textContent()).toContain('$75,000 (as at');
  });

  itLong('sorts in the requested order, which the address keeps', async () => {
    const { page } = await visit();
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    await page.getByLabel('Sort').selectOption('Best paid');
    await found(page, 27);
    expect(queryOf(page)).toEqual({ sort: 'pay' });
    const hours = await page
      .locator('.found-paths .path-card-hour')
      .evaluateAll((all) => all.map(({ textContent }) => Number(textContent?.replace(/^.*\$/, ''))));
    expect(hours.length).toBe(27);
    expect(hours).toEqual(hours.toSorted((one, other) => other - one));
    await page.reload();
    await page.locator('.found-paths').waitFor();
    expect(await page.getByLabel('Sort').inputValue()).toBe('pay');
    await page.getByLabel('Sort').selectOption('Group by type');
    await page.locator('.book-end').first().waitFor();
    expect(queryOf(page)).toEqual({});
  });

  itLong('says which filter to relax when nothing matches', async () => {
    const { page } = await visit();
    await page.goto('/make-money/build-path?hours5=1&topic=Shops+and+resale&free=1&tech=nonsense');
    await found(page, 0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Include paid paths \(2 paths\)/ }).click();
    await found(page, 2);
    // The one list of all personas fills the page and starts with the best paid.
    expect(await page.locator('.book-end').count()).toBe(0);
    const hours = await page
      .locator('.found-paths .path-card-hour')
      .evaluateAll((all) => all.map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))));
    expect(hours).toEqual(hours.toSorted((one, other) => other - one));
    const widthOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((box) => box.clientWidth);
    expect(await widthOf('.path-card')).toBe(await widthOf('.path-finder'));
    await expectAccessible(page);
  });

  it('shows every path when scripts are off', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto('/make-money/build-path');
    for (const { personaSlug, pathSlug } of priceCatalogue)
      expect(
        await page.locator(`a[href="/make-money/paths/${personaSlug}/${pathSlug}"]`).count(),
      ).toBeGreaterThan(0);
    // The chips work without scripts, too.
    const shown = page.locator('.path-card').filter({ visible: true });
    expect(await shown.count()).toBe(27);
    await page.getByLabel('Free', { exact: true }).check();
    expect(await shown.count()).toBe(3);
    await page.getByLabel('From home').check();
    expect(await shown.count()).toBe(2);
  });

  itLong('is at most 5,000 px long on a phone', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
  });

  itLong.each([
    [360, 640],
    [1280, 800],
  ])('says on the first screen of %i × %i what an hour of its first path earns', async (width, height) => {
    const { page } = await visit({ width, height });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    const hour = await page.locator('.path-card-hour').first().boundingBox();
    expect((hour?.y ?? height) + (hour?.height ?? 0)).toBeLessThan(height);
  });

  itLong.each([360, 1280])('keeps controls in place while it is used, %i px wide', async (width) => {
    const { page } = await visit({ width });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#find-q, .chip, #find-sort')].map((part) => {
          const { x, y } = part.getBoundingClientRect();
          return [Math.round(x), Math.round(y)];
        }),
      );
    await page.getByText('From home', { exact: true }).scrollIntoViewIfNeeded();
    const before = await places();
    await page.getByLabel('Sort').selectOption('Best paid');
    await found(page, 27);
    expect(await places()).toEqual(before);
    await page.getByText('From home', { exact: true }).click();
    await page.getByRole('button', { name: 'Clear filters' }).waitFor();
    expect(await places()).toEqual(before);
    await page.getByLabel('Search paths').fill('photo');
    await page.waitForURL(/q=photo/);
    expect(await places()).toEqual(before);
    // A chip for the filter in the address is in view.
    await page.reload();
    await comesAlive(page);
    await isWhole(page, 'From home', width);
  });

  itLong.each([320, 360])(
    'scrolls its row, and not the page, to a chosen chip, %i px wide',
    async (width) => {
      const { page } = await visit({ width });
      await page.goto('/make-money/build-path?home=1&nocalls=1');
      await comesAlive(page);
      for (const label of ['From home', 'No sales calls']) await isWhole(page, label, width);
      // Presses where the edge cuts it, as a finger does.
      const press = (label: string) =>
        page.getByLabel(label, { exact: true }).evaluate((box: HTMLInputElement) => box.click());
      await press('Free');
      for (const label of ['Free', '5 h a week or less', 'No sales calls']) {
        await press(label);
        await isWhole(page, label, width);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

  itLong(
    'is cleared by the cross in its search, which is a large enough target while nothing is typed',
    async () => {
      const { page } = await visit({ width: 360 });
      await page.goto('/make-money/build-path?q=photo');
      await found(page, 5);
      const field = await page.getByLabel('Search paths').boundingBox();
      if (field === null) expect.fail('There is no search');
      await page.mouse.click(field.x + field.width - 40, field.y + field.height - 6);
      await found(page, 27);
    },
  );

  itLong.each([
    ['/make-money/build-path', 'Earnings are estimates, before tax'],
    ['/make-money/build-path?sort=pay', 'How we estimate'],
    ['/make-money/paths/creative-maker', 'How we estimate'],
  ])('links from %s to how an hour is estimated', async (address, name) => {
    const { page } = await visit({ width: 360 });
    await page.goto(address);
    await comesAlive(page);
    await page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).click();
    await page.getByRole('heading', { name: 'How we estimate' }).and(page.locator(':focus')).waitFor();
    await page.getByText('None is a promise').waitFor();
  });

  itLong.each([320, 360, 1280])('aligns the facts of its cards at %i px and cuts none', async (width) => {
    const { page } = await visit({ width });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    const { columns, broken } = await page.evaluate((isNarrow) => {
      const isShown = (part: Element) => part.getClientRects().length > 0;
      const facts = [...document.querySelectorAll('.path-card-facts dt, .path-card-price, .path-card-hour')];
      const offsets = facts.filter(isShown).map((fact) => {
        const card = fact.closest('.path-card')?.getBoundingClientRect().left ?? 0;
        const { left, right } = fact.getBoundingClientRect();
        const isAtEnd = fact.matches('.path-card-price') || getComputedStyle(fact).textAlign === 'end';
        return Math.round((isAtEnd ? right : left) - card);
      });
      // The line about the work may wrap on the narrowest phone.
      const gist = isNarrow ? '' : ', .path-card-gist';
      const parts = `.path-card-facts :is(dt, dd), .path-card-price${gist}`;
      const lines = [...document.querySelectorAll(parts)].filter(isShown);
      const tall = lines.filter((line) => {
        const { lineHeight } = getComputedStyle(line);
        // The old price is below the sale price.
        const most = line.querySelector('s') ? 2 : 1;
        return line.getBoundingClientRect().height > Number.parseFloat(lineHeight) * most + 1;
      });
      const wide = lines.filter((line) => line.scrollWidth > line.clientWidth);
      return {
        columns: new Set(offsets).size,
        broken: [...tall, ...wide].map((fact) => fact.textContent),
      };
    }, width === 320);
    // On a phone the hour comes first and the price last; under a book the price is at its right edge.
    expect(columns).toBe(2);
    expect(broken).toEqual([]);
    // With the text spacing that some readers need, facts may wrap but must stay in place.
    const leaving = await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('body, body *')) {
        part.style.letterSpacing = '0.12em';
        part.style.wordSpacing = '0.16em';
        part.style.lineHeight = '1.5';
      }
      const places = [...document.querySelectorAll('.path-card-facts :is(dt, dd), .chip')];
      return [
        document.documentElement.scrollWidth - window.innerWidth,
        places.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
      ];
    });
    expect(leaving).toEqual([0, []]);
  });

  itLong('names each dot of its picture of pay, and links it to its path', async () => {
    const { page } = await visit({ width: 1280, height: 800 });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    const picture = page.getByRole('group', { name: /^27 paths, from / });
    const dots = picture.getByRole('link');
    expect(await dots.count()).toBe(27);
    // The picture is one tab stop; the arrow keys lead to the next better paid path.
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
    await best.click();
    await page.locator('h1:focus').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/make-money\/paths\/[a-z-]+\/[a-z-]+$/);
    // A search draws the hours of the paths it found.
    await page.goto('/make-money/build-path?free=1');
    await found(page, 3);
    expect(await page.locator('.hour-dots').count()).toBe(0);
  });

  itLong.each([320, 768, 1280])('takes the Tab key in visual order, %i px wide', async (width) => {
    const { page } = await visit({ width, height: 800 });
    await page.goto('/make-money/build-path');
    await comesAlive(page);
    const parts = ['#find-q', '.spine', '.shelf a', '.hour-dots a[tabindex="0"]', '.hour-dots ~ .shelf a'];
    const places = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const part = document.querySelector<HTMLElement>(selector);
          const stops = [...document.querySelectorAll<HTMLElement>('main a, main input, main select')];
          return {
            tab: stops.filter(({ tabIndex }) => tabIndex >= 0).indexOf(part ?? document.body),
            top: part?.closest('section, figure, form, nav')?.getBoundingClientRect().top ?? 0,
          };
        }),
      parts,
    );
    const rising = (numbers: number[]) =>
      numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? 0));
    expect(rising(places.map(({ tab }) => tab))).toBe(true);
    expect(places[0]?.tab).toBeGreaterThanOrEqual(0);
    expect(rising(places.map(({ top }) => top))).toBe(true);
  });

  itLong(
    'links each kind of person from the first screen of a small phone, where a search shows its results instead',
    async () => {
      const { page } = await visit({ width: 360, height: 640 });
      await page.goto('/make-money/build-path');
      await comesAlive(page);
      const spines = page.getByRole('navigation', { name: 'Types of people' }).getByRole('link');
      expect(await spines.count()).toBe(6);
      const box = await spines.last().boundingBox();
      expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThan(460);
      const topOf = (shelf: string) =>
        page.locator(shelf).evaluate((part) => Math.abs(Math.round(part.getBoundingClientRect().top)));
      await spines.filter({ hasText: 'Expert Going Solo' }).click();
      await expect.poll(() => topOf('#shelf-expert-going-solo')).toBeLessThan(3);
      await page.goto('/make-money/build-path?q=photo');
      await found(page, 5);
      expect(await spines.count()).toBe(0);
      const row = await page.locator('.found-paths > li').first().boundingBox();
      expect((row?.y ?? 640) + (row?.height ?? 0)).toBeLessThan(640);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await found(page, 27);
      await spines.filter({ hasText: 'Local Earner' }).click();
      await expect.poll(() => topOf('#shelf-local-earner')).toBeLessThan(3);
    },
  );

  itLong.each([360, 1280])(
    'recommends one path to start with, %i px wide, and links to it',
    async (width) => {
      const { page } = await visit({ width, height: 800 });
      await page.goto('/make-money/build-path');
      await comesAlive(page);
      const step = page.getByRole('region', { name: 'Start with a free path' });
      expect(await step.count()).toBe(1);
      await step.getByRole('link').click();
      await page.getByText('Completely free').waitFor();
    },
  );

  itLong(
    'names the matched word of each result, sorts the best first, and says what its bars are measured against',
    async () => {
      const { page } = await visit({ width: 360 });
      await page.goto('/make-money/build-path?q=photo');
      await found(page, 5);
      await page.getByText('Casual minimum wage, $33.05 an hour.').waitFor();
      const rows = page.locator('.found-paths > li');
      expect(await rows.locator('mark').allTextContents()).toEqual([
        'photo',
        'photoshop',
        'photos',
        'photography',
        'photography',
      ]);
      expect(await page.getByLabel('Sort').locator('option:checked').textContent()).toBe('Best match');
      await expectAccessible(page);
      await page.getByLabel('Sort').selectOption('Best paid');
      await expect.poll(() => rows.first().textContent()).toContain('Brand Kit in a Week');
    },
  );

  itLong('offers a way on when a search finds nothing', async () => {
    const { page } = await visit({ width: 360 });
    await page.goto('/make-money/build-path?q=falconry');
    await found(page, 0);
    expect(await page.locator('.found-paths > li').count()).toBe(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Check your goal, free' }).click();
    await page.locator('#goal-check-incomeGoal:focus').waitFor();
  });

  itLong.each(['/make-money', '/make-money/paths/'])('is linked from %s, too', async (address) => {
    const { page } = await visit();
    await page.goto(address);
    await page.waitForURL('**/make-money/build-path');
    await page.getByRole('heading', { level: 1, name: 'Choose the path that fits you' }).waitFor();
  });

  itLong(
    'shows its first path within one and a half screens of a phone, before the picture of all paths',
    async () => {
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
    },
  );

  itLong.each([320, 360, 1280])('has dots that a finger can press at %i px', async (width) => {
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

  itLong('leaves no gap between book titles and their facts', async () => {
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

  itLong.each([
    '/make-money/build-path?ref=funding',
    '/make-money/paths/creative-maker/short-form-editing-studio',
  ])('does not move while %s hydrates', async (address) => {
    const { page } = await visit({ width: 360 });
    expect(await shiftWhileOpening(page, address)).toBe(0);
    // This is the shift that would have been seen.
    await page.evaluate(() =>
      document.querySelector('h1')?.insertAdjacentHTML('beforebegin', '<p>Moved</p>'),
    );
    await expect.poll(async () => (await paintsOf(page)).shift).toBeGreaterThan(0);
  });

  itLong('shows the error page when it cannot be loaded, and Path Not Found for a path', async () => {
    const { page, context, expectComplaint } = await visit();
    expectComplaint(/status of 500/);
    await context.route('**/mocks/personas.json', (route) => route.fulfill({ json: [{ title: 5 }] }));
    await context.route('**/mocks/persona/ai-operator.json', (route) => route.fulfill({ status: 500 }));
    await context.route('**/mocks/persona/**/first-paid-gig.json', (route) => route.fulfill({ json: {} }));
    // Waits until the app runs; before that, a link loads the prerendered page.
    const openAlive = async (address: string) => {
      await page.goto(address);
      await comesAlive(page);
    };
    await openAlive('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Make Money' }).click();
    await page.waitForURL('**/error');
    await openAlive('/make-money/build-path');
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'AI Operator' }).click();
    await page.waitForURL('**/error');
    await page.getByText('couldn’t load this page’s content').waitFor();
    await expectAccessible(page);
    await context.unroute('**/mocks/persona/ai-operator.json');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'AI Operator' }).waitFor();
    await openAlive('/');
    const toPath = page.getByRole('link', { name: 'First Paid Gig in 21 Days' });
    await expect.poll(() => hasComeAlive(toPath)).toBe(true);
    await toPath.click();
    await page.getByRole('heading', { name: 'Path Not Found' }).waitFor();
    await expectAccessible(page);
    // It is retried automatically when the connection returns.
    await context.unroute('**/mocks/persona/**/first-paid-gig.json');
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.getByRole('heading', { level: 1, name: 'First Paid Gig in 21 Days' }).waitFor();
  });
});

describe('every persona and path', () => {
  const personas = [...new Set(priceCatalogue.map(({ personaSlug }) => personaSlug))];

  itLong.each(personas)('reads well on a small phone: %s', async (personaSlug) => {
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

  itLong.each([320, 1280])('has no button over the words it copies, %i px wide', async (width) => {
    const { page } = await visit({ width });
    for (const { personaSlug, pathSlug } of priceCatalogue.filter(({ price }) => price === 0)) {
      await page.goto(`/make-money/paths/${personaSlug}/${pathSlug}`);
      await page.locator('[data-copy] button').first().waitFor({ state: 'attached' });
      const covered = await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        const linesOf = (part: Element) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return [...range.getClientRects()];
        };
        return [...document.querySelectorAll('blockquote:has(> [data-copy])')].flatMap((quote) => {
          const button = quote.querySelector('[data-copy] button')?.getBoundingClientRect();
          const words = [...quote.children].filter((part) => !part.matches('[data-copy]'));
          const isOver = ({ left, right, top, bottom }: DOMRect) =>
            button &&
            left < button.right &&
            right > button.left &&
            top < button.bottom &&
            bottom > button.top;
          return words.filter((part) => linesOf(part).some(isOver)).map(({ textContent }) => textContent);
        });
      });
      expect(covered, pathSlug).toEqual([]);
    }
  });

  it('keeps folded sections through a reload, and opens the section of a new address', async () => {
    const { page } = await visit({ width: 1280, height: 800 });
    await page.goto('/make-money/paths/local-earner/first-five-local-jobs');
    const folds = page.locator('.path-section > details');
    const open = () => folds.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
    await page.locator('[data-folds=live]').waitFor();
    const last = folds.last();
    for (const one of [folds.nth(2), folds.nth(4), last]) await one.locator('summary').click();
    const opened = await open();
    expect(opened.filter((isOpen) => !isOpen)).toHaveLength(3);
    await page.reload();
    await expect.poll(open).toEqual(opened);
    const id = await last.locator('h2').getAttribute('id');
    await page.evaluate((hash) => location.assign(`#${hash}`), id);
    await expect.poll(() => last.evaluate((fold) => (fold as HTMLDetailsElement).open)).toBe(true);
    await last.locator('h2:focus').waitFor();
  });

  it.each(sampleOf([360, 1280], 1))('shows its first two sections when locked, %i px wide', async (width) => {
    const { page } = await visit({ width, height: 640 });
    await page.goto('/make-money/paths/side-hustle-starter/weekend-reseller');
    await page.locator('[data-folds=live]').waitFor();
    const first = page.locator('.path-section > .fold > .reading');
    expect(await first.count()).toBe(2);
    for (const text of await first.all()) expect(await text.locator('p').first().isVisible()).toBe(true);
    // The rest is one press away on a phone, and open on a wide screen.
    const rest = page.locator('.path-section .fold .fold > .reading').first();
    expect(await rest.isVisible()).toBe(width > 1000);
    if (width < 1000)
      await page
        .getByText(/^Read on, free/)
        .first()
        .click();
    await rest.locator('p').first().waitFor();
  });

  it('has its open sections readable before any script runs', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto('/make-money/paths/side-hustle-starter/weekend-reseller');
    await page.getByRole('heading', { name: 'How resale margins really work' }).waitFor();
    await page.getByText('more sections are locked').waitFor();
    // Controls that need scripts are hidden, with a note in their place.
    const needed = page.locator('aside noscript');
    expect(await needed.textContent()).toContain('Unlocking needs JavaScript');
    expect(await needed.isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /^Unlock/ }).count()).toBe(0);
    expect(await page.locator('.reading p').count()).toBeGreaterThan(5);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${inject('siteUrl')}/make-money/paths/side-hustle-starter/weekend-reseller`,
    );
  });

  itLong.each([
    [320, 'side-hustle-starter/weekend-reseller', 'sketch', 1, ['The first of 3. ']],
    [1280, 'side-hustle-starter/weekend-reseller', 'sketch', 2, ['The first 2 of 3. ']],
    [320, 'local-earner/handy-odd-jobs', 'picture-step', 4, ['The first 4 of 5. ']],
    [1280, 'local-earner/handy-odd-jobs', 'picture-step', 5, []],
  ])(
    'says how much of a locked picture is shown, %i px wide in %s',
    async (width, path, piece, count, says) => {
      const { page } = await visit({ width });
      await page.goto(`/make-money/paths/${path}`);
      const shown = page.locator('.locked-shown');
      if (width < 1000) await page.getByText(/^One page from section/).click();
      expect(await shown.locator(`.${piece}:visible`).count()).toBe(count);
      expect(await shown.locator('> figcaption span:visible').allTextContents()).toEqual(says);
    },
  );

  itLong('answers 404 when it does not exist', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 404/);
    const response = await page.goto('/make-money/paths/creative-maker/no-such-path');
    expect(response?.status()).toBe(404);
  });

  itLong('answers 404 below a persona that does not exist, and says so there', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 404/);
    const response = await page.goto('/make-money/paths/no-such-persona');
    expect(response?.status()).toBe(404);
    await comesAlive(page);
    await expect.poll(() => page.title()).toMatch(/^Starting point not found/);
    await page.getByText('We can’t find anything at this address.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/make-money/paths/no-such-persona');
    expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(0);
    expect(await page.getByText(/Did you mean/).count()).toBe(0);
  });

  const studio = '/make-money/paths/creative-maker/short-form-editing-studio';
  const nearly = [
    ['/make-money/short-form-editing-studio', 'Short-Form Editing Studio', studio],
    ['/make-money/paths/local-earner/short-form-editing-studio', 'Short-Form Editing Studio', studio],
    ['/make-money/paths/creative-maker/short-form-editng-studo', 'Short-Form Editing Studio', studio],
    ['/make-money/paths/side-hustle-startr', 'Side-Hustle Starter', '/make-money/paths/side-hustle-starter'],
    ['/funding/apply-grant/nsw-mpv', 'The NSW MVP grant, and how to apply', '/funding/apply-grant/nsw-mvp'],
  ] as const;
  it.each(sampleOf(nearly, 1))(
    'is suggested at the mistyped address %s',
    async (address, title, meantAddress) => {
      const { page, expectComplaint } = await visit({ width: 360 });
      expectComplaint(/status of 404/);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await page.getByText(/^Did you mean this (path|page)\?$/).waitFor();
      expect(new URL(page.url()).pathname).toBe(address);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
      expect(new URL(page.url()).pathname).toBe(meantAddress);
    },
  );
});
