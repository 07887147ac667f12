import { column } from './page-size.ts';
import type { PlacedPiece } from './paginate.ts';

/** Less space than this is left empty. */
const leastRoom = 16;

/** Lets pieces that can grow share the space left on their page in proportion; the others move down. */
export function growToFoot(pieces: readonly PlacedPiece[]): readonly PlacedPiece[] {
  const last = pieces.at(-1);
  const wanted = pieces.reduce((sum, { piece }) => sum + (piece.growth?.most ?? 0), 0);
  if (last === undefined || wanted === 0) return pieces;
  const room = column.bottom - last.y - last.piece.height;
  if (room < leastRoom) return pieces;
  const share = Math.min(1, room / wanted);
  let down = 0;
  return pieces.map(({ piece, y }) => {
    const at = y + down;
    if (piece.growth === undefined) return { piece, y: at };
    const points = piece.growth.most * share;
    down += points;
    return { piece: { ...piece, ...piece.growth.by(points), gap: piece.gap }, y: at };
  });
}
