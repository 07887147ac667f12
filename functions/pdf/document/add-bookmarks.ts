import { type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import { type Destination, placeOf } from './destination.ts';

export interface Bookmark {
  title: string;
  to: string;
  children: readonly Bookmark[];
}

interface Target {
  pages: readonly PDFPage[];
  destinationOf(id: string): Destination;
}

/** Adds the outline that a viewer shows next to the pages, with closed sections. */
export function addBookmarks(document: PDFDocument, bookmarks: readonly Bookmark[], target: Target): void {
  const { context, catalog } = document;
  const root = context.nextRef();
  const write = (entries: readonly Bookmark[], parent: PDFRef) => {
    const refs = entries.map(() => context.nextRef());
    entries.forEach(({ title, to, children }, index) => {
      const ref = refs[index];
      if (ref === undefined) return;
      const below = children.length === 0 ? {} : { ...write(children, ref), Count: -children.length };
      const item = context.obj({
        Title: PDFHexString.fromText(title),
        Parent: parent,
        Prev: refs[index - 1],
        Next: refs[index + 1],
        ...below,
        Dest: placeOf(target.destinationOf(to), target.pages),
      });
      context.assign(ref, item);
    });
    return { First: refs[0], Last: refs.at(-1) };
  };
  context.assign(root, context.obj({ Type: 'Outlines', ...write(bookmarks, root), Count: bookmarks.length }));
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
