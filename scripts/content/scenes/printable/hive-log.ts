import { box, type Mark, type PaperName, type Scene, words } from '../scene.ts';
import {
  type Area,
  choices,
  type Filled,
  field,
  fields,
  plannerPage,
  writingLines,
} from './planner-parts.ts';

/** The page of the handbook as it was filled in for photo 1. */
export const filledHive: Filled = {
  Hive: 'Back hive',
  Date: '3 October',
  Temper: 'calm',
  'Queen seen?': 'no',
  'Eggs seen?': 'yes',
  'Queen cells?': 'no',
  Frames: 'HBBBBBHHEE',
  Brood: '5',
  Honey: '3',
  Empty: '2',
  'Looked for pests?': 'yes',
  Found: 'two beetles, front corner',
  Did: 'Added a box.\nScraped the lid.',
  'Next visit': '17 October',
  Bring: 'frames',
};

const frameCount = 10;
const rowHeight = 20;

/** One visit a page; frames add up to ten, so a slip shows while the hive is still open. */
export const hiveLog = (paper: PaperName, filled: Filled = {}): Scene =>
  plannerPage(paper, { title: 'Hive inspection log', note: 'One hive, one visit, one page' }, (body) =>
    visit(body, filled),
  );

function visit(body: Area, filled: Filled): Mark[] {
  const { x, width } = body;
  const row = (y: number, height = rowHeight) => ({ x, y, width, height });
  const third = width / 3;
  const yesNo = (index: number, name: string, y: number): Mark[] =>
    choices({ x: x + index * third, y, width: third, height: rowHeight }, name, {
      options: ['yes', 'no'],
      filled,
    });
  const didY = body.y + 148;
  const nextY = body.y + body.height - rowHeight;
  return [
    ...fields(
      { ...row(body.y), width: third * 2 },
      [
        ['Hive', 0.5],
        ['Date', 0.5],
      ],
      filled,
    ),
    ...choices({ x: x + 2 * third, y: body.y, width: third, height: rowHeight }, 'Temper', {
      options: ['calm', 'cross'],
      filled,
    }),
    ...yesNo(0, 'Queen seen?', body.y + 24),
    ...yesNo(1, 'Eggs seen?', body.y + 24),
    ...yesNo(2, 'Queen cells?', body.y + 24),
    ...frames({ x, y: body.y + 48, width, height: 46 }, filled),
    ...fields(
      row(body.y + 98),
      [
        ['Brood', 1 / 3],
        ['Honey', 1 / 3],
        ['Empty', 1 / 3],
      ],
      filled,
    ),
    ...choices({ ...row(body.y + 122), width: third }, 'Looked for pests?', {
      options: ['yes', 'no'],
      filled,
    }),
    ...field({ x: x + third, y: body.y + 122, width: third * 2, height: rowHeight }, 'Found', filled),
    ...writingLines({ x, y: didY - 2, width, height: nextY - didY - 2 }, 'Did', filled),
    ...fields(
      row(nextY),
      [
        ['Next visit', 0.5],
        ['Bring', 0.5],
      ],
      filled,
    ),
  ];
}

function frames(area: Area, filled: Filled): Mark[] {
  const step = area.width / frameCount;
  const letters = [...(filled.Frames ?? '')];
  return [
    words('Frames: B for brood, H for honey, E for empty', {
      x: area.x,
      y: area.y + 4,
      size: 3.6,
      ink: 'soft',
    }),
    ...Array.from({ length: frameCount }, (_, index): Mark[] => {
      const x = area.x + index * step;
      const letter = letters[index];
      return [
        box({ x: x + 0.8, y: area.y + 7, width: step - 1.6, height: area.height - 7 }),
        box({ x: x + 0.8, y: area.y + 7, width: step - 1.6, height: 6 }, { fill: 'pale', stroke: 'line' }),
        words(String(index + 1), {
          x: x + step / 2,
          y: area.y + 11.4,
          size: 3.6,
          align: 'middle',
        }),
        ...(letter === undefined
          ? []
          : [
              words(letter, {
                x: x + step / 2,
                y: area.y + 32,
                size: 11,
                look: 'hand',
                ink: 'pen',
                align: 'middle',
              }),
            ]),
      ];
    }).flat(),
  ];
}
