import { expect, it } from 'vitest';
import { Roles } from './role-model.ts';
import { periods, states } from './states.ts';
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
  states: Float32Array.from(
    words.flatMap(({ word }) => states.map((state) => (state === (word === '$45' ? 'now' : 'past') ? 9 : 0))),
  ),
  periods: Float32Array.from(words.flatMap(() => periods.map((per) => (per === 'month' ? 9 : 0)))),
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

it('says what is true today of a stretch, and of how much time its number is', () => {
  expect(roles.statesOf(...at('$45')).now).toBeGreaterThan(0.9);
  expect(roles.statesOf(...at('rent $90')).past).toBeGreaterThan(0.9);
  expect(roles.periodsOf(...at('rent $90')).month).toBeGreaterThan(0.9);
  expect(roles.periodsOf(...at('Sundays')).month).toBe(0);
});
