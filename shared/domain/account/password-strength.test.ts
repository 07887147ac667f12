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
  ] as const)('of %j goes by its length: %s', (password, strength) =>
    expect(passwordStrength(password)).toBe(strength),
  );

  it.each([
    ['a common word with a year', 'Password2026'],
    ['a common word with signs and digits', '!!Dragon99!'],
    ['a common word spelled in digits and signs', 'P@ssw0rd'],
    ['the same with a tail', 'Pa55word!1'],
    ['a tail that could be letters', 'welcome1!'],
    ['two common words', 'SydneySunshine1'],
    ['two common words apart', 'hello_sydney'],
    ['one character again and again', 'aaaaaaaaaaaa'],
    ['one piece again and again', 'abc1abc1abc1'],
    ['the alphabet', 'abcdefghij'],
    ['digits backwards', '987654321'],
    ['keys side by side', 'qwertyuiop'],
    ['keys below each other', '1qaz2wsx3edc'],
    ['keys and a tail', 'Asdfghjkl;12'],
    ['a date', '26/01/1988'],
    ['a phone number’s worth of digits in a row', '0123456789'],
  ])('is low for %s (%s)', (_, password) => expect(passwordStrength(password)).toBe('easy-to-guess'));

  it.each([
    ['a sentence with a common word in it', 'my dragon eats gumnuts'],
    ['a run beside much of one’s own', 'paperbark 1234 verandah'],
    ['a word that only begins like a common one', 'passionfruit vine'],
  ])('is not lowered for %s', (_, password) => expect(passwordStrength(password)).toBe('strong'));

  it('is told at once for the longest password that is taken', () => {
    const started = performance.now();
    expect(passwordStrength('ab'.repeat(64))).toBe('easy-to-guess');
    expect(passwordStrength(`${'a'.repeat(127)}b`)).toBe('easy-to-guess');
    expect(performance.now() - started).toBeLessThan(200);
  });
});

it('knows common words in the form it looks them up in', () => {
  expect(commonWords.size).toBeGreaterThan(150);
  expect([...commonWords].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
});
