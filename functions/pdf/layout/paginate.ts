import type { Piece } from './piece.ts';

export interface PlacedPiece {
  piece: Piece;
  y: number;
}

export interface Frame {
  top: number;
  bottom: number;
}

/**
 * Distributes pieces over pages. A piece that must stay with the next one moves with it, unless the chain of such
 * pieces is longer than a page. A last page with at most a third of content is avoided, if possible, by reducing the
 * gaps a little.
 */
export function paginate(pieces: readonly Piece[], frame: Frame, gaps = 1): PlacedPiece[][] {
  const loose = fill(pieces, frame, gaps);
  if (loose.length < 2 || filled(loose.at(-1)) > (frame.bottom - frame.top) * 0.36) return loose;
  for (const factor of [0.85, 0.7, 0.55]) {
    const tight = fill(pieces, frame, gaps * factor);
    if (tight.length < loose.length) return tight;
  }
  return loose;
}

const filled = (page: readonly PlacedPiece[] = []): number => {
  const [first] = page;
  const last = page.at(-1);
  return first === undefined || last === undefined ? 0 : last.y + last.piece.height - first.y;
};

function fill(pieces: readonly Piece[], frame: Frame, factor: number): PlacedPiece[][] {
  const pages: PlacedPiece[][] = [];
  let page: PlacedPiece[] = [];
  let y = frame.top;
  let atTop = true;
  const turn = (): void => {
    pages.push(page);
    page = [];
    y = frame.top;
    atTop = true;
  };
  for (let index = 0; index < pieces.length; ) {
    const end = chainEnd(pieces, index);
    const height = heightOf(pieces, { from: index, end, factor, atTop });
    const isPossible = height <= frame.bottom - frame.top || y > (frame.top + frame.bottom) / 2;
    if (!atTop && y + height > frame.bottom && isPossible) turn();
    for (; index < end; index++) {
      const piece = pieces[index];
      if (piece === undefined) break;
      if (!atTop && y + piece.gap * factor + piece.height > frame.bottom) turn();
      if (atTop && piece.repeated !== undefined && pages.length > 0) {
        page.push({ piece: piece.repeated, y });
        y += piece.repeated.height;
        atTop = false;
      }
      if (!atTop) y += piece.gap * factor;
      page.push({ piece, y });
      y += piece.height;
      atTop = false;
    }
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

function chainEnd(pieces: readonly Piece[], from: number): number {
  let last = from;
  while (pieces[last]?.keepWithNext === true && last + 1 < pieces.length) last++;
  return last + 1;
}

/** The first gap counts only if another piece precedes it. */
function heightOf(
  pieces: readonly Piece[],
  { from, end, factor, atTop }: { from: number; end: number; factor: number; atTop: boolean },
): number {
  let sum = 0;
  for (let index = from; index < end; index++) {
    const { height = 0, gap = 0 } = pieces[index] ?? {};
    sum += height + (atTop && index === from ? 0 : gap * factor);
  }
  return sum;
}
