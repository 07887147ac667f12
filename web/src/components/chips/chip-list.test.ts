import { describe, expect, it } from 'vitest';
import { addChips, chipsToText, hasChip, parseChips, removeChip } from './chip-list.ts';

describe('a list of chips', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['Writing', ['Writing']],
    ['Writing,Design', ['Writing', 'Design']],
    ['  Writing ,  Video   Editing ', ['Writing', 'Video Editing']],
    ['Writing, writing, WRITING', ['Writing']],
    ['Pottery\nBaking', ['Pottery', 'Baking']],
  ])('is read from %j', (text, chips) => expect(parseChips(text)).toEqual(chips));

  it('adds several typed chips at the end, each once', () => {
    expect(addChips(['Writing'], 'Baking, writing, Pottery')).toEqual(['Writing', 'Baking', 'Pottery']);
  });

  it('removes a chip in any case', () => {
    expect(removeChip(['Writing', 'Design'], 'writing')).toEqual(['Design']);
  });

  it('finds a chip in any case', () => {
    expect(hasChip(['AI Use'], 'ai use')).toBe(true);
    expect(hasChip(['AI Use'], 'AI')).toBe(false);
  });

  it('converts back to the text it was read from', () => {
    expect(chipsToText(['Writing', 'Design'])).toBe('Writing, Design');
    expect(parseChips(chipsToText(['Writing', 'Design']))).toEqual(['Writing', 'Design']);
  });
});
