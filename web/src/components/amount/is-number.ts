import { parseAmount } from './parse-amount.ts';

/** Whether a number was typed; a negative number counts, though it is not an amount. */
export const isNumber = (text: string): boolean =>
  parseAmount(text.trim().replace(/^[-−]/, '')) !== undefined;
