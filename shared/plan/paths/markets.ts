import type { ArchetypeId } from '../assumptions/archetypes.ts';
import { because, type Explained, judged, sourced } from '../assumptions/assumed.ts';
import type { PathNumbers } from './path-numbers.ts';

/** How large the market is, for an outside reader; nothing of the forecast depends on it. */
export interface Market {
  buyers: Explained;
  buyersAre: string;
  yearlySpendCents: Explained;
  /** Share of the buyers of a state who are of the kind this plan sells to. */
  segmentShare: Explained;
}

const abs = 'ABS, Counts of Australian Businesses';
const employing = {
  buyers: because(sourced(994_178), `${abs}: employing businesses`, 'June 2025'),
  buyersAre: 'employing businesses in Australia',
};
const trading = {
  buyers: because(sourced(2_729_648), `${abs}: actively trading businesses`, 'June 2025'),
  buyersAre: 'trading businesses in Australia',
};
const households = {
  buyers: because(judged(10_000_000), 'A round planning count of households; check the ABS'),
  buyersAre: 'households in Australia',
};
const families = {
  buyers: because(
    judged(2_000_000),
    'A round planning count of families with school children; check the ABS',
  ),
  buyersAre: 'families with school children in Australia',
};

type Who = Pick<Market, 'buyers' | 'buyersAre'>;
const market = (
  who: Who,
  spend: [cents: number, why: string],
  share: [part: number, why: string],
): Market => ({
  ...who,
  yearlySpendCents: because(judged(spend[0]), spend[1]),
  segmentShare: because(judged(share[0]), share[1]),
});

const ofArchetypes: Readonly<Record<ArchetypeId, Market>> = {
  'service-freelance': market(
    employing,
    [1_500_00, 'Two core projects a year'],
    [0.05, 'The kinds of firm this offer is written for'],
  ),
  'digital-product': market(
    households,
    [30_00, 'One or two downloads a year'],
    [0.02, 'The one group these files are made for'],
  ),
  'affiliate-content': market(
    households,
    [20_00, 'Commission on one or two considered purchases a year'],
    [0.01, 'Households with this one question in a year'],
  ),
  'ecommerce-etsy': market(
    households,
    [60_00, 'One such purchase a year'],
    [0.03, 'Those who buy this kind of thing online'],
  ),
  'ai-automation': market(
    employing,
    [2_500_00, 'One build and some care a year'],
    [0.03, 'One trade with enough paperwork'],
  ),
  'local-tasks': market(
    households,
    [900_00, 'Six jobs a year'],
    [0.04, 'Busy or older households who pay for help'],
  ),
  'coaching-course': market(
    households,
    [400_00, 'One pack a year'],
    [0.01, 'Those with this need this year'],
  ),
  'video-editing': market(
    employing,
    [1_500_00, 'Two or three packs a year'],
    [0.04, 'Firms that film and never post'],
  ),
};

const ofPaths: Readonly<Record<string, Market>> = {
  'first-paid-gig': market(
    households,
    [150_00, 'One such job a year'],
    [0.01, 'People within two handshakes of you'],
  ),
  'ai-training-workshop': market(
    employing,
    [500_00, 'One or two sessions a year'],
    [0.03, 'Office teams of about eight'],
  ),
  'local-newsletter': market(
    trading,
    [180_00, 'Six slots a year'],
    [0.001, 'Shopfronts of one town or suburb'],
  ),
  'small-group-tutoring': market(
    families,
    [700_00, 'Three terms a year'],
    [0.01, 'One subject and two school years within reach'],
  ),
};

export const marketOf = ({ slug, archetype }: Pick<PathNumbers, 'slug' | 'archetype'>): Market =>
  ofPaths[slug] ?? ofArchetypes[archetype];
