import { type Hundredths, wholeTokens } from '../../../../shared/domain/tokens/money.ts';
import { validityDays } from '../../../../shared/domain/tokens/validity.ts';

export const tokenPacks: readonly Hundredths[] = [10, 30, 50, 100].map(wholeTokens);

export const validityText = (bought: Hundredths): string => `Valid for ${validityDays(bought)} days`;
