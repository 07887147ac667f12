import { wordsOf } from '../../reading/match/words.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Business } from '../business.ts';

const stemsOf = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ')} `;

const isHire = /\bhire\b(?! or)/i;

const ofCar =
  /\b(?:car|vehicle)(?: or bus)? costs\b|^(?:share of )?(?:the )?(?:car|vehicle|van|ute)(?: (?:or|and) (?:van|trailer|ute))?(?: costs)?(?:, business part)?$|^car for home visits$|^(?:share of )?(?:fuel|petrol)(?: for (?!mower|saw|tools|machine)| and parking|$)/i;
const bike = /\b(?:e-?|push)?bike|bicycle\b/i;
const motor = /\b(?:car|ute|van|truck|wagon|hatch\w*|trailer)\b/i;

/** They go by bicycle, or do not drive. */
export function hasNoCar({ owned, limits }: Reading): boolean {
  const owns = (thing: RegExp): boolean => owned.some(({ value }) => thing.test(value.item));
  return (
    limits.some(({ value }) => value.need === 'car' || value.need === 'driving') ||
    (owns(bike) && !owns(motor))
  );
}

/** Who owns a van hires none, and who has no car pays for none. */
export function withoutHire(list: Business['monthly'], reading: Reading): Business['monthly'] {
  const named = reading.owned.map(({ value }) => stemsOf(value.item));
  const isCarless = hasNoCar(reading);
  const rest = list.filter(
    (line) =>
      (!isHire.test(line.what) ||
        !line.owned.some((word) => named.some((one) => one.includes(stemsOf(word))))) &&
      !(isCarless && ofCar.test(line.what)),
  );
  return rest.length > 0 ? rest : list;
}
