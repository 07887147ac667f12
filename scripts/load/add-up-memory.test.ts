import { expect, it } from 'vitest';
import { descendantsMb } from './add-up-memory.ts';

const printed = `
    1     0   4096
   10     1 999424
   20    10   2048
   21    20 409600
   30    10  12288
   40     1  81920
`;

it('counts an engine behind a shell, and no process of another server', () => {
  expect(descendantsMb(printed, 10)).toBe(2 + 400 + 12);
  expect(descendantsMb(printed, 40)).toBe(0);
});
