import { formatAudToTheCent } from '#shared/domain/tokens/format-amount.ts';

/** A calculator's results are not whole cents. */
export const toTheCent = (cents: number): string => formatAudToTheCent(Math.round(cents));
