/** A day of 24 hours, which is no day of a calendar where clocks change. */
export const dayMs = 86_400_000;
