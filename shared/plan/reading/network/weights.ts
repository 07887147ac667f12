/**
 * What a network has learned, as `scripts/content/network` writes it. Tables are whole numbers of a byte, each column with
 * the size of its step (each row in the table of words); lists are kept as they are. All of them follow one another.
 */
export interface NetworkWeights {
  /** The pieces that words are made of. The place in the list is the number of the piece. */
  pieces: readonly string[];
  /** The subjects of questions, and the trades, by number. */
  topics: readonly string[];
  trades: readonly string[];
  tables: Readonly<Record<string, readonly [rows: number, columns: number]>>;
  lists: Readonly<Record<string, number>>;
  /** In base64: bytes of the tables, steps of the tables, and the lists, the last two as numbers of four bytes. */
  bytes: string;
  steps: string;
  numbers: string;
}
