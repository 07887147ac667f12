import type { BrowserContextOptions, Page } from 'playwright-core';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** One state of one page. */
export interface Scene {
  name: string;
  open(page: Page): Promise<void>;
  session?: SignedIn;
}

export const visit = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
};
