import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';

const folder = new URL('./', import.meta.url);
/** Stores that still contain casts; the list may only get shorter. */
const waiting: string[] = [];
const stores = readdirSync(folder).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !waiting.includes(name),
);

/** Finds `as` before a type, except in imports and in `as const`, which claims nothing new. */
const casts = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
    .map((line) => line.replaceAll(/(['"`])(?:\\.|(?!\1).)*\1/g, "''").trim())
    .filter((line) => /\bas (?!const\b)[A-Za-z{([]/.test(line) && !/^(import|export) /.test(line));

test.each(stores)('%s does not cast stored data', (name) => {
  expect(casts(readFileSync(new URL(name, folder), 'utf8'))).toEqual([]);
});

it('finds a cast', () => {
  expect(
    casts('return Item as Order;\nconst a = b as const;\n// as a comment\nreturn {} as { a: 1 };'),
  ).toEqual(['return Item as Order;', 'return {} as { a: 1 };']);
});
