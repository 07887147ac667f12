import type { Page } from 'playwright-core';

export const scripts = '**/assets/*.js';

/** Keeps scripts from arriving until they are let go. */
export const holdBack = async (page: Page, script: (address: string) => boolean = () => true) => {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    if (script(route.request().url())) await gate;
    await route.continue();
  });
  return letGo;
};
