import { box, line, type Mark, type PaperName, papers, type Scene, words } from '../scene.ts';
import { bodyOf, contentOf, type Filled, fields, frameOf } from './planner-parts.ts';

const columns = [
  ['Date', 0.16],
  ['Hive', 0.2],
  ['Frames', 0.12],
  ['Kilograms', 0.15],
  ['Jars', 0.12],
  ['Where the bees were', 0.25],
] as const;
const rowHeight = 11;

/** A season’s honey, one line a take, with its two sums at the foot. */
export function harvestSheet(paper: PaperName, filled: Filled = {}): Scene {
  const content = contentOf(paper);
  const body = bodyOf(content);
  const top = body.y + 24;
  const sumsY = body.y + body.height - 20;
  const rows = Math.floor((sumsY - 4 - top - 9) / rowHeight);
  const bottom = top + 9 + rows * rowHeight;
  const edges = [body.x];
  for (const [, share] of columns) edges.push((edges.at(-1) ?? 0) + share * body.width);
  const marks: Mark[] = [
    ...frameOf(content, { title: 'Honey harvest', note: 'One season, one line for each take' }),
    ...fields(
      { ...body, height: 20 },
      [
        ['Season', 0.3],
        ['Keeper', 0.4],
        ['Scales read', 0.3],
      ],
      filled,
    ),
    box({ x: body.x, y: top, width: body.width, height: 9 }, { fill: 'pale', stroke: 'line' }),
    ...columns.map(([name], index) => words(name, { x: (edges[index] ?? 0) + 2, y: top + 6, size: 3.6 })),
    ...Array.from({ length: rows }, (_, index) => {
      const y = top + 9 + (index + 1) * rowHeight;
      return line([body.x, y], [body.x + body.width, y]);
    }),
    ...edges.map((x) => line([x, top], [x, bottom])),
    ...fields(
      { x: body.x, y: sumsY, width: body.width, height: 20 },
      [
        ['Kilograms in all', 1 / 3],
        ['Jars in all', 1 / 3],
        ['Left for the bees', 1 / 3],
      ],
      filled,
    ),
  ];
  return { title: 'Honey harvest', ...papers[paper], marks };
}
