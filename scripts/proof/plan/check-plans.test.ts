import { expect, it } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { checkPlans } from './check-plans.ts';

/* `npm run proof:plan` asks this of 20,000 people. */
const count = isLongRun ? 100 : 15;

it('random plans hold no figure that no page may print, and no reference to nothing', () => {
  const chosen = [...checkPlans({ count, seed: 1 }).values()];
  expect(chosen.reduce((sum, times) => sum + times, 0)).toBe(count);
});
