import type { Locator, Page } from 'playwright-core';

/** The time of the largest paint, and the layout shift without user input. */
export interface Paints {
  lcpMs: number;
  shift: number;
}

/** The type library does not know this kind of entry yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

interface Watched {
  paints: Paints;
}

/** Call it before the page opens; the page records its own entries. */
export const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const paints = { lcpMs: 0, shift: 0 };
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.lcpMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.shift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const paintsOf = (page: Page): Promise<Paints> =>
  page.evaluate(() => (globalThis as typeof globalThis & Watched).paints);

/** Waits until React has hydrated the page, and two more frames for its updates. */
export const comesAlive = async (page: Page): Promise<void> => {
  const isAlive = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
    );
  for (const endsAtMs = Date.now() + 10_000; !(await isAlive()); await page.waitForTimeout(50))
    if (Date.now() > endsAtMs) throw new Error(`${page.url()} did not come to life`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Whether React has hydrated a part that follows the rest of its page. */
export const hasComeAlive = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/** The layout shift while the page opened and hydrated. */
export const shiftWhileOpening = async (page: Page, address: string): Promise<number> => {
  await watchPaints(page);
  await page.goto(address);
  await comesAlive(page);
  await page.waitForLoadState('networkidle');
  return (await paintsOf(page)).shift;
};
