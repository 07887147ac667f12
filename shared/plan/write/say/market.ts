import { askedCents } from '../../figures/inputs.ts';
import { given, type Maybe } from '../blocks.ts';
import { mayShow, quote, type Writing } from '../writing.ts';
import { dollars } from './money.ts';

/** Where a price sits in what others ask: how far below or above, or in which third of the range. */
export function placeInRange(
  priceCents: number,
  { low, high }: { low: number; high: number },
  /** The plan names another price already. */
  isAdvised = false,
): string {
  if (high <= low) return '';
  const range = `${dollars(Math.round(low * 100))} to ${dollars(Math.round(high * 100))}`;
  const below = Math.round(low * 100) - priceCents;
  const above = priceCents - Math.round(high * 100);
  if (below > 0)
    return `${dollars(below)} below the lowest price that others charge (${range})${isAdvised ? '' : `. Ask new buyers for at least ${dollars(Math.round(low * 100))}`}`;
  if (above > 0)
    return `${dollars(above)} above the highest price that others charge (${range}). Tell buyers what they get for it`;
  const share = (priceCents / 100 - low) / (high - low);
  const part = share < 0.34 ? 'at the lower end' : share < 0.67 ? 'in the middle' : 'at the upper end';
  return `${part} of what others charge (${range})`;
}

const isLike = (cents: number, asked: number): boolean => cents >= asked * 0.4 && cents <= asked * 2.5;

const byHour = /(?:\b(?:an|per)\s|\/\s?)h(?:ou)?r\b/i;

const likeOurs = (writing: Writing): NonNullable<Writing['reading']['rivals']> => {
  const { inputs } = writing.figures;
  const asked = askedCents(inputs);
  return (writing.reading.rivals ?? []).filter(({ value: { cents }, words }) =>
    isLike(byHour.test(words) ? cents * inputs.hoursPerUnit : cents, asked),
  );
};

/** Who knows what others near them ask needs no range of ours. */
export const hasLocalPrice = (writing: Writing): boolean => likeOurs(writing).length > 0;

/** What the customer told of others' prices near them. */
export function localPrices(writing: Writing): Maybe<string> {
  // "85 and 120" are two prices in the same words.
  const said = [
    ...new Set(
      given(
        likeOurs(writing)
          .filter((fact) => mayShow(writing, fact))
          .map((fact) => quote(writing, fact)),
      ),
    ),
  ].slice(0, 2);
  return said.length > 0 && `Near you: ${said.join(' and ')}.`;
}
