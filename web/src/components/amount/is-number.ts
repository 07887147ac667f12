import { parseAmount } from './parse-amount.ts';

/** Whether a number was typed; one below nothing is a number, though no amount. */
export const isNumber = (text: string): boolean =>
  parseAmount(text.trim().replace(/^[-−]/, '')) !== undefined;
