import { box, type Ink, line, type Mark, type Scene, words } from '../scene.ts';

/** Millimetres on paper for a square of three metres on the oval. */
const square = 5;
const columns = 20;
const rows = 14;
const left = 2;
const top = 2;

const at = (column: number, row: number) => ({ x: left + column * square, y: top + row * square });

const place = (
  area: { column: number; row: number; wide: number; deep: number },
  text: string,
  fill: Ink,
): Mark[] => {
  const { x, y } = at(area.column, area.row);
  const [width, height] = [area.wide * square, area.deep * square];
  const ground = box({ x, y, width, height }, { fill, stroke: 'ink' });
  if (text === '') return [ground];
  return [ground, words(text, { x: x + width / 2, y: y + height / 2 + 1.1, size: 3, align: 'middle' })];
};

const stall = (number: number, column: number, row: number): Mark[] =>
  place({ column, row, wide: 2, deep: 1 }, String(number), 'white');

/** An invented oval of 60 metres by 42, with all that page 8 of the guide asks for. */
export const fairMap: Scene = {
  title: 'The map of the fair',
  width: columns * square + 2 * left,
  height: rows * square + 2 * top + 8,
  marks: [
    ...Array.from({ length: columns + 1 }, (_, index) =>
      line([at(index, 0).x, at(0, 0).y], [at(index, 0).x, at(0, rows).y], { ink: 'faint' }),
    ),
    ...Array.from({ length: rows + 1 }, (_, index) =>
      line([at(0, 0).x, at(0, index).y], [at(columns, 0).x, at(0, index).y], { ink: 'faint' }),
    ),
    ...place({ column: 9, row: 4, wide: 2, deep: 10 }, '', 'ochre'),
    words('Clear', { ...at(10, 9), size: 2.6, align: 'middle' }),
    words('lane', { x: at(10, 9).x, y: at(10, 9).y + 4, size: 2.6, align: 'middle' }),
    ...place({ column: 8, row: 2, wide: 4, deep: 2 }, 'First aid', 'white'),
    ...place({ column: 1, row: 0, wide: 4, deep: 1 }, 'Sausages', 'pale'),
    ...place({ column: 6, row: 0, wide: 3, deep: 1 }, 'Coffee', 'pale'),
    ...place({ column: 12, row: 0, wide: 3, deep: 1 }, 'Cakes', 'pale'),
    ...place({ column: 16, row: 0, wide: 3, deep: 1 }, 'Water', 'white'),
    ...place({ column: 0, row: 2, wide: 3, deep: 1 }, 'Power', 'white'),
    ...[0, 1, 2].flatMap((index) => [
      ...stall(index + 4, 2 + index * 2, 5),
      ...stall(index + 7, 2 + index * 2, 8),
      ...stall(index + 10, 13 + index * 2, 5),
    ]),
    ...place({ column: 13, row: 8, wide: 6, deep: 3 }, 'Quiet corner, shade', 'pale'),
    ...place({ column: 0, row: 11, wide: 4, deep: 3 }, 'Hall, if wet', 'white'),
    ...place({ column: 5, row: 12, wide: 3, deep: 1 }, 'Money', 'white'),
    ...place({ column: 13, row: 12, wide: 4, deep: 1 }, 'Toilets', 'white'),
    words('Gate on Mill Street', {
      x: at(10, 0).x,
      y: at(0, rows).y + 5,
      size: 3.4,
      look: 'strong',
      align: 'middle',
    }),
    words('A square is 3 m', {
      x: at(columns, 0).x,
      y: at(0, rows).y + 5,
      size: 2.8,
      ink: 'soft',
      align: 'end',
    }),
  ],
};
