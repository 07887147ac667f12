import { expect, it } from 'vitest';
import { Roles } from './role-model.ts';
import { firstTagOf, tags } from './tags.ts';
import type { RoleWeights } from './weights.ts';

const weights: Omit<RoleWeights, 'trades'> = {
  kinds: {},
  tags: {
    weights: {
      'verb=charge': [firstTagOf('price'), 30],
      '-1=rent': [firstTagOf('cost'), 90],
      'w=sundays': [firstTagOf('busy'), 30],
    },
    steps: tags.flatMap(() => tags.map(() => 0)),
  },
  links: {},
};
const text = 'I charge $45, rent $90, no Sundays.';
const told = { kind: 'content', skills: new Set<string>() } as const;
const roles = new Roles(text, told, weights);
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

it('reads a long text without sense in little time', () => {
  expect(() => new Roles('7 '.repeat(20_000), told, weights)).not.toThrow();
});
