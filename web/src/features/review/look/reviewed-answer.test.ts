import { describe, expect, it } from 'vitest';
import { type Piece, wordChanges } from './reviewed-answer.tsx';

/** Puts changed words in brackets. */
const shown = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

const marks = (before: string, after: string) => {
  const changes = wordChanges(before, after);
  return [shown(changes.before), shown(changes.after)];
};

describe('the changed words between two texts', () => {
  it.each([
    ['the same words', 'the same words', 'the same words', 'the same words'],
    ['I write letters', 'I write long letters', 'I write letters', 'I write [long ]letters'],
    ['I sell old bread', 'I sell bread', 'I sell [old ]bread', 'I sell bread'],
    ['a b c d', 'a x c y', 'a [b ]c [d]', 'a [x ]c [y]'],
    ['', 'all new', '', '[all new]'],
    ['all gone', '', '[all gone]', ''],
    ['one  two\nthree', 'one two three', 'one  two\nthree', 'one two three'],
    [' led by a space', 'led by a space', '[ ]led by a space', 'led by a space'],
    ['no no yes', 'no yes', 'no [no ]yes', 'no yes'],
  ])('of %j and %j are marked', (before, after, oldMarks, newMarks) => {
    expect(marks(before, after)).toEqual([oldMarks, newMarks]);
  });

  it('keep every letter of both texts', () => {
    const [before, after] = ['  Ünder 日本 \n\n🙂 end ', 'Ünder\t日本 x 🙂'];
    const changes = wordChanges(before, after);
    expect(changes.before.map(({ text }) => text).join('')).toBe(before);
    expect(changes.after.map(({ text }) => text).join('')).toBe(after);
  });

  it('are found in the longest texts without comparing every pair of words', () => {
    const long = (word: (index: number) => string) =>
      Array.from({ length: 5000 }, (_, i) => word(i)).join(' ');
    const { after } = wordChanges(
      `same ${long((i) => `${i % 7}`)} end`,
      `same ${long((i) => `${i % 5}`)} end`,
    );
    expect(after.map(({ changed }) => changed)).toEqual([false, true, false]);
  });
});
