/** What is known of an owner's way through a path. */
export interface Reading {
  /** Read to their end, in this browser. */
  read: readonly string[];
  /** Where the server says that they stopped. */
  stopped?: string | undefined;
}

export const unread: Reading = { read: [] };
