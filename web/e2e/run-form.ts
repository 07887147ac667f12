import type { Page } from 'playwright-core';
import { answers } from '#functions/testing/runs.ts';

export const addressOf = (runId: string): string => `/make-money/path-compiler/runs/${runId}`;

export async function openRun(page: Page, runId: string): Promise<void> {
  await page.goto(addressOf(runId));
  await page.getByRole('heading', { level: 1, name: /^(Start your|Your) .* plan/ }).waitFor();
}

export const inForm = (page: Page) => page.locator('#run-form');
export const background = (page: Page) => inForm(page).getByRole('textbox', { name: /^Background/ });
export const goal = (page: Page) => inForm(page).getByRole('textbox', { name: /^Income goal/ });

export async function fillIn(page: Page): Promise<void> {
  const form = inForm(page);
  await form.getByLabel('Budget').selectOption(answers.budget);
  await form.getByLabel('Time per week').selectOption(answers.timePerWeek);
  await form.getByRole('button', { name: 'Project Management' }).click();
  await form.getByRole('button', { name: 'Local Tasks' }).click();
  await goal(page).fill(answers.incomeGoal);
  await background(page).fill(answers.content);
}
export const submit = (page: Page) => inForm(page).getByRole('button', { name: 'Submit for Review' }).click();
/** Submits and confirms a submission that can't be undone. */
export async function submitForGood(page: Page): Promise<void> {
  await submit(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Submit now' }).click();
}
export const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor();
