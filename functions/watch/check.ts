/** One thing that has to work on a stage that people use. */
export interface Check {
  name: string;
  /** Throws what is wrong, in words. */
  run(): Promise<void>;
  /** Why it cannot be tried with what was given. */
  leftOut?: string | undefined;
}

/** What was found instead of what has to be there. */
export class NotAsItShould extends Error {}

export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new NotAsItShould(otherwise);
}

/** What fetch throws says only that it failed; the cause says why. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message;
}
