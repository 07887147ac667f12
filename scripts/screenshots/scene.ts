import type { BrowserContextOptions, Page } from 'playwright-core';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** One state of one page. */
export interface Scene {
  name: string;
  open(page: Page): Promise<void>;
  session?: SignedIn;
  /** False for a browser without scripts. */
  scripts?: boolean;
  /** Opened once and then widened, because its state takes a while. */
  resizes?: boolean;
  /** Its requests stay unanswered, so they are not waited for. */
  hangs?: boolean;
  /** The only width of this scene. */
  only?: number;
}

export const visit = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
};
