import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { column } from '../layout/page-size.ts';
import { type PlacedPiece, paginate } from '../layout/paginate.ts';
import type { Piece, Whereabouts } from '../layout/piece.ts';
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
/** Share of a page above which a section, or the register, begins one of its own. */
const mostFilled = 0.68;

const endOf = (page: LaidOutPage | undefined): number => {
  const last = page?.pieces.at(-1);
  return last === undefined ? column.bottom : last.y + last.piece.height;
};

/** Every piece on its page, before anything is drawn: so that contents and references know where all stands. */
export function layOut(document: PlanDocument): LaidOut {
  const register: Register = new Map(document.assumptions.map((assumption) => [assumption.id, assumption]));
  const root = new Tag('Document');
  const coverTag = root.add('Sect');
  const pages: LaidOutPage[] = [];
  const places = new Map<string, { page: number; y: number }>();
  const add = (title: string, pieces: readonly Piece[]): void => {
    for (const page of paginate(pieces, column)) {
      const number = pages.length + firstPage;
      for (const { piece, y } of page)
        for (const id of piece.anchors ?? []) if (!places.has(id)) places.set(id, { page: number, y });
      pages.push({ title, pieces: page });
    }
  };
  const sections = sectionsOf(document);
  const pageOf = (id: string): number | undefined => places.get(id)?.page;
  const number = sections.length + 1;
  const parts = joinWhatFits(
    sections.map((section) => ({ title: section.title, pieces: setSection(section, root, register) })),
  );
  const last = parts.at(-1);
  for (const { title, pieces } of parts.slice(0, -1)) add(title, pieces);
  const before = pages.length;
  if (last) add(last.title, last.pieces);
  // The register, which no section follows, goes on where the last one leaves most of a page.
  const rest = setRegister({ document, number, root, register, where: { pageOf } });
  const joins =
    last !== undefined && endOf(pages.at(-1)) < column.top + (column.bottom - column.top) * mostFilled;
  if (joins) pages.length = before;
  add(joins ? last.title : registerTitle, joins ? [...last.pieces, ...rest] : rest);
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

interface Part {
  title: string;
  pieces: readonly Piece[];
}

/** A section goes on where the one before leaves room for all of it, or a third of a page if that saves one. */
function joinWhatFits(sections: readonly Part[]): Part[] {
  const parts: Part[] = [];
  for (const section of sections) {
    const before = parts.at(-1);
    const both = before && [...before.pieces, ...section.pieces];
    if (before && both && savesPage(before.pieces, section.pieces))
      parts[parts.length - 1] = { title: before.title, pieces: both };
    else parts.push(section);
  }
  return parts;
}

function savesPage(before: readonly Piece[], section: readonly Piece[]): boolean {
  const pagesBefore = paginate(before, column);
  const together = paginate([...before, ...section], column).length;
  if (together === pagesBefore.length) return true;
  const last = pagesBefore.at(-1)?.at(-1);
  const end = last === undefined ? column.bottom : last.y + last.piece.height;
  return (
    end < column.top + (column.bottom - column.top) * mostFilled &&
    together < pagesBefore.length + paginate(section, column).length
  );
}

function sectionsOf(document: PlanDocument): SectionText[] {
  const shortened = shortenedOnCover(document);
  const sections: Omit<SectionText, 'number'>[] = document.sections.map(({ id, title, blocks }) => ({
    id,
    title: cleanText(title),
    blocks,
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
