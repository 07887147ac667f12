import type { Licence } from '#shared/content/schemas/catalogue.ts';
import type { Need, Place } from '#shared/content/schemas/parts.ts';
import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import type { Limit, Reading } from '../reading/reading.ts';
import type { Removed } from './candidate.ts';

export interface LawContext {
  reading: Reading;
  licences: ReadonlyMap<string, Licence>;
  place: Place;
  /** Looks past the licence: the plan starts with getting it. */
  isLicenceIgnored?: boolean;
}

/**
 * What a trade asks of the body and of language. People who have the trade know how to work within such a limit, so it
 * moves the work down the list and shapes it; it takes an offer away only when the trade has another.
 */
const bodily: readonly Need[] = [
  'kneeling',
  'lifting',
  'standing',
  'heat',
  'outdoors',
  'chemicals',
  'good-sight',
  'steady-hands',
  'voice',
  'computer',
  'spoken-english',
  'written-english',
  'workspace',
];

/** Work that needs driving needs a car, unless the person says how they go without one. */
const takenBy = ({ need, goesAnotherWay }: Limit): readonly Need[] =>
  need === 'driving' || (need === 'car' && !goesAnotherWay) ? ['driving', 'car'] : [need];
const isTakenBy = (offer: Offer, limit: Limit): boolean =>
  offer.needs.some((need) => takenBy(limit).includes(need));

/** "Not up a roof in a storm" and "no ladders when it is wet" are care, and no limit on the work. */
const weather =
  /\b(?:in|when|while|after|during|if)\s+(?:(?:the|a|an|it|its|it[’']s|is|there|are|heavy|big|arvo|afternoon|summer|winter)\s+)*(?:storms?|rain\w*|wet|wind\w*|heat|hot|dark|lightning|frost\w*|icy?|slippery|(?:wet|dry|build) season)\b|\bon (?:a )?wet\b/i;

export const careOf = (offer: Offer, { reading }: LawContext): { need: Need; words: string }[] =>
  reading.limits
    .filter(({ value, words }) => isTakenBy(offer, value) && !weather.test(words))
    .map(({ value, words }) => ({ need: value.need, words }));

const holds = (reading: Reading, licence: string): boolean =>
  reading.licences.some(({ value }) => value.licence === licence && value.status === 'held');

const everyAnimal = /\b(?:animals?|pets?|allerg\w*|fur)\b/i;

/** "No dogs, I got bitten" and "no stallions" are about some animals, for a person who works with animals. */
const namesSomeOnly = (words: string, need: Need, trade: Trade): boolean =>
  need === 'animals' &&
  trade.offers.every(({ needs }) => needs.includes('animals')) &&
  !everyAnimal.test(words);

/** What blocks an offer for this person: a limit that it needs, a licence they lack, or their age. */
export function blockOf(
  offer: Offer,
  trade: Trade,
  { reading, licences, place, isLicenceIgnored }: LawContext,
): Removed['by'] | undefined {
  for (const { value, words } of reading.limits.filter((limit) => !weather.test(limit.words)))
    if (!bodily.includes(value.need) && isTakenBy(offer, value) && !namesSomeOnly(words, value.need, trade))
      return { kind: 'limit', need: value.need, words };
  const noServices = reading.refusals.find(({ value }) => value.what === 'services');
  if (noServices && offer.kind !== 'product' && trade.group !== 'digital-product')
    return { kind: 'refused', what: 'services', words: noServices.words };
  if (offer.licence?.as === 'work' && !isLicenceIgnored) {
    const rule = licences.get(offer.licence.id)?.places[place];
    // Where we found no sure rule, the plan says whom to ask before the first job.
    const isNeeded = rule === undefined || rule.needed === 'always' || rule.needed === 'above';
    if (isNeeded && !holds(reading, offer.licence.id)) return { kind: 'licence', licence: offer.licence.id };
  }
  const isYoung = reading.situations.some(
    ({ value }) => value.id === 'under-18' || value.id === 'school-student',
  );
  if (isYoung && trade.fit.leastAge >= 18) return { kind: 'age', least: trade.fit.leastAge };
  return undefined;
}

/** The job value under which a person without the licence stays. */
export function limitOf(
  offer: Offer,
  { reading, licences, place }: LawContext,
): { licence: string; limit?: number } | undefined {
  if (offer.licence?.as !== 'under' || holds(reading, offer.licence.id)) return undefined;
  const rule = licences.get(offer.licence.id)?.places[place];
  return { licence: offer.licence.id, ...(rule?.above !== undefined && { limit: rule.above }) };
}
