import type { Page } from 'playwright-core';

export type Step = (page: Page) => Promise<void>;

export const steps =
  (...all: readonly Step[]): Step =>
  async (page) => {
    for (const step of all) await step(page);
  };

const main = (page: Page) => page.getByRole('main');

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    main(page).getByRole('button', { name }).first().click();

export const says =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

/** Fills in fields by their labels. */
export const fill =
  (answers: Readonly<Record<string, string>>): Step =>
  async (page) => {
    for (const [label, text] of Object.entries(answers))
      await main(page).getByLabel(label).first().fill(text);
  };

export const pressInDialog =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).last().click();

/** The dialog shows the amount after the server has answered. */
export const saysSum: Step = (page) =>
  page
    .getByRole('dialog')
    .getByText(/^(?:[\d,.]+ tokens|\$[\d,.]+, GST included)$/)
    .first()
    .waitFor();

export const agree: Step = (page) => page.getByRole('dialog').getByRole('checkbox').check();
