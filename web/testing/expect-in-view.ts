import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Expects the start of the element on the screen. */
export async function expectInView(element: Locator): Promise<void> {
  const begins = () =>
    element.evaluate((found) => {
      const { top } = found.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
  await expect.poll(begins, { message: 'is on the screen' }).toBe(true);
}
