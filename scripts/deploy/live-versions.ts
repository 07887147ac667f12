/** One function of a stage, by the versions it has. A later one has the higher number. */
export interface LiveFunction {
  name: string;
  /** The version that answers. */
  live: number;
  /** The version that the stack was last deployed with. */
  deployed: number;
  versions: readonly { version: number; publishedAtMs: number }[];
}

export interface Move {
  name: string;
  from: number;
  to: number;
}

/**
 * Back to what was there before a moment, as a rule that of the last deployment: only functions whose version was
 * published since have changed, and of these the last version before it answers again. One that is new has none, and stays.
 */
export const movesBack = (functions: readonly LiveFunction[], beforeMs: number): Move[] =>
  functions.flatMap(({ name, live, versions }) => {
    const isSince = versions.some(
      ({ version, publishedAtMs }) => version === live && publishedAtMs >= beforeMs,
    );
    const earlier = versions.filter(({ publishedAtMs }) => publishedAtMs < beforeMs);
    const to = Math.max(...earlier.map(({ version }) => version));
    return isSince && earlier.length > 0 ? [{ name, from: live, to }] : [];
  });

/** To what was last deployed, for functions that somebody had led back. A deployment moves only those that it changes. */
export const movesForward = (functions: readonly LiveFunction[]): Move[] =>
  functions.flatMap(({ name, live, deployed }) =>
    live === deployed ? [] : [{ name, from: live, to: deployed }],
  );
