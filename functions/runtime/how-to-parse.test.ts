import { expect, it } from 'vitest';
import * as z from 'zod';
import { howToParse } from './how-to-parse.ts';

it('each schema is interpreted while it is new, and gives the same results once compiled', () => {
  const [one, other] = [z.object({ a: z.string() }), z.object({ a: z.string() })];
  const read = () => {
    const how = howToParse(one);
    return {
      ...how,
      good: one.parse({ a: 'x', b: 1 }, how),
      bad: one.safeParse({ a: 1 }, how).error?.issues,
    };
  };
  const reads = Array.from({ length: 120 }, read);
  expect(reads.map(({ jitless }) => jitless)).toEqual([...Array(50).fill(true), ...Array(70).fill(false)]);
  const outcomes = reads.map(({ good, bad }) => JSON.stringify({ good, bad }));
  expect(new Set(outcomes).size).toBe(1);
  expect(howToParse(other)).toEqual({ jitless: true });
});
