/** The clock is the only source of "now". Rules take the instant as an argument; only entry files hold a clock. */
export interface Clock {
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };
