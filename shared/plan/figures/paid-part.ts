import type { Basis } from '#shared/content/schemas/parts.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import { hasNoCar } from './owned/without-hire.ts';

/** The part of our cost of a sale that this customer pays: no fuel without a car, no chair in another's home. */

const isFuel = /\b(?:fuel|petrol|diesel|driving)\b/i;
const isRoom = /\brent\b|\b(?:chair|room|salon|studio|hall|booth)\b.{0,12}\bhire\b/i;
const isMaterial = /\b(?:materials?|parts?|supplies|ingredients|what goes into)\b/i;
/** Our figure is for the part that the buyer does not pay. */
const isLessAlready = /\b(?:clients?|customers?|owners?|buyers?|you charge|at cost|club buys)\b/i;
/** Work that is done at the buyers' homes says so more than once. */
const leastVisits = 4;

const goesToHomes = ({ work, costs }: Reading): boolean =>
  (work?.value.deeds['at-customers'] ?? 0) >= leastVisits &&
  !costs.some(({ value }) => value.kind === 'rent');

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(({ stem }) => stem);
const basisWords = (basis: Basis): string => ('judged' in basis ? basis.judged : '');

export function paidPart(
  { costWhat = '', cost: { basis } }: Business,
  reading: Reading,
): { share: number; basis?: Basis } {
  const parts = costWhat.split(/,\s+|\s+and\s+/).filter((part) => part !== '');
  const passed = isLessAlready.test(basisWords(basis)) ? undefined : reading.passedOn?.value.what;
  const reasonOf = (part: string): string | undefined => {
    if (isFuel.test(part))
      return hasNoCar(reading) ? 'This is our figure without fuel, because you have no car.' : undefined;
    if (isRoom.test(part))
      return goesToHomes(reading)
        ? 'This is our figure without rent, because you go to the buyers.'
        : undefined;
    const isPassed =
      passed !== undefined &&
      (isMaterial.test(part) || stemsOf(part).some((stem) => stemsOf(passed).includes(stem)));
    return isPassed ? `This is our figure without ${passed}, which your buyers pay for.` : undefined;
  };
  // Rent is most of what it is named with.
  const weightOf = (part: string): number => (isRoom.test(part) ? 3 : 1);
  const sum = (some: readonly string[]): number => some.reduce((all, part) => all + weightOf(part), 0);
  const reasons = parts.flatMap((part) => reasonOf(part) ?? []);
  const [judged] = reasons;
  return judged === undefined
    ? { share: 1 }
    : { share: sum(parts.filter((part) => reasonOf(part) === undefined)) / sum(parts), basis: { judged } };
}
