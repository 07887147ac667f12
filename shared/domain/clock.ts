/** The one source of "now". Rules take the instant as an argument; only the edges hold a clock. */
export interface Clock {
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };
