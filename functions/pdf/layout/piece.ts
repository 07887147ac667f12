import type { PageCanvas } from '../draw/page-canvas.ts';

export interface DrawPlace {
  canvas: PageCanvas;
  /** The top of the piece. */
  y: number;
  where: Whereabouts;
}

/** Where blocks ended up, known before anything is drawn. */
export interface Whereabouts {
  pageOf(id: string): number | undefined;
  pages: number;
}

/** A background shared by the pieces that follow each other with it. */
export interface Panel {
  x: number;
  width: number;
  fill: string;
  /** A bar at its left, which tells its meaning without colour being needed. */
  bar: string;
}

/** The smallest thing that goes on a page whole: a line, a row, a chart. */
export interface Piece {
  height: number;
  /** White space before it, which the top of a page swallows. */
  gap: number;
  /** Never the last on its page while something follows. */
  keepWithNext?: boolean;
  /** Ids that references lead to. */
  anchors?: readonly string[];
  panel?: Panel;
  /** May be drawn taller by up to so many points, where the page has room. */
  growth?: { most: number; by(points: number): Piece };
  /** Drawn again above it where a page begins with it. */
  repeated?: Piece;
  draw(place: DrawPlace): void;
}

/** Keeps at least two lines of a paragraph on either side of a page break. */
export function keepPairs(pieces: Piece[]): Piece[] {
  const first = pieces[0];
  const beforeLast = pieces.at(-2);
  if (pieces.length > 1 && first !== undefined) first.keepWithNext = true;
  if (pieces.length > 1 && beforeLast !== undefined) beforeLast.keepWithNext = true;
  return pieces;
}

/** The pieces of a list's items, the last of which is not left alone on its page. */
export function keepLast(items: readonly (readonly Piece[])[]): Piece[] {
  for (const piece of items.at(-2)?.slice(-4) ?? []) piece.keepWithNext = true;
  return items.flat();
}

export const keepTogether = (pieces: Piece[]): Piece[] => {
  for (const piece of pieces.slice(0, -1)) piece.keepWithNext = true;
  return pieces;
};
