/** A drawing as data, in millimetres from its top left corner: shown in a handbook, and printed by a kit. */
export const inks = {
  ink: '#1c211d',
  soft: '#545a52',
  line: '#8a8373',
  faint: '#ddd5c5',
  leaf: '#2b6049',
  pale: '#e4eee6',
  paper: '#faf6ee',
  white: '#ffffff',
  ochre: '#f8ecd6',
  /** Of a pen, in a page that somebody has filled in. */
  pen: '#1f3f8f',
} as const;
export type Ink = keyof typeof inks;

export type Point = readonly [x: number, y: number];

export interface Rect {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: Ink;
  stroke?: Ink;
}

export interface Stroke {
  kind: 'stroke';
  points: readonly Point[];
  ink: Ink;
  weight: number;
  isDashed?: true;
}

export interface Dot {
  kind: 'dot';
  x: number;
  y: number;
  radius: number;
  fill: Ink;
  ring?: Ink;
}

export interface Words {
  kind: 'words';
  text: string;
  x: number;
  /** Of the line the letters stand on. */
  y: number;
  /** Height of the type, in millimetres. */
  size: number;
  look?: 'strong' | 'hand';
  ink?: Ink;
  align?: 'middle' | 'end';
}

export type Mark = Rect | Stroke | Dot | Words;

export interface Scene {
  title: string;
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** A4 and US Letter. */
export const papers = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;
export type PaperName = keyof typeof papers;

export const hairline = 0.25;

export const line = (from: Point, to: Point, look: { ink?: Ink; weight?: number } = {}): Stroke => ({
  kind: 'stroke',
  points: [from, to],
  ink: look.ink ?? 'line',
  weight: look.weight ?? hairline,
});

export const box = (
  area: { x: number; y: number; width: number; height: number },
  look: { fill?: Ink; stroke?: Ink } = { stroke: 'line' },
): Rect => ({ kind: 'rect', ...area, ...look });

export const words = (text: string, at: Omit<Words, 'kind' | 'text'>): Words => ({
  kind: 'words',
  text,
  ...at,
});

/** The same marks at another place. */
export const moved = (marks: readonly Mark[], dx: number, dy: number): Mark[] =>
  marks.map((mark) =>
    mark.kind === 'stroke'
      ? { ...mark, points: mark.points.map(([x, y]): Point => [x + dx, y + dy]) }
      : { ...mark, x: mark.x + dx, y: mark.y + dy },
  );

/** The same marks, smaller or larger. */
export const scaled = (marks: readonly Mark[], by: number): Mark[] =>
  marks.map((mark): Mark => {
    if (mark.kind === 'stroke')
      return {
        ...mark,
        weight: mark.weight * by,
        points: mark.points.map(([x, y]): Point => [x * by, y * by]),
      };
    const at = { x: mark.x * by, y: mark.y * by };
    if (mark.kind === 'rect') return { ...mark, ...at, width: mark.width * by, height: mark.height * by };
    return mark.kind === 'dot'
      ? { ...mark, ...at, radius: mark.radius * by }
      : { ...mark, ...at, size: mark.size * by };
  });
