import type { Page } from 'playwright-core';

export const scripts = '**/assets/*.js';

export const pathData = '**/mocks/persona/**';

/** Holds back files, by default scripts, until they are released. */
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

/** Opens a page whose scripts are held back, without waiting for the load event. */
export const openWithoutScripts = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};
