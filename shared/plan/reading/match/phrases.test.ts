import { describe, expect, it } from 'vitest';
import { longestOf, Phrases } from './phrases.ts';
import { sentencesOf } from './sentences.ts';
import { stemOf } from './words.ts';

const listed = (...phrases: string[]): Phrases => {
  const list = new Phrases();
  for (const phrase of phrases) list.add(phrase, { list: 'work', id: phrase });
  return list;
};
const found = (list: Phrases, text: string) => list.find(text).map(({ from, to }) => text.slice(from, to));

describe('phrases', () => {
  it.each([
    ['hang doors', 'I can HANG  DOOR frames', ['HANG  DOOR']],
    ['tho may', 'tôi là thợ may', ['thợ may']],
    ['木工', '我是木工。', ['木工']],
    ['نجار', 'انا نجار من حلب', ['نجار']],
    ['dont print', 'please don’t print it', ['don’t print']],
    ['tiling', 'fertiling the soil', []],
  ])('finds “%s” in “%s”', (phrase, text, expected) => {
    expect(found(listed(phrase), text)).toEqual(expected);
  });

  it('keeps the longest of those that overlap', () => {
    const hits = listed('dress', 'wedding dress', 'wedding').find('one wedding dress');
    expect(longestOf(hits).map(({ phrase }) => phrase)).toEqual(['wedding dress']);
  });
});

it.each([
  ['doors', 'door'],
  ['agencies', 'agency'],
  ['brushes', 'brush'],
  ['glass', 'glass'],
  ['bus', 'bus'],
])('“%s” has the stem “%s”', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('ends a sentence at a full stop, a line end and a dash between spaces, and not inside a figure', () => {
  const text = 'I charge 12.50 a box. Now 9.30 to 2\nno nights - only Fridays';
  expect(sentencesOf(text).map((sentence) => text.slice(sentence.from, sentence.to).trim())).toEqual([
    'I charge 12.50 a box',
    'Now 9.30 to 2',
    'no nights',
    'only Fridays',
  ]);
});
