import type { LibraryPath } from '../library-path.ts';

/** A path of the library with only the properties that a test cares about. */
export const somePath = (slug: string, changed: Partial<LibraryPath> = {}): LibraryPath => ({
  slug,
  price: null,
  sale: null,
  icon: '📦',
  title: slug,
  description: slug,
  gist: slug,
  tech: 'Low',
  time: '3–5 h/week',
  budget: '$0',
  scaling: 'Low',
  tags: [],
  hourCents: 0,
  aheadMonth: 3,
  topics: ['Services'],
  ways: [],
  words: [],
  personaSlug: 'maker',
  personaTitle: 'Maker',
  ...changed,
});
