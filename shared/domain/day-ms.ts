/** A day of 24 hours; a calendar day differs when clocks change. */
export const dayMs = 86_400_000;
