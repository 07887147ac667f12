/** Long enough for a function that starts cold, with a slow service behind it. */
export const answerWithinMs = 30_000;
