import { expect, it } from 'vitest';
import { Roles } from './role-model.ts';
import { firstTagOf, tags } from './tags.ts';
import { tokensOf } from './tokens.ts';

const text = 'I charge $45, rent $90, no Sundays.';
const roleOf: Record<string, number> = {
  $45: firstTagOf('price'),
  $90: firstTagOf('cost'),
  sundays: firstTagOf('busy'),
};
const words = tokensOf(text);
const roles = new Roles(text, {
  roles: Float32Array.from(
    words.flatMap(({ word }) => tags.map((_, tag) => (tag === (roleOf[word] ?? 0) ? 9 : 0))),
  ),
  links: new Float32Array(words.length * 129),
  titles: new Float32Array(words.length),
});
const at = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length];

it('says how likely a number has a role', () => {
  expect(roles.number(...at('$90'), 'cost')).toBeGreaterThan(0.9);
  expect(roles.number(...at('$45'), 'cost')).toBeLessThan(0.1);
  expect(roles.number(...at('Sundays'), 'price')).toBeUndefined();
});

it('finds the numbers and the stretches of a role', () => {
  expect(roles.numbersOf(0, text.length, { roles: ['cost'], least: 0.9 })).toEqual([{ from: 19, to: 22 }]);
  expect(roles.spans).toContainEqual(expect.objectContaining({ role: 'busy', words: 'Sundays' }));
});
