export interface PieceSource {
  title: string;
  /** The day the text was last checked, `2026-11-20`. */
  checked: string;
}

/** A finished piece of a handbook that is a file, beside the files that every kit has. */
export interface Piece {
  /** Of the file, which is saved under the path’s name before it. */
  name: string;
  /** What it is, told to everybody; once, where several files are the same in another size. */
  says: string;
  /** Its words, where they stand in no handbook: locked all the same. */
  text?(): string;
  /** The same source always gives the same bytes. */
  write(source: PieceSource): Uint8Array | Promise<Uint8Array>;
}

export interface HandbookSource extends PieceSource {
  /** The handbook, its sums worked out. */
  sections: readonly { markdown: string }[];
}
