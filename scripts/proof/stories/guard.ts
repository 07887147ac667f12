/**
 * A guard and how to take it out of the sources: the text to find must be there exactly once, so that a guard that moved
 * or vanished is noticed. Where one rule is kept in two places, both come out together.
 */
export interface Guard {
  name: string;
  edits: readonly { file: string; find: string; replace: string }[];
}

export const guard = (name: string, file: string, find: string, replace: string): Guard => ({
  name,
  edits: [{ file, find, replace }],
});
