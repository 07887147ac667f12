import type { Page } from 'playwright-core';

/** Ticks the six checks and enters a name, on the page of a review. */
export async function tickAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tick \d more check/ }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('textbox', { name: 'Your first name' }).fill('Rose');
}

/** Ticks, signs and approves. */
export async function approvePlan(page: Page): Promise<void> {
  await tickAll(page);
  await agreeToPlan(page);
}

/** Waits until the plan with all saved changes is drawn, then approves it. */
export async function agreeToPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this plan?' });
  await dialog.getByRole('button', { name: /^Approve plan/ }).click();
  await page.getByRole('heading', { name: 'Approved. Thank you.' }).waitFor();
}
