import { box, line, type Mark, type PaperName, papers, type Scene, words } from '../scene.ts';

/** Home printers clip what is nearer to the edge. */
const margin = 12;

/** What somebody has written, by the name of its box. */
export type Filled = Readonly<Record<string, string>>;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const contentOf = (paper: PaperName): Area => {
  const { width, height } = papers[paper];
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
};

/** A page of the family: what is drawn on it lies between its head and its foot. */
export function plannerPage(
  paper: PaperName,
  head: { title: string; note: string },
  draw: (body: Area) => readonly Mark[],
): Scene {
  const content = contentOf(paper);
  const marks = [...frameOf(content, head), ...draw(bodyOf(content))];
  return { title: head.title, ...papers[paper], marks };
}

/** The same head and foot on every page of the family. */
function frameOf({ x, y, width, height }: Area, { title, note }: { title: string; note: string }): Mark[] {
  const foot = y + height;
  return [
    words(title, { x, y: y + 7.5, size: 8, look: 'strong' }),
    words(note, { x: x + width, y: y + 7.5, size: 3.6, ink: 'soft', align: 'end' }),
    line([x, y + 11], [x + width, y + 11], { ink: 'ink', weight: 0.5 }),
    words('Print at actual size: this line is 50 mm long.', { x, y: foot, size: 2.8, ink: 'soft' }),
    line([x, foot - 4.2], [x + 50, foot - 4.2], { ink: 'ink' }),
    words('For your own use, as often as you like; not for resale.', {
      x: x + width,
      y: foot,
      size: 2.8,
      ink: 'soft',
      align: 'end',
    }),
  ];
}

/** Where the boxes of a page begin and end. */
const bodyOf = ({ x, y, width, height }: Area): Area => ({
  x,
  y: y + 15,
  width,
  height: height - 22,
});

/** A box with its name small in the corner, so that all the rest is there to write in. */
export function field(area: Area, name: string, filled: Filled): Mark[] {
  const written = filled[name];
  return [
    box(area),
    words(name, { x: area.x + 2, y: area.y + 4.4, size: 3.4, ink: 'soft' }),
    ...(written === undefined
      ? []
      : [
          words(written, {
            x: area.x + 3,
            y: area.y + area.height - 4,
            size: 6,
            look: 'hand',
            ink: 'pen',
          }),
        ]),
  ];
}

/** Boxes side by side; the shares of the width add up to 1. */
export function fields(
  area: Area,
  names: readonly (readonly [name: string, share: number])[],
  filled: Filled,
) {
  let x = area.x;
  return names.flatMap(([name, share]) => {
    const width = area.width * share;
    const marks = field({ ...area, x, width }, name, filled);
    x += width;
    return marks;
  });
}

/** Circles large enough for a glove; the chosen one is ticked. */
export function choices(
  area: Area,
  name: string,
  { options, filled }: { options: readonly string[]; filled: Filled },
): Mark[] {
  const step = area.width / options.length;
  return [
    box(area),
    words(name, { x: area.x + 2, y: area.y + 4.4, size: 3.4, ink: 'soft' }),
    ...options.flatMap((option, index): Mark[] => {
      const x = area.x + 4.5 + index * step;
      const y = area.y + area.height - 5.5;
      const tick: Mark[] =
        filled[name] === option
          ? [
              {
                kind: 'stroke',
                points: [
                  [x - 2, y],
                  [x - 0.4, y + 2],
                  [x + 3.4, y - 4],
                ],
                ink: 'pen',
                weight: 0.9,
              },
            ]
          : [];
      return [
        { kind: 'dot', x, y, radius: 3, fill: 'white', ring: 'line' },
        words(option, { x: x + 4.5, y: y + 1.6, size: 4.4 }),
        ...tick,
      ];
    }),
  ];
}

/** Lines to write on, wide apart; the first ones may be filled. */
export function writingLines(area: Area, name: string, filled: Filled): Mark[] {
  const gap = 10;
  const count = Math.floor((area.height - 8) / gap);
  const written = (filled[name] ?? '').split('\n');
  return [
    box(area),
    words(name, { x: area.x + 2, y: area.y + 4.4, size: 3.4, ink: 'soft' }),
    ...Array.from({ length: count }, (_, index): Mark[] => {
      const y = area.y + 8 + gap * (index + 1) - 2;
      const text = written[index] ?? '';
      return [
        line([area.x + 3, y], [area.x + area.width - 3, y], { ink: 'faint' }),
        ...(text === '' ? [] : [words(text, { x: area.x + 4, y: y - 2, size: 6, look: 'hand', ink: 'pen' })]),
      ];
    }).flat(),
  ];
}
