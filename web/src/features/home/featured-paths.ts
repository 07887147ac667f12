import type { PathSummary, PersonaCard } from '#shared/contract/content-files.ts';

export interface FeaturedPath extends PathSummary {
  personaSlug: string;
  personaLabel: string;
}

/** One with a sale, one that sells a skill to firms, one that is free. */
const featured = [
  ['creative-maker', 'short-form-editing-studio'],
  ['ai-operator', 'ai-admin-setup'],
  ['side-hustle-starter', 'first-paid-gig'],
] as const;

export const featuredPathsOf = (personas: readonly PersonaCard[]): FeaturedPath[] =>
  featured.flatMap(([personaSlug, pathSlug]) => {
    const persona = personas.find((one) => one.personaSlug === personaSlug);
    const path = persona?.paths.find(({ slug }) => slug === pathSlug);
    return persona && path ? [{ ...path, personaSlug, personaLabel: persona.title }] : [];
  });
