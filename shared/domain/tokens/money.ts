/**
 * Money is whole numbers of two kinds that must not be mixed: cents of an Australian dollar, and hundredths of a token.
 * One token costs one dollar, so the numbers are equal; only this file relies on that.
 */
declare const unit: unique symbol;
export type Cents = number & { readonly [unit]: 'cents' };
export type Hundredths = number & { readonly [unit]: 'hundredths' };

const whole = (amount: number): number => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} is not an amount of money`);
  return amount;
};

export const cents = (amount: number): Cents => whole(amount) as Cents;
export const hundredths = (amount: number): Hundredths => whole(amount) as Hundredths;

export const tokensBoughtWith = (paid: Cents): Hundredths => hundredths(paid);
export const costOf = (tokens: Hundredths): Cents => cents(tokens);
export const wholeTokens = (tokens: number): Hundredths => hundredths(tokens * 100);
