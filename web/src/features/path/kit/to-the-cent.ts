import { formatAudToTheCent } from '#shared/domain/tokens/format-amount.ts';

/** Figures of a calculator are not whole cents. */
export const toTheCent = (cents: number): string => formatAudToTheCent(Math.round(cents));
