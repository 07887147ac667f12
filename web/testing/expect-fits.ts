import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects no sideways scrolling. */
export async function expectFits(page: Page): Promise<void> {
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wide)).toBe(0);
}
