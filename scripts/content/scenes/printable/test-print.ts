import { box, line, type Mark, type PaperName, papers, type Scene, words } from '../scene.ts';

const checks = [
  'Both rulers measure 100 mm: the sheet was printed at actual size.',
  'The frame at 10 mm is whole on all four sides: nothing of a page will be clipped.',
  'Somebody can write between the lines with the pen they own.',
  'The small type below can be read at arm’s length, in grey as well as in black.',
] as const;
const gap = 8;

/** Printed once before any page is listed: what a stranger’s printer will do to it. */
export function testPrint(paper: PaperName): Scene {
  const { width, height } = papers[paper];
  const marks: Mark[] = [
    ...[5, 10].map((edge) =>
      box({ x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }, { stroke: 'line' }),
    ),
    words('5 mm', { x: 6, y: 9, size: 3, ink: 'soft' }),
    words('10 mm', { x: 11.5, y: 14.5, size: 3, ink: 'soft' }),
    words('Test print', { x: 24, y: 32, size: 8, look: 'strong' }),
    words('Print it once on your printer and once at a shop, in black.', { x: 24, y: 39, size: 4 }),
    ...ruler(24, 52),
    ...upright(178, 60),
    ...checks.flatMap((check, index) => [
      box({ x: 24, y: 66 + index * 12, width: 6, height: 6 }),
      ...check
        .split(/(?<=.{30}:) /)
        .map((part, place) => words(part, { x: 34, y: 69 + index * 12 + place * 4.6, size: 3.6 })),
    ]),
    ...Array.from({ length: 6 }, (_, index) => line([24, 132 + index * gap], [120, 132 + index * gap])),
    words('8 mm between lines', { x: 124, y: 137, size: 3.6, ink: 'soft' }),
    ...(['white', 'pale', 'faint', 'line', 'soft', 'ink'] as const).map((fill, index) =>
      box({ x: 24 + index * 20, y: 186, width: 16, height: 12 }, { fill, stroke: 'line' }),
    ),
    words('Six tones: each should differ from the next.', { x: 24, y: 206, size: 3.6, ink: 'soft' }),
    ...[2.2, 2.6, 3, 3.4, 4].map((size, index) =>
      words(`Type of ${size} mm: hive, queen, eggs, brood, honey.`, { x: 24, y: 220 + index * 7, size }),
    ),
  ];
  return { title: 'Test print', width, height, marks };
}

function ruler(x: number, y: number): Mark[] {
  return [
    line([x, y], [x + 100, y], { ink: 'ink' }),
    ...Array.from({ length: 11 }, (_, index) =>
      line([x + index * 10, y - (index % 5 === 0 ? 4 : 2.5)], [x + index * 10, y], { ink: 'ink' }),
    ),
    words('100 mm', { x: x + 104, y, size: 3.6 }),
  ];
}

function upright(x: number, y: number): Mark[] {
  return [
    line([x, y], [x, y + 100], { ink: 'ink' }),
    ...Array.from({ length: 11 }, (_, index) =>
      line([x, y + index * 10], [x + (index % 5 === 0 ? 4 : 2.5), y + index * 10], { ink: 'ink' }),
    ),
    words('100 mm', { x: x - 3, y: y + 106, size: 3.6 }),
  ];
}
