import { box, type Ink, line, type Mark, type Scene, words } from '../scene.ts';

const part = (
  area: { x: number; y: number; width: number; height: number },
  { lines, fill = 'white' }: { lines: readonly string[]; fill?: Ink },
): Mark[] => [
  box(area, { fill, stroke: 'ink' }),
  ...lines.map((text, index) =>
    words(text, {
      x: area.x + area.width / 2,
      y: area.y + area.height / 2 + 1.9 + (index - (lines.length - 1) / 2) * 6.4,
      size: 5.5,
      align: 'middle',
    }),
  ),
];

const table = { x: 10, y: 40, width: 140, height: 52 };
/** Of the drawing, to a centimetre of the table. */
const perCm = table.width / 120;

/** The table of 120 centimetres from above; what an order meets first is at its left. */
export const bench: Scene = {
  title: 'The bench',
  width: 160,
  height: 118,
  marks: [
    words('Blanks hang by number', { x: 10, y: 8, size: 5.5 }),
    ...[1, 2, 3, 4].flatMap((number): Mark[] => [
      box({ x: 10 + (number - 1) * 15, y: 12, width: 12, height: 16 }, { fill: 'pale', stroke: 'ink' }),
      words(String(number), { x: 16 + (number - 1) * 15, y: 22, size: 5.5, align: 'middle' }),
    ]),
    words('Thread, by colour number', { x: 150, y: 8, size: 5.5, align: 'end' }),
    ...Array.from(
      { length: 8 },
      (_, index): Mark => ({
        kind: 'dot',
        x: 90 + index * 8,
        y: 20,
        radius: 3,
        fill: (['white', 'ochre', 'faint', 'line', 'pale', 'leaf', 'soft', 'ink'] as const)[index] ?? 'white',
        ring: 'ink',
      }),
    ),
    box(table, { fill: 'paper', stroke: 'ink' }),
    ...part({ x: 13, y: 44, width: 22, height: 30 }, { lines: ['Slips,', 'by date'], fill: 'ochre' }),
    ...part({ x: 38, y: 44, width: 44, height: 34 }, { lines: ['Machine', '38 cm'] }),
    ...part({ x: 85, y: 44, width: 30, height: 34 }, { lines: ['Pressing', 'mat'] }),
    ...part({ x: 118, y: 44, width: 29, height: 15 }, { lines: ['Scales'] }),
    ...part({ x: 118, y: 62, width: 29, height: 26 }, { lines: ['Cards,', 'mailers'], fill: 'pale' }),
    words('Iron behind the mat, cord to the wall', {
      x: 63,
      y: 88.5,
      size: 5.5,
      ink: 'soft',
      align: 'middle',
    }),
    line([table.x, 98], [table.x + 120 * perCm, 98], { ink: 'ink' }),
    line([table.x, 96], [table.x, 100], { ink: 'ink' }),
    line([table.x + 120 * perCm, 96], [table.x + 120 * perCm, 100], { ink: 'ink' }),
    words('120 cm', { x: 80, y: 105, size: 5.5, align: 'middle' }),
    words('An order moves from left to right', { x: 80, y: 114, size: 5.8, look: 'strong', align: 'middle' }),
  ],
};
