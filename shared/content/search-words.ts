import type { PathSlug } from '#shared/plan/paths/path-slugs.ts';

/** What else people look for a path by, true of its text; no plan reads a skill from these. */
export const searchWords: Readonly<Partial<Record<PathSlug, readonly string[]>>> = {
  'mobile-garden-care': ['grass', 'cutting', 'yard', 'backyard', 'weeds'],
  'weekend-reseller': ['photos'],
};
