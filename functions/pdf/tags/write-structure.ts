import { type PDFContext, PDFDict, PDFHexString, PDFName, type PDFObject, type PDFRef } from 'pdf-lib';
import { rounded, roundedNumber } from '../draw/rounded.ts';
import { type Kid, type Mark, Tag } from './structure.ts';

/** Maps the marked content of each page, and each annotation, to its tags. */
export interface TaggedPages {
  pages: readonly PDFRef[];
  marks: readonly (readonly Tag[])[];
  /** The parent tree numbers these after the pages. */
  annotations: readonly Tag[];
}

interface Writing {
  context: PDFContext;
  pages: readonly PDFRef[];
  refs: Map<Tag, PDFRef>;
}

/** Writes the structure tree, and the parent tree that maps pages back to it. */
export function writeStructure(context: PDFContext, root: Tag, tagged: TaggedPages): PDFRef {
  const tree = context.nextRef();
  const writing = { context, pages: tagged.pages, refs: new Map<Tag, PDFRef>() };
  writeTag(writing, root, tree);
  const refOf = (tag: Tag): PDFRef => refIn(writing, tag);
  const parents = [
    ...tagged.marks.map((tags) => context.register(context.obj(tags.map(refOf)))),
    ...tagged.annotations.map(refOf),
  ];
  const dict = context.obj({
    Type: 'StructTreeRoot',
    K: refOf(root),
    ParentTree: context.register(context.obj({ Nums: parents.flatMap((ref, key) => [key, ref]) })),
    ParentTreeNextKey: parents.length,
  });
  context.assign(tree, dict);
  return tree;
}

function refIn({ context, refs }: Writing, tag: Tag): PDFRef {
  const known = refs.get(tag);
  if (known !== undefined) return known;
  const ref = context.nextRef();
  refs.set(tag, ref);
  return ref;
}

const names = {
  S: PDFName.of('S'),
  P: PDFName.of('P'),
  Pg: PDFName.of('Pg'),
  K: PDFName.of('K'),
  Alt: PDFName.of('Alt'),
  ActualText: PDFName.of('ActualText'),
  A: PDFName.of('A'),
};

/** Writes an element, then its children. */
function writeTag(writing: Writing, tag: Tag, parent: PDFRef): void {
  const { context, pages } = writing;
  const { alternative, says } = tag.options;
  const ref = refIn(writing, tag);
  const home = tag.kids.find(isMark)?.page;
  const homePage = home === undefined ? undefined : pages[home];
  const attributes = attributesOf(tag);
  const kids = context.obj([]);
  for (const kid of tag.kids) kids.push(kidObject(writing, kid, home));
  const entries = new Map<PDFName, PDFObject>([
    [names.S, PDFName.of(tag.type)],
    [names.P, parent],
  ]);
  if (homePage !== undefined) entries.set(names.Pg, homePage);
  if (alternative !== undefined) entries.set(names.Alt, PDFHexString.fromText(alternative));
  if (says !== undefined) entries.set(names.ActualText, PDFHexString.fromText(says));
  if (attributes !== undefined) entries.set(names.A, context.obj(attributes));
  entries.set(names.K, kids);
  context.assign(ref, PDFDict.fromMapWithContext(entries, context));
  for (const kid of tag.kids) if (kid instanceof Tag) writeTag(writing, kid, ref);
}

const isMark = (kid: Kid): kid is Mark => 'mark' in kid;

/** A mark on the element's own page is a number; one on another page also names that page. */
function kidObject(writing: Writing, kid: Kid, home: number | undefined): PDFObject {
  if (kid instanceof Tag) return refIn(writing, kid);
  const { context, pages } = writing;
  if (isMark(kid))
    return kid.page === home
      ? roundedNumber(kid.mark)
      : context.obj({ Type: 'MCR', Pg: pages[kid.page], MCID: kid.mark });
  return context.obj({ Type: 'OBJR', Pg: pages[kid.page], Obj: kid.annotation });
}

function attributesOf({ options, box }: Tag) {
  const { scope, span, numbering } = options;
  if (scope !== undefined || span !== undefined) return { O: 'Table', Scope: scope, ColSpan: span };
  if (numbering !== undefined) return { O: 'List', ListNumbering: numbering };
  if (box !== undefined) return { O: 'Layout', Placement: 'Block', BBox: box.map(rounded) };
  return undefined;
}
