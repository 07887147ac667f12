import { expect, it } from 'vitest';
import { functionDefinition } from './functions.ts';
import { passTimesOf, sweepNames, sweeps } from './sweeps.ts';

it.each(sweepNames)(
  'a pass of %s ends within its function’s timeout, and that before the next pass',
  (name) => {
    const { budgetMs, itemMs } = passTimesOf(name);
    const { timeoutSeconds } = functionDefinition(sweeps[name].function);
    expect(budgetMs + itemMs).toBeLessThan(timeoutSeconds * 1000);
    expect(timeoutSeconds).toBeLessThan(sweeps[name].everyMinutes * 60);
  },
);
