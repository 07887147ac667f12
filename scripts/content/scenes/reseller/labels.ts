import { box, line, type Mark, type Point, type Scene, words } from '../scene.ts';

/** Narrow, so that they are read on a phone. */
const size = { width: 120, height: 96 };
const noteX = 66;

const paper: Mark = box({ x: 2, y: 4, width: 58, height: 88 }, { fill: 'paper', stroke: 'ink' });

const print = (text: string, y: number, of = 4.6): Mark =>
  words(text, { x: 31, y, size: of, align: 'middle' });

/** A number beside what it points to, and what it tells. */
function note(number: number, [x, y]: Point, lines: readonly string[]): Mark[] {
  const top = 11 + (number - 1) * 21.5;
  return [
    { kind: 'dot', x, y, radius: 2.6, fill: 'leaf' },
    words(String(number), { x, y: y + 1.4, size: 4.1, ink: 'white', align: 'middle', look: 'strong' }),
    { kind: 'dot', x: noteX + 2.6, y: top - 1.4, radius: 2.6, fill: 'leaf' },
    words(String(number), {
      x: noteX + 2.6,
      y: top,
      size: 4.1,
      ink: 'white',
      align: 'middle',
      look: 'strong',
    }),
    ...lines.map((text, index) => words(text, { x: noteX + 7, y: top + index * 5.4, size: 4.3 })),
  ];
}

const path = (points: readonly Point[]): Mark => ({ kind: 'stroke', points, ink: 'ink', weight: 0.6 });

/** A tub, a triangle, a square with a ring and an iron: wash, bleach, dry, press. */
const careSymbols: readonly Mark[] = [
  path([
    [9, 70],
    [11, 79],
    [18, 79],
    [20, 70],
  ]),
  line([10, 73], [19, 73], { ink: 'ink', weight: 0.6 }),
  path([
    [23, 79],
    [28, 70],
    [33, 79],
    [23, 79],
  ]),
  box({ x: 36, y: 70, width: 9, height: 9 }, { stroke: 'ink' }),
  { kind: 'dot', x: 40.5, y: 74.5, radius: 3.4, fill: 'paper', ring: 'ink' },
  path([
    [48, 79],
    [50, 73],
    [57, 73],
    [57, 79],
    [48, 79],
  ]),
];

export const careLabel: Scene = {
  title: 'The label in a coat',
  ...size,
  marks: [
    paper,
    print('A maker’s name', 20, 6),
    print('MADE IN AUSTRALIA', 34),
    print('PURE NEW WOOL', 47),
    print('Size 14', 60),
    ...careSymbols,
    ...note(1, [31, 25], ['The name, sewn on', 'all round: photograph', 'it first']),
    ...note(2, [31, 38.5], ['Country: many firms', 'have since gone', 'abroad']),
    ...note(3, [31, 51.5], ['Fibre decides price', 'and care; no label,', 'no fibre in the ad']),
    ...note(4, [31, 85], ['Signs for washing', 'came with the', '1960s and later']),
  ],
};

export const imprintPage: Scene = {
  title: 'The back of a title page',
  ...size,
  marks: [
    paper,
    print('First published 1987', 20),
    print('Reprinted 1987, 1989', 34),
    print('ISBN 0 00 000000 0', 50),
    print('10 9 8 7 6 5 4 3', 68),
    ...note(1, [31, 25], ['The year the text', 'came out, not of', 'this copy']),
    ...note(2, [31, 39], ['Named reprints: this', 'is no first printing']),
    ...note(3, [31, 55], ['Type it into a shop', 'for sold prices of', 'this very edition']),
    ...note(4, [31, 73], ['The lowest number', 'left is the printing:', 'here the third']),
  ],
};

export const ratingPlate: Scene = {
  title: 'The plate under an appliance',
  ...size,
  marks: [
    paper,
    print('Model KX-300', 20, 5.4),
    print('230–240 V ~ 50 Hz 60 W', 35),
    print('RCM', 52, 6),
    print('S/N 0123456', 69),
    ...note(1, [31, 25], ['Search it with', '“recall” before you', 'pay']),
    ...note(2, [31, 40], ['230–240 V: mains.', 'Your state’s rule', 'for used goods']),
    ...note(3, [31, 57], ['The tick of Australian', 'rules; none: leave it']),
    ...note(4, [31, 74], ['Photograph it: proof', 'of what you sold']),
  ],
};
