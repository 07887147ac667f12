import { describe, expect, it } from 'vitest';
import { seenText } from './seen-text.ts';

describe('a text of one line', () => {
  it.each([
    ['marks of direction', 'Ann\u202egnaW', 'AnngnaW'],
    ['isolates', '\u2066Ann\u2069 \u200fWang', 'Ann Wang'],
    ['spaces without width', 'Ann\u200b\ufeff Wang\u2060', 'Ann Wang'],
    ['soft hyphens', 'Ann\u00adabel', 'Annabel'],
    ['fillers and blanks', '\u3164\u115f\uffa0\u2800', ''],
    ['tags', 'Ann\u{e0041}', 'Ann'],
    ['joiners that join nothing', '\u200dAnn \u200c\u200d Wang\u200c', 'Ann  Wang'],
    ['a joiner alone', '\u200d\u200d', ''],
    ['a variation of nothing', '\ufe0f\ufe0f', ''],
  ])('is kept without %s', (_, text, kept) => {
    expect(seenText(text)).toBe(kept);
  });

  it.each(['Priya O’Néill-Nair', '李小龍', 'علی‌رضا', 'क्‍ष', '👩‍🌾 ❤️', 'José', '  a  b '])(
    'is kept as it is: %s',
    (text) => {
      expect(seenText(text)).toBe(text);
    },
  );
});
