/** A reader's progress in a text. */
export interface Reading {
  /** The sections read to the end in this browser. */
  read: readonly string[];
  /**
   * Where the reader stopped: from the server for a bought text, or the first unread section of a free one.
   */
  stopped?: string | undefined;
}

export const unread: Reading = { read: [] };
