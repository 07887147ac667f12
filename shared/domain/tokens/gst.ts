import { type Cents, cents } from './money.ts';

/** The goods and services tax is one eleventh of a price that includes it, to the nearest cent. */
export const gstIncluded = (price: Cents): Cents => {
  const rest = price % 11;
  return cents((price - rest) / 11 + (rest > 5 ? 1 : 0));
};
