/** Of a payment or a plan that an address names and this account has not. */
export const notHere = 'This link belongs to nothing in this account. You may be logged in with another one.';

export const goesThrough = 'A payment that goes through is in your balance as tokens.';

/** Of a payment that could not be cancelled. */
export const stillOpen = `The payment page may still be open, and could be paid. ${goesThrough}`;
