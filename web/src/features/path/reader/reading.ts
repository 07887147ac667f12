/** What is known of somebody’s way through a text. */
export interface Reading {
  /** Read to their end, in this browser. */
  read: readonly string[];
  /** Where they stopped: of what they bought the server says it, of what is free the first section not read here. */
  stopped?: string | undefined;
}

export const unread: Reading = { read: [] };
