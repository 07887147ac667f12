/** The versions of a stage's function. Later versions have higher numbers. */
export interface LiveFunction {
  name: string;
  /** The version that is called. */
  live: number;
  /** The version of the stack's last deployment. */
  deployed: number;
  versions: readonly { version: number; publishedAtMs: number }[];
}

export interface Move {
  name: string;
  from: number;
  to: number;
}

/**
 * Rolls back to the versions before a given time, usually that of the last deployment. Only functions with a version
 * published since then have changed, and they get their last earlier version. A new function has none, and stays.
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

/** Restores the deployed version of functions that were rolled back. A deployment moves only those that it changes. */
export const movesForward = (functions: readonly LiveFunction[]): Move[] =>
  functions.flatMap(({ name, live, deployed }) =>
    live === deployed ? [] : [{ name, from: live, to: deployed }],
  );
