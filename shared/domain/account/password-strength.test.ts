import { describe, expect, it } from 'vitest';
import { commonWords } from './common-passwords.ts';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'too-short'],
    ['7 chars', 'too-short'],
    ['violetgs', 'fair'],
    ['gum leaf 82', 'fair'],
    ['gum leaf on 8', 'good'],
    ['four gum leaves', 'good'],
    ['four gum leaves!', 'strong'],
    ['the parcel fits under two gum trees', 'strong'],
  ] as const)('of %j depends on its length: %s', (password, strength) =>
    expect(passwordStrength(password)).toBe(strength),
  );

  it.each([
    ['two common words', 'SydneySunshine1'],
    ['two common words apart', 'hello_sydney'],
    ['a date', '26/01/1988'],
    ['adjacent keys with a little other text', 'asdfgh8tgum'],
  ])('is low for %s (%s)', (_, password) => expect(passwordStrength(password)).toBe('easy-to-guess'));

  it('reports a refused password, taking the owner into account', () => {
    expect(passwordStrength('P@ssw0rd')).toBe('refused');
    expect(passwordStrength('quillfeather 8')).toBe('good');
    expect(passwordStrength('quillfeather 8', { full_name: 'Zelda Quillfeather' })).toBe('refused');
  });

  it.each([
    ['a sentence with a common word in it', 'my dragon eats gumnuts'],
    ['a run with much other text', 'paperbark 1234 verandah'],
    ['a word that only starts like a common one', 'passionfruit vine'],
  ])('is not lowered for %s', (_, password) => expect(passwordStrength(password)).toBe('strong'));
});

it('has common words in the form in which they are looked up', () => {
  expect(commonWords.size).toBeGreaterThan(150);
  expect([...commonWords].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
});
