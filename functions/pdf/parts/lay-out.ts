import { isCovered, type PlanDocument } from '#shared/plan/document/plan-document.ts';
import type { Bookmark } from '../document/add-bookmarks.ts';
import { growToFoot } from '../layout/grow-to-foot.ts';
import { column } from '../layout/page-size.ts';
import { type PlacedPiece, paginate } from '../layout/paginate.ts';
import type { Piece, Whereabouts } from '../layout/piece.ts';
import { flowPages, shareOf, sharePages } from '../layout/share-pages.ts';
import { Tag } from '../tags/structure.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Register } from '../text/runs-of-text.ts';
import { type ContentsEntry, shortenedOnCover } from './cover.ts';
import { registerId, registerTitle, setRegister } from './set-register.ts';
import { type SectionText, setSection } from './set-section.ts';
import { setTitleBand } from './title-band.ts';

export interface LaidOutPage {
  title: string;
  pieces: readonly PlacedPiece[];
}

export interface LaidOut {
  root: Tag;
  /** Missing where there is no cover. */
  coverTag?: Tag;
  contents: readonly ContentsEntry[];
  bookmarks: readonly Bookmark[];
  /** After the cover, which is page 1 where there is one. */
  pages: readonly LaidOutPage[];
  where: Whereabouts;
  /** From the top of its page. */
  heightOf(id: string): number;
}

/** Share of a page above which the register begins one of its own. */
const mostFilled = { anyway: 0.68, savingOne: 0.85 } as const;

/** Pages as they come to be, with where every id stands and which section each page goes on with. */
class Pages {
  readonly list: LaidOutPage[] = [];
  readonly places = new Map<string, number>();
  readonly titles = new Map<Piece, string>();
  #running = '';
  readonly #firstPage: number;

  constructor(firstPage: number) {
    this.#firstPage = firstPage;
  }

  /** The section of this title begins with the first of these. */
  name(pieces: readonly Piece[], title: string): readonly Piece[] {
    const [first] = pieces;
    if (first !== undefined) this.titles.set(first, title);
    return pieces;
  }

  add(pages: readonly (readonly PlacedPiece[])[]): void {
    for (const pieces of pages) {
      const own = pieces[0] && this.titles.get(pieces[0].piece);
      this.list.push({ title: own ?? this.#running, pieces });
      this.#note(pieces);
    }
  }

  /** At the foot of the page that is the last so far. */
  append(pieces: readonly PlacedPiece[]): void {
    const last = this.list.at(-1);
    if (last === undefined) return;
    this.list[this.list.length - 1] = { ...last, pieces: [...last.pieces, ...pieces] };
    this.#note(pieces);
  }

  #note(pieces: readonly PlacedPiece[]): void {
    const page = this.list.length - 1 + this.#firstPage;
    for (const { piece } of pieces) {
      for (const id of piece.anchors ?? []) if (!this.places.has(id)) this.places.set(id, page);
      this.#running = this.titles.get(piece) ?? this.#running;
    }
  }
}

/** Every piece on its page, before anything is drawn: so that contents and references know where all stands. */
export function layOut(document: PlanDocument): LaidOut {
  const register: Register = new Map(document.assumptions.map((assumption) => [assumption.id, assumption]));
  const root = new Tag('Document');
  const covers = isCovered(document) ? 1 : 0;
  const coverTag = covers === 1 ? root.add('Sect') : undefined;
  const head = covers === 1 ? [] : [setTitleBand(document, root.add('Sect'))];
  const pages = new Pages(covers + 1);
  const sections = sectionsOf(document);
  const pageOf = (id: string): number | undefined => pages.places.get(id);
  const number = sections.length + 1;
  const share = covers === 1 ? sharePages : flowPages;
  const parts = share(
    sections.map((section, index) => {
      const set = [
        ...(index === 0 ? head : []),
        ...setSection(section, root, { register, isCompact: covers === 0 && document.tier === 'BASIC' }),
      ];
      const pieces = pages.name(set, section.title);
      return { pieces, isAlone: section.isAlone === true && paginate(pieces, column).length === 1 };
    }),
  );
  for (const { pieces } of parts) pages.add(paginate(pieces, column));
  const hasRegister = document.assumptions.length > 0;
  if (hasRegister) {
    const rest = setRegister({ document, number, root, register, where: { pageOf } });
    placeRegister(pages.name(rest, registerTitle), pages, parts.at(-1)?.isAlone === true);
  }
  const grown = pages.list.map((page) => ({ ...page, pieces: growToFoot(page.pieces) }));
  const heights = heightsOf(grown);
  return {
    root,
    ...(coverTag && { coverTag }),
    pages: grown,
    where: { pageOf, pages: grown.length + covers },
    heightOf: (id) => heights.get(id) ?? 0,
    contents: [...sections, ...(hasRegister ? [{ id: registerId, title: registerTitle, number }] : [])],
    bookmarks: [
      ...sections.map(bookmarkOf),
      ...(hasRegister ? [{ title: registerTitle, to: registerId, children: [] }] : []),
    ],
  };
}

/** How far down its page each id stands first. */
function heightsOf(pages: readonly LaidOutPage[]): Map<string, number> {
  const heights = new Map<string, number>();
  for (const { pieces } of pages)
    for (const { piece, y } of pieces)
      for (const id of piece.anchors ?? []) if (!heights.has(id)) heights.set(id, y);
  return heights;
}

/** The register, which no section follows, goes on where the last one leaves most of a page, or room that saves one. */
function placeRegister(register: readonly Piece[], pages: Pages, isAlone: boolean): void {
  const end = isAlone ? 1 : shareOf(pages.list.at(-1)?.pieces.at(-1));
  const apart = paginate(register, column);
  const from = column.top + end * (column.bottom - column.top);
  const [foot = [], ...overleaf] = paginate(register, { ...column, from });
  if (end < (overleaf.length < apart.length ? mostFilled.savingOne : mostFilled.anyway)) {
    pages.append(foot);
    pages.add(overleaf);
  } else pages.add(apart);
}

function sectionsOf(document: PlanDocument): SectionText[] {
  const shortened = isCovered(document) ? shortenedOnCover(document) : [];
  const sections: Omit<SectionText, 'number'>[] = document.sections.map((section) => ({
    ...section,
    title: cleanText(section.title),
  }));
  if (shortened.length > 0)
    sections.push({
      id: 'entered-in-full',
      title: 'What you told us, in full',
      blocks: [{ kind: 'facts', id: 'entered-in-full-facts', rows: shortened }],
    });
  return sections.map((section, index) => ({ ...section, number: index + 1 }));
}

const bookmarkOf = ({ id, title, blocks }: SectionText): Bookmark => ({
  title,
  to: id,
  children: blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [
          {
            to: block.id,
            children: [],
            title: cleanText(
              block.text.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
            ),
          },
        ]
      : [],
  ),
});
