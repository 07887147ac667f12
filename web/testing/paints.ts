import type { Locator, Page } from 'playwright-core';

/** When the largest part of a page was painted, and how far its parts moved by themselves. */
export interface Paints {
  lcpMs: number;
  shift: number;
}

/** The library of types does not know this kind of entry yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

interface Watched {
  paints: Paints;
}

/** Before the page is opened; it keeps on the page itself what it sees. */
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

/** Once React has taken over what the build drew, and two frames more for what it changes. */
export const comesAlive = async (page: Page): Promise<void> => {
  const isAlive = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
    );
  for (const endsAtMs = Date.now() + 10_000; !(await isAlive()); await page.waitForTimeout(50))
    if (Date.now() > endsAtMs) throw new Error(`${page.url()} did not come to life`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Of a part that comes to life after the rest of its page: once React has taken it over. */
export const hasComeAlive = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/** How far the parts of a page moved by themselves while it was opened and came to life. */
export const shiftWhileOpening = async (page: Page, address: string): Promise<number> => {
  await watchPaints(page);
  await page.goto(address);
  await comesAlive(page);
  await page.waitForLoadState('networkidle');
  return (await paintsOf(page)).shift;
};
