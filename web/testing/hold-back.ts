import type { Page } from 'playwright-core';

export const scripts = '**/assets/*.js';

export const pathData = '**/mocks/persona/**';

/** Keeps files, scripts where nothing else is said, from arriving until they are let go. */
export const holdBack = async (
  page: Page,
  isHeld: (address: string) => boolean = () => true,
  files = scripts,
) => {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    if (isHeld(route.request().url())) await gate;
    await route.continue();
  });
  return letGo;
};

/** Opens a page whose scripts are held back: its load event would wait for them. */
export const openWithoutScripts = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};
