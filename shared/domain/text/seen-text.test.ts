import { describe, expect, it } from 'vitest';
import { seenText } from './seen-text.ts';

describe('a text of one line', () => {
  it.each([
    ['marks of direction', 'Ann\u202egnaW', 'AnngnaW'],
    ['isolates', '\u2066Ann\u2069 \u200fWang', 'Ann Wang'],
    ['zero-width spaces', 'Ann\u200b\ufeff Wang\u2060', 'Ann Wang'],
    ['soft hyphens', 'Ann\u00adabel', 'Annabel'],
    ['fillers and blanks', '\u3164\u115f\uffa0\u2800', ''],
    ['tags', 'Ann\u{e0041}', 'Ann'],
    ['joiners that join nothing', '\u200dAnn \u200c\u200d Wang\u200c', 'Ann  Wang'],
    ['a joiner alone', '\u200d\u200d', ''],
    ['a variation of nothing', '\ufe0f\ufe0fAnn\ufe0f', 'Ann'],
    ['object and annotation characters', '\ufffc\ufff9Ann\ufffaWang\ufffb', 'AnnWang'],
    ['noncharacters', '\ufdd0\uffff\u{1fffe}', ''],
    ['private-use characters', '\ue000\u{f0000}\u{10fffd}', ''],
    ['marks on nothing', '\u0301 \u20ddAnn \u200d\u0301', ' Ann '],
    [
      'joiners between letters that never join',
      'A\u200dn\u200cne\u0301\u200de 李\u200d龍',
      'Anne\u0301e 李龍',
    ],
    ['tags that spell no flag', '🏴\u{e0067}\u{e0062}\u{e007f}', '🏴'],
  ])('is stored without %s', (_, text, kept) => {
    expect(seenText(text)).toBe(kept);
  });

  it.each([
    'Priya O’Néill-Nair',
    '李小龍',
    'علی‌رضا',
    'क्‍ष',
    'ක්‍ෂ',
    '👩‍🌾 👩🏽‍🌾 ❤️ 🏳️‍🌈 2️⃣',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'José',
    'Jose\u0301',
    '  a  b ',
  ])('is stored unchanged: %s', (text) => {
    expect(seenText(text)).toBe(text);
  });
});
