import { type ArchetypeId, archetypes } from '../assumptions/archetypes.ts';
import type { OutreachDemand, PathFigures, TrafficDemand } from '../assumptions/path-figures.ts';
import type { PathSlug } from './path-slugs.ts';

export interface PathNumbers extends PathFigures {
  slug: PathSlug;
  title: string;
  persona: string;
  archetype: ArchetypeId;
  /** The figures that the path's own handbook changed. */
  overridden: readonly string[];
  /** Words in a skill or interest that fit this path as well as any of the six named skills. */
  ownWords: readonly string[];
  /** Checks and licences to settle before the first job. */
  checks: readonly CheckId[];
}

export type CheckId =
  | 'working-with-children'
  | 'police-check'
  | 'licensed-trades-out'
  | 'electrical-safety-out'
  | 'pets-in-care-cover'
  | 'property-in-care-cover'
  | 'spam-rules'
  | 'consumer-guarantees'
  | 'client-data'
  | 'paid-links'
  | 'product-safety'
  | 'personal-services-income';

interface PathChoice {
  slug: PathSlug;
  title: string;
  persona: string;
  archetype: ArchetypeId;
  ownWords: readonly string[];
  checks: readonly CheckId[];
  figures?: Partial<Omit<PathFigures, 'demand'>>;
  outreach?: Partial<OutreachDemand>;
  traffic?: Partial<TrafficDemand>;
  /** Where the archetype's way of finding buyers is not this path's. */
  demand?: PathFigures['demand'];
}

export function definePath(choice: PathChoice): PathNumbers {
  const base = archetypes[choice.archetype];
  const demand = choice.demand ?? changeDemand(base.demand, choice);
  return {
    ...base,
    ...choice.figures,
    demand,
    slug: choice.slug,
    title: choice.title,
    persona: choice.persona,
    archetype: choice.archetype,
    ownWords: choice.ownWords,
    checks: choice.checks,
    overridden: [
      ...Object.keys(choice.figures ?? {}),
      ...Object.keys(choice.outreach ?? choice.traffic ?? choice.demand ?? {}),
    ],
  };
}

const changeDemand = (base: PathFigures['demand'], choice: PathChoice): PathFigures['demand'] =>
  base.kind === 'outreach' ? { ...base, ...choice.outreach } : { ...base, ...choice.traffic };
