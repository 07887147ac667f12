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
  /** Describes a figure for people who cannot see it. */
  alternative?: string;
  /** The drawn text in reading order. */
  says?: string;
  scope?: 'Row' | 'Column';
  /** The number of columns that a cell spans. */
  span?: number;
  numbering?: 'Decimal' | 'Disc' | 'None';
}

export interface Mark {
  page: number;
  mark: number;
}

export type Kid = Tag | Mark | { page: number; annotation: PDFRef };

/** An element of the structure tree, which screen readers read in this order, regardless of pages. */
export class Tag {
  readonly type: TagType;
  readonly options: TagOptions;
  readonly kids: Kid[] = [];
  /** The position of a figure, which the format requires. */
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
