import type { PDFRef } from 'pdf-lib';

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
  says?: string;
  scope?: 'Row' | 'Column';
  span?: number;
  numbering?: 'Decimal' | 'Disc' | 'None';
}

export interface Mark {
  page: number;
  mark: number;
}

export type Kid = Tag | Mark | { page: number; annotation: PDFRef };

/** Screen readers read the elements of the structure tree in order, regardless of pages. */
export class Tag {
  readonly type: TagType;
  readonly options: TagOptions;
  readonly kids: Kid[] = [];
  /** The format requires the position of a figure. */
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
