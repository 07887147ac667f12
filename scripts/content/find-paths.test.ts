import { describe, expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { plainTags, topics } from '#shared/content/topics.ts';
import { waysOfWorking } from '#shared/content/ways-of-working.ts';
import { withEnding, wordEndings } from '#shared/content/word-endings.ts';
import { contentAddresses } from '#shared/contract/content-addresses.ts';
import { personaCards } from '#shared/contract/content-files.ts';
import { widest } from '#web/components/plan-brief/hour-bar.tsx';
import { most, stackDots } from '#web/features/library/build-path/hour-dots.tsx';
import { nearestPaths } from '#web/features/library/build-path/no-match.tsx';
import { allPaths, offeredTopics } from '#web/features/library/library-path.ts';
import { matchPaths } from '#web/features/library/match-paths.ts';
import { openQuery, type PathQuery } from '#web/features/library/path-query.ts';
import { findPath, startupIdealCents } from './figures/path-figures.ts';
import { publicFiles } from './publish-library.ts';
import { wholeLibrary } from './testing/whole-library.ts';

const library = allPaths(personaCards.parse(publicFiles(wholeLibrary).get(contentAddresses.personas)));
const found = (query: Partial<PathQuery>): string[] =>
  matchPaths(library, { ...openQuery, ...query }).map(({ slug }) => slug);
const numbersOf = (slug: string) => {
  const numbers = findPath(slug);
  if (!numbers) throw new Error(`No path ${slug}`);
  return numbers;
};

describe('the published library', () => {
  it('has a path for every topic, and one place for every tag', () => {
    expect(offeredTopics(library)).toEqual(topics.map(({ name }) => name));
    const tags = [...topics.flatMap((topic) => topic.tags), ...plainTags];
    expect(tags.toSorted()).toEqual([...new Set(library.flatMap((path) => path.tags))].toSorted());
  });

  it('completes each search word that it knows by its first letters', () => {
    const words = new Set(library.flatMap((path) => path.words));
    for (const beginning of Object.keys(wordEndings)) {
      expect([...words]).toContain(withEnding(beginning));
      expect([...words]).not.toContain(beginning);
    }
  });

  it('fits on the scales of its pictures of pay', () => {
    const best = Math.max(...library.map(({ hourCents }) => hourCents)) / 100;
    expect(best).toBeGreaterThan(20);
    expect(best).toBeLessThanOrEqual(Math.min(most, widest));
    // A higher stack would push the shelves off the first screen.
    expect(Math.max(...stackDots(library).map(({ level }) => level))).toBeLessThan(8);
  });

  it('shows as free the paths that the price list gives away', () => {
    const free = priceCatalogue.filter(({ price, sale }) => (sale ?? price ?? 0) === 0);
    expect(found({ free: true })).toEqual(free.map(({ pathSlug }) => pathSlug));
  });

  it('shows as five hours or less the paths for which five hours are enough in our plans', () => {
    for (const slug of found({ hours5: true }))
      expect(numbersOf(slug).hoursPerWeek.value, slug).toBeLessThanOrEqual(5);
    expect(found({ hours5: true })).not.toEqual([]);
  });

  it('shows as under $100 the paths that our plans start for less', () => {
    for (const slug of found({ under100: true }))
      expect(startupIdealCents(numbersOf(slug)), slug).toBeLessThan(100_00);
    expect(found({ under100: true })).not.toEqual([]);
  });

  it('shows as from home and without sales calls the paths that were judged so', () => {
    const judged = Object.entries(waysOfWorking);
    const slugsWhere = (way: 'fromHome' | 'noSalesCalls') =>
      judged.filter(([, ways]) => ways[way].holds).map(([slug]) => slug);
    expect(found({ home: true }).toSorted()).toEqual(slugsWhere('fromHome').toSorted());
    expect(found({ nocalls: true }).toSorted()).toEqual(slugsWhere('noSalesCalls').toSorted());
  });

  it.each([
    ['lawn', 'mobile-garden-care'],
    ['photo', 'first-paid-gig'],
    ['podcast', 'short-form-editing-studio'],
    ['from home', 'ai-content-desk'],
    ['craft', 'etsy-made-to-order'],
    ['grass', 'mobile-garden-care'],
    ['airbnb', 'home-clean-and-turnover'],
  ])('finds by “%s” the path %s', (q, slug) => {
    expect(found({ q })).toContain(slug);
    // A word that finds every path is useless.
    expect(found({ q }).length).toBeLessThan(17);
  });

  it.each(['car wash', 'cooking', 'babysitting', 'driving'])(
    'does not find “%s”, and suggests the closest paths',
    (q) => {
      expect(found({ q })).toEqual([]);
      expect(nearestPaths(library, q)?.note).toMatch(/^We don’t have a /);
    },
  );

  it('finds by “no calls” no path that needs them', () => {
    expect(found({ q: 'no calls' })).toEqual(found({ nocalls: true }));
  });
});
