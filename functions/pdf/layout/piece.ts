import type { PageCanvas } from '../draw/page-canvas.ts';

export interface DrawPlace {
  canvas: PageCanvas;
  y: number;
  where: Whereabouts;
}

/** The positions of blocks, known before anything is drawn. */
export interface Whereabouts {
  pageOf(id: string): number | undefined;
  pages: number;
}

export interface Panel {
  x: number;
  width: number;
  fill: string;
  /** A bar of this colour marks it at its left, without relying on the background. */
  bar: string;
}

/** A piece is the smallest unit of layout: a line, a row or a chart. */
export interface Piece {
  height: number;
  /** It is dropped at the top of a page. */
  gap: number;
  /** It is never the last piece on a page while another follows. */
  keepWithNext?: boolean;
  /** Ids that references link to. */
  anchors?: readonly string[];
  panel?: Panel;
  /** Can be drawn taller by at most this many points if the page has space. */
  growth?: { most: number; by(points: number): Piece };
  /** It is drawn above the piece when a page starts with that. */
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
