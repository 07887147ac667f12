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
 * Back to what answered before the last deployment: only functions whose version was published by it have changed, and of
 * these the version before answers again. One that is new has none, and stays.
 */
export const movesBack = (functions: readonly LiveFunction[], deployedAtMs: number): Move[] =>
  functions.flatMap(({ name, live, versions }) => {
    const isOfLast = versions.some(
      ({ version, publishedAtMs }) => version === live && publishedAtMs >= deployedAtMs,
    );
    const earlier = versions.map(({ version }) => version).filter((version) => version < live);
    return isOfLast && earlier.length > 0 ? [{ name, from: live, to: Math.max(...earlier) }] : [];
  });

/** To what was last deployed, for functions that somebody had led back. A deployment moves only those that it changes. */
export const movesForward = (functions: readonly LiveFunction[]): Move[] =>
  functions.flatMap(({ name, live, deployed }) =>
    live === deployed ? [] : [{ name, from: live, to: deployed }],
  );
