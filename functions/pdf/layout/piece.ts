import type { PageCanvas } from '../draw/page-canvas.ts';

export interface DrawPlace {
  canvas: PageCanvas;
  /** The top of the piece. */
  y: number;
  where: Whereabouts;
}

/** The positions of blocks, known before anything is drawn. */
export interface Whereabouts {
  pageOf(id: string): number | undefined;
  pages: number;
}

/** A background shared by consecutive pieces. */
export interface Panel {
  x: number;
  width: number;
  fill: string;
  /** The colour of a bar at its left, which marks it without relying on the background. */
  bar: string;
}

/** The smallest unit of layout: a line, a row or a chart. */
export interface Piece {
  height: number;
  /** White space before it, dropped at the top of a page. */
  gap: number;
  /** Never the last piece on a page while another follows. */
  keepWithNext?: boolean;
  /** Ids that references link to. */
  anchors?: readonly string[];
  panel?: Panel;
  /** Can be drawn taller by at most this many points if the page has space. */
  growth?: { most: number; by(points: number): Piece };
  /** Drawn again above it when a page starts with it. */
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

/** The pieces of a list's items; the last item is never alone on its page. */
export function keepLast(items: readonly (readonly Piece[])[]): Piece[] {
  for (const piece of items.at(-2)?.slice(-4) ?? []) piece.keepWithNext = true;
  return items.flat();
}

export const keepTogether = (pieces: Piece[]): Piece[] => {
  for (const piece of pieces.slice(0, -1)) piece.keepWithNext = true;
  return pieces;
};
