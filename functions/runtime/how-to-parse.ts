import type * as z from 'zod';

const interpreted = 50;
const uses = new WeakMap<z.core.$ZodType, number>();

/**
 * Zod writes and compiles a program for an object schema at its first use: most of a millisecond, of a request that
 * somebody waits for, and won back after some forty uses. So a schema earns its program.
 */
export function howToParse(schema: z.core.$ZodType): { jitless: boolean } {
  const used = uses.get(schema) ?? 0;
  if (used < interpreted) uses.set(schema, used + 1);
  return { jitless: used < interpreted };
}
