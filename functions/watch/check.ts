/** A check that must pass on a live stage. */
export interface Check {
  name: string;
  /** Throws an error that says what is wrong. */
  run(): Promise<void>;
  /** The reason why the check cannot run with the given settings. */
  leftOut?: string | undefined;
}

/** Says what was found instead of the expected result. */
export class NotAsItShould extends Error {}

export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new NotAsItShould(otherwise);
}

/** fetch only reports that it failed; the cause says why. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message;
}
