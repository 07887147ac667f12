import { expect, it } from 'vitest';
import { checkPlans } from './check-plans.ts';

/* The unit tests ask this of a few people, `npm run proof:plan` of 20,000. */
it('the plans of 100 people hold no figure that no page may print, and no reference to nothing', () => {
  const chosen = [...checkPlans({ count: 100, seed: 1 }).values()];
  expect(chosen.reduce((sum, times) => sum + times, 0)).toBe(100);
});
