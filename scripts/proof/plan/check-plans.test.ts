import { expect, it } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { builtCatalogue } from '../../build/catalogue.ts';
import { checkPlans } from './check-plans.ts';

/* `npm run proof:plan` asks this of 20,000 people. */
const count = isLongRun ? 100 : 15;

it('plans of mixed answers hold nothing that no page may print', async () => {
  const chosen = [...checkPlans(await builtCatalogue(), { count, seed: 1 }).values()];
  expect(chosen.reduce((sum, times) => sum + times, 0)).toBe(count);
});
