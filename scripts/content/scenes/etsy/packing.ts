import { box, line, type Mark, moved, type Scene, words } from '../scene.ts';

const step = (number: number, text: string, marks: readonly Mark[]): Mark[] => {
  const x = ((number - 1) % 2) * 80;
  const y = Math.floor((number - 1) / 2) * 62;
  return moved(
    [
      box({ x: 3, y: 3, width: 74, height: 44 }, { fill: 'paper', stroke: 'line' }),
      ...marks,
      words(`${number}. ${text}`, { x: 4, y: 54.5, size: 5.5 }),
    ],
    x,
    y,
  );
};

/** The last five minutes of an order. */
export const packing: Scene = {
  title: 'Packing',
  width: 160,
  height: 124,
  marks: [
    ...step(1, 'Fold to 24 by 18 cm', [
      box({ x: 22, y: 9, width: 36, height: 30 }, { fill: 'pale', stroke: 'ink' }),
      words('ROSA', { x: 40, y: 27, size: 6, look: 'strong', align: 'middle' }),
    ]),
    ...step(2, 'Tissue, and one sticker', [
      box({ x: 20, y: 8, width: 40, height: 32 }, { fill: 'white', stroke: 'ink' }),
      line([20, 8], [40, 26], { ink: 'line' }),
      line([60, 8], [40, 26], { ink: 'line' }),
      { kind: 'dot', x: 40, y: 26, radius: 4, fill: 'leaf' },
    ]),
    ...step(3, 'The card, by name', [
      box({ x: 24, y: 12, width: 32, height: 24 }, { fill: 'white', stroke: 'ink' }),
      words('Mia,', { x: 28, y: 20, size: 5.8, look: 'hand', ink: 'pen' }),
      line([28, 25], [52, 25], { ink: 'faint' }),
      line([28, 30], [48, 30], { ink: 'faint' }),
    ]),
    ...step(4, 'Mailer, scales, label', [
      box({ x: 16, y: 8, width: 48, height: 26 }, { fill: 'white', stroke: 'ink' }),
      box({ x: 38, y: 13, width: 22, height: 14 }, { fill: 'white', stroke: 'line' }),
      words('To Mia', { x: 49, y: 22, size: 5.5, align: 'middle' }),
      box({ x: 22, y: 36, width: 36, height: 7 }, { fill: 'faint', stroke: 'ink' }),
      words('as paid for', { x: 40, y: 41.4, size: 5.5, align: 'middle' }),
    ]),
  ],
};
