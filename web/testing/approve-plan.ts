import type { Page } from 'playwright-core';

/** Ticks the six checks and writes a name, on the page of a review. */
export async function tickAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tick \d more check/ }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('textbox', { name: 'Your first name' }).fill('Rose');
}

/** Ticks, writes and approves. */
export async function approvePlan(page: Page): Promise<void> {
  await tickAll(page);
  await agreeToPlan(page);
}

/** Presses the button once the plan with all that is saved is drawn, and agrees. */
export async function agreeToPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this plan?' });
  await dialog.getByRole('button', { name: /^Approve plan/ }).click();
  await page.getByRole('heading', { name: 'Approved. Thank you.' }).waitFor();
}
