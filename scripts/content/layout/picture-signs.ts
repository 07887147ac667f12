import type { DiagramKind } from '../diagrams/draw-diagram.ts';

/** How a kind of picture looks from far away: lines, and dots where it has some, in a space 66 wide. */
export interface PictureSign {
  height: number;
  lines: string;
  dots?: string;
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const dotsOf = (...points: readonly [number, number][]): string =>
  points.map(([x, y]) => `M${x} ${y}h0`).join('');
const rowOf = (count: number, y: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => [6 + index * 4.5, y]);

export const pictureSigns: Readonly<Record<DiagramKind, PictureSign>> = {
  film: {
    height: 40,
    lines: `${box(5, 5, 15, 24)}${box(25, 5, 15, 24)}${box(45, 5, 15, 24)}M5 35h55M10 13l6 4l-6 4z`,
  },
  sketches: {
    height: 44,
    lines: `${box(6, 5, 17, 33)}${box(29, 5, 31, 33)}M9 11h11M9 16h8M33 12h23M33 17h15M33 22h19M33 31h9`,
  },
  plates: {
    height: 36,
    lines: `${box(6, 5, 24, 26)}${box(36, 5, 24, 26)}M10 25l6-9l4 5l3-4l4 8M40 25l6-9l4 5l3-4l4 8`,
  },
  palette: {
    height: 20,
    lines: [5, 16, 27, 38, 49].map((x) => box(x, 5, 11, 10)).join(''),
  },
  flow: {
    height: 24,
    lines: `${box(4, 7, 15, 10)}${box(26, 7, 15, 10)}${box(48, 7, 14, 10)}M19 12h7M41 12h7`,
  },
  compare: {
    height: 30,
    lines: `${box(5, 5, 26, 20)}${box(36, 5, 26, 20)}M9 11h15M9 16h10M40 11h11M40 16h17`,
  },
  tree: {
    height: 30,
    lines: 'M33 5v7M10 18v-6h46v6M33 12v6',
    dots: dotsOf([33, 5], [10, 22], [33, 22], [56, 22]),
  },
  route: {
    height: 26,
    lines: 'M6 20L18 8L32 16L46 6L60 18',
    dots: dotsOf([6, 20], [18, 8], [32, 16], [46, 6], [60, 18]),
  },
  funnel: {
    height: 22,
    lines: '',
    dots: dotsOf(...rowOf(13, 6), ...rowOf(13, 11), ...rowOf(3, 16)),
  },
  odds: {
    height: 22,
    lines: `${box(5, 5, 12, 12)}${box(27, 5, 12, 12)}${box(49, 5, 12, 12)}M5 11h12M27 9h12M49 7h12`,
  },
  steps: {
    height: 34,
    lines: `${box(5, 5, 12, 17)}${box(20, 5, 12, 17)}${box(35, 5, 12, 17)}${box(50, 5, 12, 17)}M5 28h12M20 28h12M35 28h12M50 28h12`,
  },
  samples: {
    height: 34,
    lines: `${box(5, 5, 25, 24)}${box(36, 5, 25, 24)}M9 12h15M9 17h11M40 12h15M40 17h11`,
  },
  parts: { height: 18, lines: `${box(5, 5, 30, 8)}${box(35, 5, 17, 8)}${box(52, 5, 9, 8)}` },
  week: { height: 24, lines: `M5 6h57M5 12h57M5 18h57M14 6v12M30 6v12M46 6v12` },
};
