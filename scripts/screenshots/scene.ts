import type { BrowserContextOptions, Page } from 'playwright-core';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** One state of one page. */
export interface Scene {
  name: string;
  open(page: Page): Promise<void>;
  session?: SignedIn;
  /** False for a browser that runs none. */
  scripts?: boolean;
  /** Opened once and made wider, because its state takes a while to come about. */
  resizes?: boolean;
  /** What it asks is never answered, so that nobody waits for that. */
  hangs?: boolean;
  /** The one width that has it. */
  only?: number;
}

export const visit = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
};
