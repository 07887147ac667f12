import { type Hundredths, wholeTokens } from '../tokens/money.ts';

/** Prices are in whole tokens; null or zero means free. */
export interface PathPrice {
  personaSlug: string;
  pathSlug: string;
  price: number | null;
  sale: number | null;
}

/** The sale price if there is one, else the price; zero means the path is free. */
export const effectivePrice = ({ price, sale }: Pick<PathPrice, 'price' | 'sale'>): Hundredths =>
  wholeTokens(sale ?? price ?? 0);

/** An old price is struck through only with a lower sale price. */
export const wasPrice = ({ price, sale }: Pick<PathPrice, 'price' | 'sale'>): Hundredths | undefined =>
  sale !== null && price !== null && sale < price ? wholeTokens(price) : undefined;

export const isFree = (path: Pick<PathPrice, 'price' | 'sale'>): boolean => effectivePrice(path) === 0;
