import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForAnimations } from './wait-for-animations.ts';

/** Fails on any finding of axe in the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  await page
    .getByRole('heading', { level: 1, name: /^(?!Loading )/ })
    .first()
    .waitFor();
  // During a colour transition, the contrast would be wrong.
  await waitForAnimations(page);
  // Playwright evaluates outside the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(findings).toEqual([]);
}
