import { expect, it } from 'vitest';
import { builtCatalogue } from '#scripts/build/catalogue.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { checkPlans } from './check-plans.ts';

/* `npm run proof:plan` checks 20,000 people. */
const count = isLongRun ? 100 : 15;

it('plans of mixed answers contain nothing that must not be printed', async () => {
  const chosen = [...checkPlans(await builtCatalogue(), { count, seed: 1 }).values()];
  expect(chosen.reduce((sum, times) => sum + times, 0)).toBe(count);
});
