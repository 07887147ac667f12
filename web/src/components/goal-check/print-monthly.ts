import { formatAud } from '#shared/domain/tokens/format-amount.ts';

export const whole = (cents: number): string => formatAud(Math.floor(cents / 100) * 100);

export const monthly = (cents: number): string => `${whole(cents)} a month`;
