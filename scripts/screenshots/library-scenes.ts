import type { Page } from 'playwright-core';
import { type Scene, type SignedIn, visit } from './scene.ts';
import { says, saysSum, steps } from './steps.ts';

const path = '/make-money/paths/side-hustle-starter/weekend-reseller';
const featured = '/make-money/paths/creative-maker/short-form-editing-studio';

/** Waits for the search of the address: until the app has read it, the page is long and shows no shelves. */
const find = (query: string) => async (page: Page) => {
  await visit(`/make-money/build-path?${query}`)(page);
  await page.locator('html[data-life="here"]').waitFor();
};

const ask = async (page: Page) => {
  await visit(path)(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Unlock \d/ })
    .click();
  await saysSum(page);
  await page.waitForLoadState('networkidle');
};

/** Unlocks the path unless it is unlocked already. */
const readWhole = async (page: Page) => {
  await visit(featured)(page);
  const unlock = page.getByRole('main').getByRole('button', { name: /^Unlock \d/ });
  const wayOn = page.getByRole('heading', { name: 'Turn this path into your own plan' });
  await unlock.or(wayOn).first().waitFor();
  if (await unlock.isVisible()) {
    await unlock.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm and unlock' }).click();
  }
  await wayOn.waitFor();
  await page.waitForLoadState('networkidle');
};

/** The path library: found, filtered, locked, being unlocked, open. */
export const libraryScenes = (session: SignedIn, buyer: SignedIn): Scene[] => [
  { name: 'library-from-funding', open: find('ref=funding&topic=Services') },
  { name: 'library-nothing-fits', open: find('hours5=1&topic=Shops+and+resale&free=1') },
  { name: 'library-chips', open: find('home=1&nocalls=1') },
  { name: 'library-persona', open: visit('/make-money/paths/side-hustle-starter') },
  { name: 'library-path', open: visit(featured) },
  { name: 'library-path-free', open: visit('/make-money/paths/side-hustle-starter/first-paid-gig') },
  { name: 'library-path-too-dear', open: ask, session },
  { name: 'library-path-confirm', open: ask, session: buyer },
  { name: 'library-path-unlocked', open: readWhole, session: buyer, resizes: true },
  { name: 'library-owned', open: visit('/make-money/build-path'), session: buyer },
  {
    name: 'library-persona-owned',
    open: steps(visit('/make-money/paths/creative-maker'), says('Owned')),
    session: buyer,
  },
];
