import type { PathContent } from '#shared/contract/content-files.ts';
import type { KitNumbers } from '#shared/contract/kit.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';

const share = 0.9;

/** What the workbook shows once its price alone is changed: about a tenth lower, in whole dollars where it has many. */
export function tryLowerPrice(numbers: KitNumbers): NonNullable<PathContent['tried']> {
  const step = numbers.priceCents < 10_00 ? 1 : 100;
  const priceCents = Math.round((numbers.priceCents * share) / step) * step;
  const { quarters, cash } = tryNumbers({ ...numbers, priceCents });
  return {
    unit: numbers.unit,
    fromCents: numbers.priceCents,
    priceCents,
    hourCents: quarters.at(-1)?.hourCents ?? 0,
    closingCents: cash.closingCents,
    lowestCents: cash.lowest.cents,
  };
}
