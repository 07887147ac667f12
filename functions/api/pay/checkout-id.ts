/** Anything else was never given to anybody and need not be asked for. */
export const isCheckoutId = (text: string): boolean => /^cs_[A-Za-z0-9_]{1,250}$/.test(text);
