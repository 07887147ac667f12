import type { Page } from 'playwright-core';

/** Longer waits are intentional. */
const longestMs = 6000;
/** After this long without an open request, none follows. */
const quietMs = 500;

/** Follows the requests of a page. The returned function waits until there are none. */
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

/** Waits until no placeholder is left, for the balance or for an owned path. */
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

/**
 * Scrolls a row of sample pages into view, which makes it load. The wait is outside the page, which has no clock
 * without scripts.
 */
export async function near(page: Page): Promise<void> {
  for (const row of await page.locator('.sample-row').all()) {
    await row.evaluate((one) => one.scrollIntoView());
    await page.waitForTimeout(100);
  }
}

/** Makes the window as high as all sheets of a document, because they are drawn only while in view. */
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
 * A full-page picture makes the window one pixel wide for a moment. Rows that slide are fixed until the returned
 * function is called.
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

/** Waits for pictures, which are fetched only when they come into view. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    const pictures = [...document.images].map((picture) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => undefined);
    });
    const late = new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.race([late, Promise.all([document.fonts.ready, ...pictures])]);
  }, longestMs);

/** Puts sticky bars back in their place, because they would cover the middle of a full-page picture. */
export const standStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const mark = 'data-held-still';
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
      // A box that scrolls is shown whole.
      one.style.setProperty('max-height', 'none', 'important');
      one.style.setProperty('overflow', 'visible', 'important');
    }
  });
