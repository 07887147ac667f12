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
  | 'Link';

export interface TagOptions {
  /** For somebody who cannot see a figure. */
  alternative?: string;
  scope?: 'Row' | 'Column';
  /** How many columns a cell spans. */
  span?: number;
  numbering?: 'Decimal' | 'Disc' | 'None';
}

type Kid = Tag | { page: number; mark: number } | { page: number; annotation: Ref };

/** One element of the structure tree: what a screen reader reads, in this order, whatever page it is drawn on. */
export class Tag {
  readonly type: TagType;
  readonly options: TagOptions;
  readonly kids: Kid[] = [];
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
  const refs = new Map<Tag, Ref>();
  const tree = file.reserve();
  writeTag({ file, tag: root, parent: tree, refs, pages: tagged.pages });
  const refOf = (tag: Tag): string => {
    const ref = refs.get(tag);
    return ref === undefined ? 'null' : refTo(ref);
  };
  let numbers = '';
  tagged.marks.forEach((tags, page) => {
    numbers += `${page} ${refTo(file.add(`[${tags.map(refOf).join(' ')}]`))} `;
  });
  tagged.annotations.forEach((tag, index) => {
    numbers += `${tagged.marks.length + index} ${refOf(tag)} `;
  });
  const parents = file.add(`<</Nums[${numbers}]>>`);
  const next = tagged.marks.length + tagged.annotations.length;
  file.set(
    tree,
    `<</Type/StructTreeRoot/K ${refOf(root)}/ParentTree ${refTo(parents)}/ParentTreeNextKey ${next}>>`,
  );
  return tree;
}

interface Writing {
  file: PdfFile;
  tag: Tag;
  parent: Ref;
  refs: Map<Tag, Ref>;
  pages: readonly Ref[];
}

function writeTag({ file, tag, parent, refs, pages }: Writing): Ref {
  const ref = file.reserve();
  refs.set(tag, ref);
  const pageOf = (page: number): string => refTo(pages[page] ?? 0);
  let home: number | undefined;
  let kids = '';
  for (const kid of tag.kids)
    if (kid instanceof Tag) kids += `${refTo(writeTag({ file, tag: kid, parent: ref, refs, pages }))} `;
    else if ('mark' in kid) {
      home ??= kid.page;
      kids += kid.page === home ? `${kid.mark} ` : `<</Type/MCR/Pg ${pageOf(kid.page)}/MCID ${kid.mark}>> `;
    } else kids += `<</Type/OBJR/Pg ${pageOf(kid.page)}/Obj ${refTo(kid.annotation)}>> `;
  const page = home === undefined ? '' : `/Pg ${pageOf(home)}`;
  file.set(ref, `<</S/${tag.type}/P ${refTo(parent)}${page}${attributesOf(tag)}/K[${kids}]>>`);
  return ref;
}

function attributesOf({ options, box }: Tag): string {
  const { alternative, scope, span, numbering } = options;
  let written = alternative === undefined ? '' : `/Alt ${textString(alternative)}`;
  const table =
    (scope === undefined ? '' : `/Scope/${scope}`) + (span === undefined ? '' : `/ColSpan ${span}`);
  if (table !== '') written += `/A<</O/Table${table}>>`;
  if (numbering !== undefined) written += `/A<</O/List/ListNumbering/${numbering}>>`;
  if (box !== undefined) written += `/A<</O/Layout/Placement/Block/BBox[${box.map(number).join(' ')}]>>`;
  return written;
}
