import { describe, expect, it } from 'vitest';
import type { PathSummary, PersonaCard } from '#shared/contract/content-files.ts';
import { allPaths, offeredTopics, pathCount } from './library-path.ts';

const asks = { tech: 'Low', time: '1–3 h/week', budget: '$0' };

const path = (slug: string, tech: string, tags: string[]): PathSummary => ({
  ...asks,
  slug,
  tech,
  tags,
  icon: '📦',
  title: slug,
  description: slug,
  gist: slug,
  scaling: 'Low',
  hourCents: 21_00,
  aheadMonth: 3,
  topics: tags,
  ways: [],
  words: [],
  price: 0,
  sale: null,
});

const persona = (personaSlug: string, paths: PathSummary[]): PersonaCard => ({
  ...asks,
  personaSlug,
  paths,
  icon: '🎨',
  title: personaSlug.toUpperCase(),
  subtitle: personaSlug,
});

const library = allPaths([
  persona('maker', [path('one', 'Medium', ['video', 'design']), path('two', 'Low–Medium', ['design'])]),
  persona('writer', [
    path('three', 'Expert', ['blogging']),
    path('four', 'Low', []),
    path('five', 'High', []),
  ]),
]);

describe('the paths of all personas', () => {
  it('have a persona each', () => {
    expect(library.map(({ slug, personaSlug, personaTitle }) => [slug, personaSlug, personaTitle])).toEqual([
      ['one', 'maker', 'MAKER'],
      ['two', 'maker', 'MAKER'],
      ['three', 'writer', 'WRITER'],
      ['four', 'writer', 'WRITER'],
      ['five', 'writer', 'WRITER'],
    ]);
  });

  it('offer each topic once, sorted for choosing', () => {
    expect(offeredTopics(library)).toEqual(['blogging', 'design', 'video']);
  });

  it.each([
    [0, '0 paths'],
    [1, '1 path'],
    [27, '27 paths'],
  ])('are counted: %d', (count, words) => {
    expect(pathCount(count)).toBe(words);
  });
});
