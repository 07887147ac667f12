import { expect, it } from 'vitest';
import { Roles, type RoleWeights } from './role-model.ts';

const weights: RoleWeights = {
  kinds: {},
  numbers: {
    roles: ['cost', 'price'],
    weights: { 'c<charge': [1, 30], '-1=charge': [1, 30], '-1=rent': [0, 30] },
  },
  words: { roles: ['busy', 'free'], weights: { 'w=sundays': [0, 30] } },
};
const text = 'I charge $45, rent $90, no Sundays.';
const roles = new Roles(text, false, weights);
const at = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length];

it('says how likely a number has a role', () => {
  expect(roles.number(...at('$45'), 'price')).toBeGreaterThan(0.9);
  expect(roles.number(...at('$90'), 'price')).toBeLessThan(0.1);
  expect(roles.number(...at('Sundays'), 'price')).toBeUndefined();
});

it('finds the numbers of a role, and how likely words have one', () => {
  expect(roles.numbersOf(0, text.length, { roles: ['cost'], least: 0.9 })).toEqual([{ from: 19, to: 22 }]);
  expect(roles.words(...at('Sundays'), 'busy')).toBeGreaterThan(0.9);
});

it('reads a long text without sense in little time', () => {
  expect(() => new Roles('7 '.repeat(20_000), false, weights)).not.toThrow();
});
