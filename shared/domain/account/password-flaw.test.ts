import { describe, expect, it } from 'vitest';
import common from './common-password-list.json' with { type: 'json' };
import { passwordFlaw } from './password-flaw.ts';

const priya = { email: 'priya.nair@quillworks.example', full_name: 'Priya Nair-Quillfeather' };

describe('a password', () => {
  it.each([
    ['eight spaces', '        '],
    ['spaces of other kinds', '\u00a0\u2003\u3000\u200b\u00a0\u2003\u3000\u200b'],
    ['spaces around a letter', '   a    '],
  ])('of %s is refused as blank', (_, password) =>
    expect(passwordFlaw(password)).toBe(
      'A password of spaces is too easy to guess. Please choose another, such as a short sentence.',
    ),
  );

  it.each([
    ['one repeated character', 'aaaaaaaa'],
    ['the same in other widths', 'ＡaＡaＡaＡa'],
    ['the same with a tail', 'zzzzzzzz1!'],
    ['one repeated piece', 'abc1abc1abc1'],
    ['the longest one', 'ab'.repeat(64)],
    ['the longest one, except for its end', `${'a'.repeat(127)}b`],
  ])('of %s is refused', (_, password) => expect(passwordFlaw(password)).toContain('repeats itself'));

  it.each([
    ['digits in a row', '12345678'],
    ['digits backwards', '987654321'],
    ['the alphabet', 'abcdefghij'],
    ['letters and digits in a row', 'abcd1234'],
    ['adjacent keys', 'qwertyuiop'],
    ['rows of keys', 'QWERTYUIOPasdfghjkl'],
    ['keys below each other', '1qaz2wsx3edc'],
    ['keys with a tail', 'Asdfghjkl;1'],
  ])('of %s is refused', (_, password) => expect(passwordFlaw(password)).toContain('in a row'));

  it.each([
    ['the address', 'priya.nair@quillworks.example'],
    ['the part before the @', 'Priya.Nair'],
    ['a part of it with a year', 'priya1990!'],
    ['the name', 'priya nair-quillfeather'],
    ['names in reverse order', 'nairpriya'],
    ['a name spelled in digits', 'Quillf34ther'],
    ['the part after the @', 'quillworks99'],
    ['our own name', 'Waymint2026'],
  ])('made of %s is refused', (_, password) =>
    expect(passwordFlaw(password, priya)).toContain('your name, your email or “Waymint”'),
  );

  it.each([
    ['a common one', 'password'],
    ['a common one in capitals', 'PASSWORD'],
    ['a common one in other widths', 'ｐａｓｓｗｏｒｄ'],
    ['a common one with spaces', 'i love you'],
    ['a common word with a year', 'Password2026'],
    ['a common word with signs and digits', '!!Dragon99!'],
    ['a common word spelled in digits and signs', 'P@ssw0rd'],
    ['the same with a tail', 'Pa55word!1'],
    ['a tail that could be letters', 'welcome1!'],
  ])('that is %s is refused (%s)', (_, password) =>
    expect(passwordFlaw(password, priya)).toBe(
      'This password is one of the first people guess. Please choose another, such as a short sentence.',
    ),
  );

  it('among the thousands of commonest ones is refused, whatever its case', () => {
    expect(new Set(common).size).toBe(common.length);
    expect(common.length).toBeGreaterThan(6000);
    expect(common.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
    expect(common.filter((word) => passwordFlaw(word.toUpperCase()) === undefined)).toEqual([]);
  });

  it.each([
    ['a sentence with a common word in it', 'my dragon eats gumnuts'],
    ['a run with much other text', 'paperbark 1234 verandah'],
    ['a name in a sentence', 'priya walks in the rain'],
    ['our name in a sentence', 'waymint bakes scones'],
    ['letters too short to be a name', 'kqannzt9'],
    ['eight letters that are not a word', 'violetgs'],
    ['another script', 'тихий эвкалипт'],
    ['signs alone', '☂☃☄★☎☏♠♣'],
    ['the longest one, without a short repeated piece', 'xyzzy7qp'.repeat(16)],
  ])('that is %s is accepted', (_, password) =>
    expect(passwordFlaw(password, { email: 'ann@example.com', full_name: 'Ann Priya' })).toBeUndefined(),
  );

  it('may contain names too short to matter', () => {
    expect(passwordFlaw('alxq7rtz', { email: 'al@ex.io', full_name: 'Al X' })).toBeUndefined();
  });
});
