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

/** Long enough for a function that starts cold, with a slow service behind it. */
export const answerWithinMs = 30_000;
