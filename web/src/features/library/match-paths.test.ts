import { describe, expect, it } from 'vitest';
import type { LibraryPath } from './library-path.ts';
import { findLoosenings, matchPaths, upperEnd } from './match-paths.ts';
import { openQuery, type PathQuery } from './path-query.ts';

const path = (slug: string, changed: Partial<LibraryPath>): LibraryPath => ({
  slug,
  icon: '📦',
  title: slug,
  description: 'Sell things.',
  gist: 'Sell things.',
  tech: 'Low',
  time: '3–5 h/week',
  budget: '$0–99',
  scaling: 'Medium',
  hourCents: 21_00,
  aheadMonth: 3,
  topics: ['Services'],
  ways: [],
  words: [],
  tags: [],
  price: 79,
  sale: null,
  personaSlug: 'local-earner',
  personaTitle: 'Local Earner',
  ...changed,
});

const library = [
  path('garden', {
    description: 'Regular mowing.',
    time: '5–10 h/week',
    budget: '$100–499',
    tags: ['repeat'],
    topics: ['Local work'],
    words: ['lawn'],
  }),
  path('printables', {
    topics: ['Digital products'],
    ways: ['from-home', 'no-sales-calls'],
    tags: ['digital products', 'etsy'],
    time: '1–3 h/week',
  }),
  path('first-jobs', { price: 0, budget: '$0', tags: ['free'] }),
  path('newsletter', {
    ways: ['from-home'],
    price: 99,
    sale: 0,
    tech: 'Medium',
    personaTitle: 'Writer',
    time: '10+ h/week',
  }),
  path('reselling', { budget: '$50–300', price: null, tech: 'Low–Medium' }),
];

const slugs = (query: Partial<PathQuery>): string =>
  matchPaths(library, { ...openQuery, ...query })
    .map(({ slug }) => slug)
    .join(' ');

describe('the upper end of a range', () => {
  it.each([
    ['5–10 h/week', 10],
    ['5–10+ h/week', Number.POSITIVE_INFINITY],
    ['2.5 h/week', 2.5],
    ['$0', 0],
    ['$100–499', 499],
    ['$1,000–4,999', 4999],
    ['nothing yet', 0],
  ])('of %s is %d', (range, figure) => {
    expect(upperEnd(range)).toBe(figure);
  });
});

describe('a query', () => {
  it.each([
    [{}, 'garden printables first-jobs newsletter reselling'],
    [{ q: ' ' }, 'garden printables first-jobs newsletter reselling'],
    [{ q: 'mowing' }, 'garden'],
    [{ q: 'etsy' }, 'printables'],
    [{ q: 'writers' }, 'newsletter'],
    [{ q: 'local garden' }, 'garden'],
    [{ q: 'skydiving' }, ''],
    [{ q: 'lawnmower' }, 'garden'],
    [{ q: 'services' }, 'first-jobs newsletter reselling'],
    [{ hours5: true }, 'printables first-jobs reselling'],
    [{ under100: true }, 'printables first-jobs newsletter'],
    [{ home: true }, 'printables newsletter'],
    [{ nocalls: true }, 'printables'],
    [{ topic: 'Local work' }, 'garden'],
    [{ free: true }, 'first-jobs newsletter reselling'],
    [{ free: true, under100: true, hours5: true }, 'first-jobs'],
  ])('%o finds %s', (query, found) => {
    expect(slugs(query)).toBe(found);
  });
});

describe('loosening a query', () => {
  it.each([
    ['offers the one filter there is', { q: 'skydiving' }, [{ name: 'q', count: 5 }]],
    [
      'puts the most effective filter first',
      { topic: 'Local work', under100: true, nocalls: true },
      [{ name: 'topic', count: 1 }],
    ],
    [
      'leaves out filters that would not help',
      { q: 'mowing', free: true },
      [
        { name: 'q', count: 3 },
        { name: 'free', count: 1 },
      ],
    ],
    ['offers nothing when one filter is not enough', { q: 'skydiving', topic: 'Local work', home: true }, []],
  ])('%s', (_, query, loosenings) => {
    const found = findLoosenings(library, { ...openQuery, ...query });
    expect(found.map(({ name, paths }) => ({ name, count: paths.length }))).toEqual(loosenings);
  });
});
