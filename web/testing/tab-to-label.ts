import type { Page } from 'playwright-core';

const most = 80;

/** The accessible name of the focused element: its own name, its label or its text. */
const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const isField =
      at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement;
    const label = isField ? at.labels?.[0]?.textContent : undefined;
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim();
  });

/** Presses Tab until the element with this name has the focus. */
export async function tabToLabel(page: Page, label: RegExp): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (label.test(await nameOfFocus(page))) return;
  }
  throw new Error(`Nobody gets to ${label} with the Tab key`);
}
