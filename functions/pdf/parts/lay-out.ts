import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { column } from '../layout/page-size.ts';
import { type PlacedPiece, paginate } from '../layout/paginate.ts';
import type { Piece, Whereabouts } from '../layout/piece.ts';
import { shareOf, sharePages } from '../layout/share-pages.ts';
import { Tag } from '../tags/structure.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Register } from '../text/runs-of-text.ts';
import { type ContentsEntry, shortenedOnCover } from './cover.ts';
import { registerId, registerTitle, setRegister } from './set-register.ts';
import { type SectionText, setSection } from './set-section.ts';

export interface LaidOutPage {
  title: string;
  pieces: readonly PlacedPiece[];
}

export interface Bookmark {
  title: string;
  to: string;
  children: readonly { title: string; to: string }[];
}

export interface LaidOut {
  root: Tag;
  coverTag: Tag;
  contents: readonly ContentsEntry[];
  bookmarks: readonly Bookmark[];
  /** Behind the cover, which is page 1. */
  pages: readonly LaidOutPage[];
  where: Whereabouts;
  /** From the top of its page. */
  heightOf(id: string): number;
}

const firstPage = 2;
/** Share of a page above which the register begins one of its own. */
const mostFilled = { anyway: 0.68, savingOne: 0.85 } as const;

/** Every piece on its page, before anything is drawn: so that contents and references know where all stands. */
export function layOut(document: PlanDocument): LaidOut {
  const register: Register = new Map(document.assumptions.map((assumption) => [assumption.id, assumption]));
  const root = new Tag('Document');
  const coverTag = root.add('Sect');
  const pages: LaidOutPage[] = [];
  const places = new Map<string, { page: number; y: number }>();
  const titles = new Map<Piece, string>();
  /** What a page goes on with that does not begin with a section. */
  let running = '';
  const add = (pieces: readonly Piece[]): void => {
    for (const page of paginate(pieces, column)) {
      const number = pages.length + firstPage;
      for (const { piece, y } of page)
        for (const id of piece.anchors ?? []) if (!places.has(id)) places.set(id, { page: number, y });
      const begun = page.flatMap(({ piece }) => titles.get(piece) ?? []);
      const own = page[0] && titles.get(page[0].piece);
      pages.push({ title: own ?? running, pieces: page });
      running = begun.at(-1) ?? running;
    }
  };
  const sections = sectionsOf(document);
  const pageOf = (id: string): number | undefined => places.get(id)?.page;
  const number = sections.length + 1;
  const parts = sharePages(
    sections.map((section) => {
      const pieces = setSection(section, root, register);
      const [first] = pieces;
      if (first !== undefined) titles.set(first, section.title);
      return { pieces, isAlone: section.isAlone === true && paginate(pieces, column).length === 1 };
    }),
  );
  for (const { pieces } of parts.slice(0, -1)) add(pieces);
  const before = pages.length;
  const last = parts.at(-1) ?? { pieces: [], isAlone: false };
  add(last.pieces);
  // The register, which no section follows, goes on where the last one leaves most of a page, or room that saves one.
  const rest = setRegister({ document, number, root, register, where: { pageOf } });
  if (rest[0] !== undefined) titles.set(rest[0], registerTitle);
  const both = [...last.pieces, ...rest];
  const end = last.isAlone ? 1 : shareOf(pages.at(-1)?.pieces.at(-1));
  const saves =
    paginate(both, column).length < pages.length - before + paginate(rest, column).length &&
    end < mostFilled.savingOne;
  const joins = saves || end < mostFilled.anyway;
  if (joins) pages.length = before;
  add(joins ? both : rest);
  return {
    root,
    coverTag,
    pages,
    where: { pageOf, pages: pages.length + 1 },
    heightOf: (id) => places.get(id)?.y ?? 0,
    contents: [...sections, { id: registerId, title: registerTitle, number }],
    bookmarks: [...sections.map(bookmarkOf), { title: registerTitle, to: registerId, children: [] }],
  };
}

function sectionsOf(document: PlanDocument): SectionText[] {
  const shortened = shortenedOnCover(document);
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
            title: cleanText(
              block.text.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
            ),
          },
        ]
      : [],
  ),
});
