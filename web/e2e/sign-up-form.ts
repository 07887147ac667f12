import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

export const password = 'a quiet eucalyptus 7';

export interface NewPerson {
  email: string;
  name: string;
}

export const newPerson = (name = 'Priya Nair'): NewPerson => ({
  email: `visitor-${randomUUID()}@example.com`,
  name,
});

/** Fills in the required fields and submits, as a person would. */
export async function signUpOnPage(page: Page, { email, name }: NewPerson): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').first().fill(password);
  await main.getByLabel('Confirm password').fill(password);
  await main.getByLabel('Full name').fill(name);
  await main.getByRole('checkbox', { name: /I agree/ }).check();
  await main.getByRole('button', { name: 'Sign up' }).click();
}

export async function logInOnPage(page: Page, email: string, given = password): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').first().fill(given);
  await main.getByRole('button', { name: 'Log in' }).click();
}
