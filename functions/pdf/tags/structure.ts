import type { PDFRef } from 'pdf-lib';

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

export interface Mark {
  page: number;
  mark: number;
}

export type Kid = Tag | Mark | { page: number; annotation: PDFRef };

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
