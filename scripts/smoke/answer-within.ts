/** Long enough for a cold start with a slow service behind it. */
export const answerWithinMs = 30_000;
