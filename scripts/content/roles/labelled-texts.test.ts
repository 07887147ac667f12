import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fingerprintOf, readLabelled, unmark } from './labelled-texts.ts';
import { trainLayer } from './train.ts';

it('takes the marks out of a text and keeps their places', () => {
  const { text, marks } = unmark('I ask [price:$45] a room, [busy:not Sundays].', false);
  expect(text).toBe('I ask $45 a room, not Sundays.');
  expect(marks.map(({ from, to, role }) => [role, text.slice(from, to)])).toEqual([
    ['price', '$45'],
    ['busy', 'not Sundays'],
  ]);
});

it('refuses a role that does not exist', () => {
  expect(() => unmark('It is [prize:$45].', false)).toThrow('There is no role "prize"');
});

it('has no mark that is open or inside another', () => {
  for (const { text } of readLabelled()) expect(text).not.toMatch(/\[[a-z]+:/);
});

it('has weights that were learned from the texts as they are now', () => {
  const { madeFrom } = JSON.parse(readFileSync('shared/content/reading/roles.json', 'utf8'));
  expect(madeFrom, 'Run npm run roles').toBe(fingerprintOf());
});

it('learns which sign goes with which role', () => {
  const examples = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0
      ? { features: ['word=charge', 'always'], role: 'price' }
      : { features: ['word=rent', 'always'], role: 'cost' },
  );
  const { roles, weights } = trainLayer(examples, { leastSeen: 2, rounds: 5 });
  const weightOf = (feature: string, role: string): number => {
    const row = weights[feature] ?? [];
    const at = row.findIndex((one, index) => index % 2 === 0 && one === roles.indexOf(role));
    return at < 0 ? 0 : (row[at + 1] ?? 0);
  };
  expect(weightOf('word=charge', 'price')).toBeGreaterThan(weightOf('word=charge', 'cost'));
  expect(weightOf('word=rent', 'cost')).toBeGreaterThan(weightOf('word=rent', 'price'));
});
