import type { Block, PlanDocument } from '#shared/plan/document/plan-document.ts';
import { planLengths } from '#shared/plan/document/plan-lengths.ts';
import { plainText } from '#shared/plan/document/text.ts';
import type { Bookmark } from '../document/add-bookmarks.ts';
import { growToFoot } from '../layout/grow-to-foot.ts';
import { column } from '../layout/page-size.ts';
import { type PlacedPiece, paginate } from '../layout/paginate.ts';
import type { Piece, Whereabouts } from '../layout/piece.ts';
import { Tag } from '../tags/structure.ts';
import { cleanText } from '../text/clean-text.ts';
import { type SectionText, setSection } from './set-section.ts';
import { setTitleBand } from './title-band.ts';

export interface LaidOutPage {
  title: string;
  pieces: readonly PlacedPiece[];
}

export interface LaidOut {
  root: Tag;
  contents: readonly Pick<SectionText, 'id' | 'title' | 'number'>[];
  bookmarks: readonly Bookmark[];
  pages: readonly LaidOutPage[];
  where: Whereabouts;
  /** It is measured from the top of its page. */
  heightOf(id: string): number;
}

interface Look {
  isCompact: boolean;
  /** It scales the usual gaps between blocks. */
  gaps: number;
}

/** The looks are ordered from the most white space to the least. */
const looks: readonly Look[] = [
  { isCompact: false, gaps: 1.6 },
  { isCompact: false, gaps: 1.3 },
  { isCompact: false, gaps: 1 },
  { isCompact: true, gaps: 1 },
  { isCompact: true, gaps: 0.8 },
  { isCompact: true, gaps: 0.6 },
];

/** A page with less content looks half empty; the last page may have less. */
const leastFilled = { page: 0.6, last: 0.3 } as const;

/** Places every piece on its page before anything is drawn, so that references know every position. */
export function layOut(document: PlanDocument): LaidOut {
  const [least, most] = planLengths[document.tier];
  const sections = document.sections.map(
    (section, index): SectionText => ({ ...section, title: cleanText(section.title), number: index + 1 }),
  );
  const fits: LaidOut[] = [];
  let tightest: LaidOut | undefined;
  for (const look of looks) {
    tightest = layOutWith(document, sections, look);
    if (tightest.pages.length > most) continue;
    if (emptiest(tightest, sections) >= 0)
      return longEnough(document, sections, { least, laidOut: tightest });
    fits.push(tightest);
  }
  const [best] = fits.toSorted((one, other) => emptiest(other, sections) - emptiest(one, sections));
  return (
    best ?? withLess(document, { sections, most }) ?? tightest ?? layOutWith(document, sections, looks[0])
  );
}

/** A plan that is a page short of its tier gets more white space, where no page looks empty with it. */
function longEnough(
  document: PlanDocument,
  sections: readonly SectionText[],
  { least, laidOut }: { least: number; laidOut: LaidOut },
): LaidOut {
  if (laidOut.pages.length >= least) return laidOut;
  const airy = [2, 2.5, 3].map((gaps) => layOutWith(document, sections, { isCompact: false, gaps }));
  return airy.find((one) => one.pages.length >= least && emptiest(one, sections) >= 0) ?? laidOut;
}

/** How far the emptiest page is above its minimum; negative if it is too empty. */
function emptiest({ pages, where }: LaidOut, sections: readonly SectionText[]): number {
  // A page before a section on its own page ends early.
  const alone = new Set(sections.filter(({ isAlone }) => isAlone).map(({ id }) => where.pageOf(id)));
  const spared = pages.map(({ pieces }, index) => {
    const last = pieces.at(-1);
    const filled = last ? (last.y + last.piece.height - column.top) / (column.bottom - column.top) : 1;
    const isEnd = index === pages.length - 1 || alone.has(index + 2);
    return filled - (isEnd ? leastFilled.last : leastFilled.page);
  });
  return Math.min(...spared);
}

/** Drops spare blocks, starting from the end, until the plan is as short as its tier allows. */
function withLess(
  document: PlanDocument,
  { sections, most }: { sections: readonly SectionText[]; most: number },
): LaidOut | undefined {
  const spare = sections.flatMap(({ blocks }) => blocks).filter(({ isSpare }) => isSpare);
  let last: LaidOut | undefined;
  while (spare.length > 0) {
    spare.pop();
    const kept = new Set<Block>(spare);
    const shorter = sections.map((section) => ({
      ...section,
      blocks: withoutBareHeadings(section.blocks.filter((block) => !block.isSpare || kept.has(block))),
    }));
    last = layOutWith(document, shorter, looks.at(-1));
    if (last.pages.length <= most) return last;
  }
  return last;
}

/** Drops a heading together with the last block below it. */
const withoutBareHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return block.kind !== 'heading' || (next !== undefined && next.kind !== 'heading');
  });

function layOutWith(
  document: PlanDocument,
  sections: readonly SectionText[],
  { isCompact, gaps }: Look = { isCompact: false, gaps: 1 },
): LaidOut {
  const root = new Tag('Document');
  const band = setTitleBand(document, root.add('Sect'));
  const pages = new Pages();
  let flow: Piece[] = [];
  const turn = (air = gaps) => {
    if (flow.length > 0) pages.add(paginate(flow, column, air));
    flow = [];
  };
  sections.forEach((section, index) => {
    const head = index === 0 ? [band] : [];
    const alone = section.isAlone && onOnePage(section, { head, isCompact });
    const pieces = setSection(alone ? alone.section : section, root, alone || { isCompact });
    const [first] = pieces;
    if (first) pages.titles.set(first, section.title);
    if (head[0]) pages.titles.set(head[0], section.title);
    if (alone) turn();
    flow.push(...head, ...pieces);
    if (alone) turn(alone.gaps);
  });
  turn();
  const grown = pages.list.map((page) => ({ ...page, pieces: growToFoot(page.pieces) }));
  const heights = heightsOf(grown);
  return {
    root,
    pages: grown,
    where: { pageOf: (id) => pages.places.get(id), pages: grown.length },
    heightOf: (id) => heights.get(id) ?? 0,
    contents: sections,
    bookmarks: sections.map(bookmarkOf),
  };
}

/** Fits the section on one page, set closer or without its spare blocks if necessary; undefined if it never fits. */
function onOnePage(
  section: SectionText,
  { head, isCompact }: { head: readonly Piece[]; isCompact: boolean },
): (Look & { section: SectionText }) | undefined {
  const lean = { ...section, blocks: section.blocks.filter(({ isSpare }) => !isSpare) };
  const closer: Look = { isCompact: true, gaps: 0.6 };
  return [
    { section, isCompact, gaps: 1 },
    { section, ...closer },
    { section: lean, isCompact, gaps: 1 },
    { section: lean, ...closer },
  ].find(
    (one) =>
      paginate([...head, ...setSection(one.section, new Tag('Document'), one)], column, one.gaps).length ===
      1,
  );
}

/** Collects pages in order, with the position of every id and the current section of each page. */
class Pages {
  readonly list: LaidOutPage[] = [];
  readonly places = new Map<string, number>();
  readonly titles = new Map<Piece, string>();
  #running = '';

  add(pages: readonly (readonly PlacedPiece[])[]): void {
    for (const pieces of pages) {
      const own = pieces[0] && this.titles.get(pieces[0].piece);
      this.list.push({ title: own ?? this.#running, pieces });
      for (const { piece } of pieces) {
        for (const id of piece.anchors ?? []) if (!this.places.has(id)) this.places.set(id, this.list.length);
        this.#running = this.titles.get(piece) ?? this.#running;
      }
    }
  }
}

function heightsOf(pages: readonly LaidOutPage[]): Map<string, number> {
  const heights = new Map<string, number>();
  for (const { pieces } of pages)
    for (const { piece, y } of pieces)
      for (const id of piece.anchors ?? []) if (!heights.has(id)) heights.set(id, y);
  return heights;
}

const bookmarkOf = ({ id, title, blocks }: SectionText): Bookmark => ({
  title,
  to: id,
  children: blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{ to: block.id, children: [], title: cleanText(plainText(block.text)) }]
      : [],
  ),
});
