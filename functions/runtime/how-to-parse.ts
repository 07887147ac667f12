import type * as z from 'zod';

const interpreted = 50;
const uses = new WeakMap<z.core.$ZodType, number>();

/**
 * Zod compiles an object schema on first use, which takes most of a millisecond and pays off only after some forty
 * uses. So a schema is interpreted until it has been used often.
 */
export function howToParse(schema: z.core.$ZodType): { jitless: boolean } {
  const used = uses.get(schema) ?? 0;
  if (used < interpreted) uses.set(schema, used + 1);
  return { jitless: used < interpreted };
}
