import { column } from './page-size.ts';
import { type PlacedPiece, paginate } from './paginate.ts';
import type { Piece } from './piece.ts';

/** A section, or several that go on below each other. */
export interface Part {
  pieces: readonly Piece[];
  /** Shares its pages with no other. */
  isAlone: boolean;
}

/** So many sections at most follow each other without a new page. */
const mostTogether = 5;
/** Below this share of a page a section begins only if it also ends there. */
const lowestStart = 0.8;
/** And with so much of it that there is something to read. */
const leastBegun = 0.12;
/** Nor may what does not fit leave the foot of that page empty. */
const leastUsed = 0.8;
/** A last page with less on it than this looks empty. */
const leastFilled = 0.3;

/**
 * Sections as parts that each begin a page: together the fewest pages, and among divisions with as many, the one in
 * which most sections begin a page of their own.
 */
export function sharePages(sections: readonly Part[]): Part[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= sections.length; to++) {
    let chosen = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= Math.max(0, to - mostTogether); from--) {
      const cost = (best[from]?.cost ?? 0) + costOf(sections.slice(from, to));
      if (cost < chosen.cost) chosen = { cost, from };
    }
    best.push(chosen);
  }
  const parts: Part[] = [];
  for (let to = sections.length; to > 0; to = best[to]?.from ?? 0) {
    const together = sections.slice(best[to]?.from ?? 0, to);
    parts.unshift({
      pieces: together.flatMap(({ pieces }) => pieces),
      isAlone: together.some(({ isAlone }) => isAlone),
    });
  }
  return parts;
}

/** Sections that follow each other without new pages, except before and after one that has its pages to itself. */
export function flowPages(sections: readonly Part[]): Part[] {
  const parts: Part[] = [];
  for (const section of sections) {
    const last = parts.at(-1);
    if (!last || last.isAlone || section.isAlone) parts.push(section);
    else parts[parts.length - 1] = { pieces: [...last.pieces, ...section.pieces], isAlone: false };
  }
  return parts;
}

const pageCost = 1000;
const joinCost = 1;
/** A section that a page could hold is read on one, where that costs none. */
const splitCost = 10;
/** Sharing the page of one that is to stand alone is worse than a page more, but not than a page with a few lines. */
const companyCost = 1500;
const emptiestPageCost = 1500;

function costOf(together: readonly Part[]): number {
  const pages = paginate(
    together.flatMap(({ pieces }) => pieces),
    column,
  );
  if (together.slice(1).some((section) => beginsTooLow(section, pages))) return Number.POSITIVE_INFINITY;
  const joins = together.length - 1;
  const splits = joins === 0 ? 0 : together.filter((section) => isSplit(section, pages)).length;
  const company = together.some(({ isAlone }) => isAlone) ? joins * companyCost : 0;
  const thin = (Math.max(0, leastFilled - shareOf(pages.at(-1)?.at(-1))) / leastFilled) * emptiestPageCost;
  return pages.length * pageCost + joins * joinCost + splits * splitCost + company + thin;
}

/** A title low on its page, or with hardly more than its first words below it, while the section goes on overleaf. */
function beginsTooLow({ pieces }: Part, pages: readonly (readonly PlacedPiece[])[]): boolean {
  const own = new Set(pieces);
  const page = pages.find((placed) => placed.some(({ piece }) => piece === pieces[0])) ?? [];
  const here = page.filter(({ piece }) => own.has(piece));
  const [first, last] = [here[0], here.at(-1)];
  if (first === undefined || last?.piece === pieces.at(-1)) return false;
  const start = shareOf({ ...first, piece: { ...first.piece, height: 0 } });
  const end = shareOf(last);
  return start > lowestStart || end - start < leastBegun || end < leastUsed;
}

const isSplit = ({ pieces }: Part, pages: readonly (readonly PlacedPiece[])[]): boolean => {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const isOn = (page: readonly PlacedPiece[], one: Piece | undefined): boolean =>
    page.some(({ piece }) => piece === one);
  return (
    !pages.some((page) => isOn(page, first) && isOn(page, last)) && paginate(pieces, column).length === 1
  );
};

/** How far down its page a piece ends. */
export const shareOf = (placed: PlacedPiece | undefined): number =>
  placed === undefined ? 1 : (placed.y + placed.piece.height - column.top) / (column.bottom - column.top);
