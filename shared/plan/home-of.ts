import type { Place, Region } from '#shared/content/schemas/parts.ts';
import type { FrozenProfile, PlanInput } from './plan-input.ts';
import { regionNamedIn } from './write/say/regions.ts';

const places: Readonly<Record<string, Exclude<Place, 'elsewhere'>>> = {
  'New South Wales': 'NSW',
  Victoria: 'VIC',
  Queensland: 'QLD',
  'Western Australia': 'WA',
};

export const placeOf = ({ state }: Pick<FrozenProfile, 'state'>): Place => places[state ?? ''] ?? 'elsewhere';

export const isAustralian = ({ country }: Pick<FrozenProfile, 'country'>): boolean =>
  /^australia$/i.test(country.trim());

/** Only Australians are asked for a state. */
export const livesInAustralia = (profile: Pick<FrozenProfile, 'country' | 'state'>): boolean =>
  isAustralian(profile) || profile.state !== undefined;

const regionZones: Readonly<Record<Region, string>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
};

/** Of a large country the zone in which most of its people live. */
const countryZones: Readonly<Record<string, string>> = {
  'New Zealand': 'Pacific/Auckland',
  'United Kingdom': 'Europe/London',
  'United States': 'America/New_York',
  Canada: 'America/Toronto',
};

/** Where a customer lives, as far as dates and opening hours need it. */
export interface Home {
  /** Missing for an Australian who named no state or territory. */
  region?: Region | 'abroad';
  /** An IANA name. Missing where only the wall clock of the customer is known. */
  timeZone?: string;
}

/** The state of the profile, otherwise the only state or territory that the answers name. */
export function homeOf({ answers, profile }: Pick<PlanInput, 'answers' | 'profile'>): Home {
  const { country, state } = profile;
  const place = placeOf(profile);
  const region = place === 'elsewhere' ? regionNamedIn(state ?? '')?.code : place;
  if (!isAustralian(profile) && region === undefined) {
    const timeZone = countryZones[country.trim()];
    return { region: 'abroad', ...(timeZone !== undefined && { timeZone }) };
  }
  const home = region ?? regionNamedIn(answers.content)?.code;
  return home === undefined ? { timeZone: regionZones.NSW } : { region: home, timeZone: regionZones[home] };
}

export const zoneOf = (input: Pick<PlanInput, 'answers' | 'profile'>): string =>
  homeOf(input).timeZone ?? 'UTC';
