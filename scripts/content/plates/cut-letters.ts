import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Path } from 'fontkit';

const require = createRequire(import.meta.url);

/** The faces of the invented kit; both come under the SIL Open Font License. */
const files = {
  'Fraunces 700': require.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff2'),
  'Work Sans 400': require.resolve('@fontsource/work-sans/files/work-sans-latin-400-normal.woff2'),
  'Work Sans 600': require.resolve('@fontsource/work-sans/files/work-sans-latin-600-normal.woff2'),
} as const;
export type Face = keyof typeof files;

const opened = new Map<Face, Font>();
function open(face: Face): Font {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const font = create(readFileSync(files[face]));
  if (!('layout' in font)) throw new Error(`${face} is a collection, not one font`);
  opened.set(face, font);
  return font;
}

export interface Letters {
  face: Face;
  size: number;
  fill: string;
}

export const widthOf = (text: string, { face, size }: Pick<Letters, 'face' | 'size'>): number => {
  const font = open(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
};

interface Outline {
  commands: Path['commands'];
  /** Where a point of the face lies on the plate. */
  place(x: number, y: number): readonly [x: number, y: number];
}

const signs = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;
const tenths = (value: number): number => Math.round(value * 10);

/** In tenths, each point from the one before it: about two thirds of what the same outline weighs in full. */
function pathOf(outlines: readonly Outline[]): string {
  let [atX, atY] = [0, 0];
  let [startX, startY] = [0, 0];
  return outlines
    .flatMap(({ commands, place }) =>
      commands.map(({ command, args }) => {
        const points = Array.from({ length: args.length / 2 }, (_, index) =>
          place(args[2 * index] ?? 0, args[2 * index + 1] ?? 0).map(tenths),
        );
        const steps = points.flatMap(([x = 0, y = 0]) => [x - atX, y - atY]).map((step) => step / 10);
        [atX, atY] = command === 'closePath' ? [startX, startY] : lastOf(points, [atX, atY]);
        if (command === 'moveTo') [startX, startY] = [atX, atY];
        return (
          signs[command] +
          steps
            .join(' ')
            .replaceAll(' -', '-')
            .replaceAll(/(^|[ -])0\./g, '$1.')
        );
      }),
    )
    .join('');
}

const lastOf = (points: readonly number[][], before: readonly [number, number]): [number, number] => {
  const [x = before[0], y = before[1]] = points.at(-1) ?? [];
  return [x, y];
};

/** Words as outlines, so that a page shows a typeface it does not have; the point is the start of their base line. */
export function cutLetters(text: string, letters: Letters, [x, y]: readonly [number, number]): string {
  const font = open(letters.face);
  const scale = letters.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = pen + xOffset * scale;
    pen += xAdvance * scale;
    return {
      commands: glyph.path.commands,
      place: (px: number, py: number) => [at + px * scale, y - (py + yOffset) * scale] as const,
    };
  });
  return `<path fill="${letters.fill}" d="${pathOf(outlines)}"/>`;
}
