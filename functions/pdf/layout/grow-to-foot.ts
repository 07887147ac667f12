import { column } from './page-size.ts';
import type { PlacedPiece } from './paginate.ts';

/** Less than this at the foot is no room. */
const leastRoom = 16;

/** What may be drawn taller takes the room that its page leaves, each in proportion; the rest moves down. */
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
