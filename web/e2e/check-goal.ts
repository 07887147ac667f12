import type { Page } from 'playwright-core';

/** Fills in the goal check of the home or plan page and submits it. */
export const checkGoal = async (page: Page) => {
  await page.getByLabel('What would you like to earn?').fill('$800 a month by next June');
  await page.getByLabel('Hours a week').selectOption('3–5h');
  await page.getByLabel('Start-up budget').selectOption('<300');
  await page.getByLabel('Your skills').fill('bookkeeping in Xero, 4 years');
  await page.getByLabel('Your interests').fill('numbers');
  await page.getByRole('button', { name: 'Check my goal' }).click();
  await page.getByRole('heading', { name: 'Your goal, checked' }).waitFor();
};
