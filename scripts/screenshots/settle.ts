import type { Page } from 'playwright-core';

/** What waits for longer waits on purpose. */
const longestMs = 6000;
/** With no question open for so long, none follows. */
const quietMs = 500;

/** Follows the questions of a page; what it answers waits until there are none. */
export function watchQuestions(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let lastMs = Date.now();
  const end = (request: unknown) => {
    open.delete(request);
    lastMs = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    lastMs = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const untilMs = Date.now() + longestMs;
    while (Date.now() < untilMs && (open.size > 0 || Date.now() - lastMs < quietMs))
      await page.waitForTimeout(50);
  };
}

/** Nothing stands in for what is on its way: neither the balance nor whose path it is. */
export const arrived = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('.animate-pulse, .running-line')].every(
          (one) => !one.checkVisibility({ visibilityProperty: true }),
        ),
      undefined,
      { timeout: longestMs },
    )
    .catch(() => undefined);

/** A row of sample pages fetches them, and goes to the first, once somebody is near. It is waited for out here: a page without scripts has no clock. */
export async function near(page: Page): Promise<void> {
  for (const row of await page.locator('.sample-row').all()) {
    await row.evaluate((one) => one.scrollIntoView());
    await page.waitForTimeout(100);
  }
}

/** The sheets of a document are drawn while they are in view: the window is made as high as all of them. */
export async function sheets(page: Page): Promise<void> {
  const sheet = page.locator('[data-page] > .pdf-page');
  const [count, size] = [await sheet.count(), page.viewportSize()];
  if (count === 0 || size === null) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await page
    .waitForFunction((of) => document.querySelectorAll('.pdf-text > :first-child').length >= of, count, {
      timeout: longestMs,
    })
    .catch(() => undefined);
}

/**
 * The picture of a whole page makes its window one pixel wide for a moment: rows that slide are held where they are,
 * until what this answers is called.
 */
export async function holdRows(page: Page): Promise<() => Promise<unknown>> {
  const rows = page.locator('.sample-row');
  const kept = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [first] = row.children;
      if (!(row instanceof HTMLElement) || first === undefined || row.clientWidth === 0) return '';
      const { columnGap, paddingInline, marginInline, width } = getComputedStyle(row);
      const held = { columnGap, paddingInline, marginInline, width, scrollSnapType: 'none' };
      const before = row.style.cssText;
      Object.assign(row.style, held, { gridAutoColumns: `${first.getBoundingClientRect().width}px` });
      return before;
    }),
  );
  return () =>
    rows.evaluateAll((all, styles) => {
      for (const [at, row] of all.entries()) (row as HTMLElement).style.cssText = styles[at] ?? '';
    }, kept);
}

/** Pictures are fetched where they come into view, which most of a long page does not. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    const pictures = [...document.images].map((picture) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => undefined);
    });
    const late = new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.race([late, Promise.all([document.fonts.ready, ...pictures])]);
  }, longestMs);

/** Bars that stay in the window would lie across the middle of a whole page: each stands where it is written. */
export const standStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const mark = 'data-stands-still';
    for (const one of document.querySelectorAll<HTMLElement>(`[${mark}]`)) {
      one.removeAttribute(mark);
      for (const name of ['position', 'inset', 'max-height', 'overflow']) one.style.removeProperty(name);
    }
    scrollTo(0, 0);
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(one);
      const { top, bottom } = one.getBoundingClientRect();
      const inWindow = top < innerHeight && bottom > 0;
      if (position !== 'sticky' && !(position === 'fixed' && inWindow && !one.matches('[popover]'))) continue;
      one.setAttribute(mark, '');
      one.style.setProperty('position', 'relative', 'important');
      one.style.setProperty('inset', 'auto', 'important');
      // What scrolls in the window for itself is shown whole.
      one.style.setProperty('max-height', 'none', 'important');
      one.style.setProperty('overflow', 'visible', 'important');
    }
  });
