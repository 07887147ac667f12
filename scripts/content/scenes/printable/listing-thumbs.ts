import { box, type Mark, moved, type Scene, scaled, words } from '../scene.ts';
import { filledHive, hiveLog } from './hive-log.ts';

const size = { width: 100, height: 80 };

/** At this size nobody sees that smaller type is missing, and the picture is a third as heavy. */
const smallest = 1;
const isSeen = (mark: Mark): boolean => mark.kind !== 'words' || mark.size >= smallest;

const page = (by: number, { x, y, isFilled }: { x: number; y: number; isFilled: boolean }): Mark[] => {
  const { width, height, marks } = hiveLog('A4', isFilled ? filledHive : {});
  return moved(
    [
      box({ x: 0, y: 0, width: width * by, height: height * by }, { fill: 'white', stroke: 'line' }),
      ...scaled(marks, by).filter(isSeen),
    ],
    x,
    y,
  );
};

const ground = (fill: 'paper' | 'pale' | 'ochre'): Mark => box({ x: 0, y: 0, ...size }, { fill });

/** Large enough to be read when the picture is as big as a stamp. */
const big = (text: string, x: number, y: number, of = 11): Mark =>
  words(text, { x, y, size: of, look: 'strong' });

const thumb = (title: string, marks: readonly Mark[]): Scene => ({ title, ...size, marks });

/** The first five pictures of the listing, in their order. */
export const listingThumbs: readonly Scene[] = [
  thumb('Filled in, with whom it is for', [
    ground('ochre'),
    ...page(0.235, { x: 47, y: 5, isFilled: true }),
    big('Hive log', 4, 22, 10),
    big('for', 4, 36, 10),
    big('backyard', 4, 50, 9),
    big('keepers', 4, 62, 9),
  ]),
  thumb('The blank page, straight on', [ground('paper'), ...page(0.25, { x: 24, y: 3, isFilled: false })]),
  thumb('The box no free page has', [
    ground('pale'),
    big('Looked,', 5, 18, 12),
    big('or just not seen?', 5, 31, 10),
    box({ x: 5, y: 40, width: 90, height: 32 }, { fill: 'white', stroke: 'ink' }),
    words('Looked for pests?', { x: 9, y: 49, size: 6, ink: 'soft' }),
    { kind: 'dot', x: 14, y: 61, radius: 5, fill: 'white', ring: 'ink' },
    words('yes', { x: 22, y: 63.5, size: 8 }),
    { kind: 'dot', x: 46, y: 61, radius: 5, fill: 'white', ring: 'ink' },
    words('no', { x: 54, y: 63.5, size: 8 }),
    {
      kind: 'stroke',
      points: [
        [11, 61],
        [13.5, 64.5],
        [20, 54],
      ],
      ink: 'pen',
      weight: 1.6,
    },
  ]),
  thumb('What arrives', [
    ground('paper'),
    big('2 files, PDF', 6, 18, 11),
    ...(['A4', 'US Letter'] as const).flatMap((name, index): Mark[] => [
      box({ x: 10 + index * 44, y: 26, width: 34, height: 42 }, { fill: 'white', stroke: 'ink' }),
      words(name, { x: 27 + index * 44, y: 47, size: 6, look: 'strong', align: 'middle' }),
      words('1 page', { x: 27 + index * 44, y: 57, size: 6, ink: 'soft', align: 'middle' }),
    ]),
  ]),
  thumb('Nothing is posted', [
    ground('ochre'),
    big('Digital file.', 8, 32, 13),
    big('Nothing is', 8, 50, 13),
    big('posted.', 8, 66, 13),
  ]),
];
