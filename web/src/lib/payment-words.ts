export const goesThrough = 'A payment that goes through is in your balance as tokens.';

/** Of a payment that could not be cancelled. */
export const stillOpen = `The payment page may still be open, and could be paid. ${goesThrough}`;
