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
 * Pieces on pages. A piece that is to stay with the next one moves on with it, unless the chain of such pieces is
 * longer than a page. A page that would hold no more than a few last lines is avoided by closing up the gaps a little.
 */
export function paginate(pieces: readonly Piece[], frame: Frame): PlacedPiece[][] {
  const loose = fill(pieces, frame, 1);
  if (loose.length < 2 || filled(loose.at(-1)) > (frame.bottom - frame.top) * 0.25) return loose;
  for (const factor of [0.85, 0.7, 0.55]) {
    const tight = fill(pieces, frame, factor);
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
  const turn = (): void => {
    pages.push(page);
    page = [];
    y = frame.top;
  };
  for (let index = 0; index < pieces.length; ) {
    const chain = chainAt(pieces, index);
    const height = heightOf(chain, factor, page.length === 0);
    const isPossible = height <= frame.bottom - frame.top || y > (frame.top + frame.bottom) / 2;
    if (page.length > 0 && y + height > frame.bottom && isPossible) turn();
    for (const piece of chain) {
      if (page.length > 0 && y + piece.gap * factor + piece.height > frame.bottom) turn();
      if (page.length === 0 && piece.repeated !== undefined && pages.length > 0) {
        page.push({ piece: piece.repeated, y });
        y += piece.repeated.height;
      }
      if (page.length > 0) y += piece.gap * factor;
      page.push({ piece, y });
      y += piece.height;
    }
    index += chain.length;
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

function chainAt(pieces: readonly Piece[], from: number): readonly Piece[] {
  let to = from;
  while (pieces[to]?.keepWithNext === true && to + 1 < pieces.length) to++;
  return pieces.slice(from, to + 1);
}

/** The first gap counts only where something stands before it. */
const heightOf = (chain: readonly Piece[], factor: number, atTop: boolean): number =>
  chain.reduce((sum, { height, gap }, index) => sum + height + (atTop && index === 0 ? 0 : gap * factor), 0);
