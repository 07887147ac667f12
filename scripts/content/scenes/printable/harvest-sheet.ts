import { box, line, type Mark, type PaperName, type Scene, words } from '../scene.ts';
import { type Area, type Filled, fields, plannerPage } from './planner-parts.ts';

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
export const harvestSheet = (paper: PaperName, filled: Filled = {}): Scene =>
  plannerPage(paper, { title: 'Honey harvest', note: 'One season, one line for each take' }, (body) =>
    takes(body, filled),
  );

function takes(body: Area, filled: Filled): Mark[] {
  const top = body.y + 24;
  const sumsY = body.y + body.height - 20;
  const rows = Math.floor((sumsY - 4 - top - 9) / rowHeight);
  const bottom = top + 9 + rows * rowHeight;
  const edges = [body.x];
  for (const [, share] of columns) edges.push((edges.at(-1) ?? 0) + share * body.width);
  return [
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
}
