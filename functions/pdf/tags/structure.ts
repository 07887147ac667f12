import type { PdfFile } from '../file/pdf-file.ts';
import { number, type Ref, refTo, textString } from '../file/syntax.ts';

/** Standard structure types of PDF 1.7. */
export type TagType =
  | 'Document'
  | 'Sect'
  | 'TOC'
  | 'TOCI'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'BlockQuote'
  | 'Caption'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'
  | 'Span';

export interface TagOptions {
  /** For somebody who cannot see a figure. */
  alternative?: string;
  /** The text of what is drawn, in the order of reading. */
  says?: string;
  scope?: 'Row' | 'Column';
  /** How many columns a cell spans. */
  span?: number;
  numbering?: 'Decimal' | 'Disc' | 'None';
}

interface Mark {
  page: number;
  mark: number;
}

type Kid = Tag | Mark | { page: number; annotation: Ref };

/** One element of the structure tree: what a screen reader reads, in this order, whatever page it is drawn on. */
export class Tag {
  readonly type: TagType;
  readonly options: TagOptions;
  readonly kids: Kid[] = [];
  /** Its number in the file, once it is written. */
  ref: Ref = 0;
  /** Where a figure lies; a reader without sight is not told, but the format asks. */
  box: readonly number[] | undefined;

  constructor(type: TagType, options: TagOptions = {}) {
    this.type = type;
    this.options = options;
  }

  has(type: TagType): boolean {
    return this.kids.some((kid) => kid instanceof Tag && kid.type === type);
  }

  add(type: TagType, options: TagOptions = {}): Tag {
    const child = new Tag(type, options);
    this.kids.push(child);
    return child;
  }
}

/** Parents of what is marked on each page, and of each annotation, by their key in the file. */
export interface TaggedPages {
  pages: readonly Ref[];
  marks: readonly (readonly Tag[])[];
  /** Keys of annotations begin where those of the pages end. */
  annotations: readonly Tag[];
}

export function writeStructure(file: PdfFile, root: Tag, tagged: TaggedPages): Ref {
  const tree = file.reserve();
  root.ref = file.reserve();
  writeTag({ file, pages: tagged.pages }, root, tree);
  const numbers = tagged.marks.map((tags, page) => {
    const list = file.reserve();
    const out = file.open(list).put('[');
    for (const { ref } of tags) out.ref(ref);
    out.put(']');
    return `${page} ${refTo(list)}`;
  });
  tagged.annotations.forEach(({ ref }, index) => {
    numbers.push(`${tagged.marks.length + index} ${refTo(ref)}`);
  });
  const parents = file.add(`<</Nums[${numbers.join(' ')}]>>`);
  file.set(
    tree,
    `<</Type/StructTreeRoot/K ${refTo(root.ref)}/ParentTree ${refTo(parents)}/ParentTreeNextKey ${numbers.length}>>`,
  );
  return tree;
}

interface Writing {
  file: PdfFile;
  pages: readonly Ref[];
}

/** An element and then its children, whose numbers it names. */
function writeTag(writing: Writing, tag: Tag, parent: Ref): void {
  const { file, pages } = writing;
  for (const kid of tag.kids) if (kid instanceof Tag) kid.ref = file.reserve();
  const home = tag.kids.find(isMark)?.page;
  const out = file.open(tag.ref).put('<</S/').put(tag.type).put('/P ').ref(parent);
  if (home !== undefined) out.put('/Pg ').ref(pages[home] ?? 0);
  out.put(attributesOf(tag)).put('/K[');
  for (const kid of tag.kids)
    if (kid instanceof Tag) out.ref(kid.ref);
    else if (!isMark(kid))
      out.put(`<</Type/OBJR/Pg ${refTo(pages[kid.page] ?? 0)}/Obj ${refTo(kid.annotation)}>>`);
    else if (kid.page === home) out.number(kid.mark);
    else out.put(`<</Type/MCR/Pg ${refTo(pages[kid.page] ?? 0)}/MCID ${kid.mark}>>`);
  out.put(']>>');
  for (const kid of tag.kids) if (kid instanceof Tag) writeTag(writing, kid, tag.ref);
}

const isMark = (kid: Kid): kid is Mark => 'mark' in kid;

function attributesOf({ options, box }: Tag): string {
  const { alternative, says, scope, span, numbering } = options;
  let written = alternative === undefined ? '' : `/Alt ${textString(alternative)}`;
  if (says !== undefined) written += `/ActualText ${textString(says)}`;
  const table =
    (scope === undefined ? '' : `/Scope/${scope}`) + (span === undefined ? '' : `/ColSpan ${span}`);
  if (table !== '') written += `/A<</O/Table${table}>>`;
  if (numbering !== undefined) written += `/A<</O/List/ListNumbering/${numbering}>>`;
  if (box !== undefined) written += `/A<</O/Layout/Placement/Block/BBox[${box.map(number).join(' ')}]>>`;
  return written;
}
