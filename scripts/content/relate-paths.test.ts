import { describe, expect, it } from 'vitest';
import { contentAddresses } from '#shared/contract/content-addresses.ts';
import { pathContent } from '#shared/contract/content-files.ts';
import { allPaths, type LibraryMeta } from './library.ts';
import { publicFiles } from './publish-library.ts';
import { relatedTo } from './relate-paths.ts';
import { samplePath } from './testing/sample-library.ts';
import { wholeLibrary } from './testing/whole-library.ts';

const { meta: stall } = samplePath('One.');
const path = (slug: string, differs: Partial<LibraryMeta> = {}): LibraryMeta => ({
  ...stall,
  slug,
  title: slug,
  personaSlug: slug,
  tags: [],
  topics: ['Design'],
  budget: '$100–499',
  time: '5–10 h/week',
  hourCents: 20_00,
  ways: [],
  ...differs,
});
const from = path('from', { tags: ['design'] });
const reasons = (...others: LibraryMeta[]) =>
  relatedTo(from, others).map(({ slug, reason }) => [slug, reason]);

describe('the paths related to a path', () => {
  it('start with the nearest of its field, and give another reason for each of the others', () => {
    expect(
      reasons(
        path('far', { topics: ['Video'], budget: '$0', time: '1–3 h/week' }),
        path('twin', { tags: ['design'] }),
        path('dear', { hourCents: 31_00 }),
        path('short', { time: '1–3 h/week' }),
        path('calm', { ways: ['no-sales-calls'], topics: ['Video'] }),
      ),
    ).toEqual([
      ['twin', 'Same topic: Design'],
      ['dear', 'Pays more: about $31 an hour, not $20'],
      ['short', 'Fewer hours: 1–3 h a week, not 5–10'],
    ]);
  });

  it.each([
    ['pays hardly more', { hourCents: 22_00 }],
    ['costs nearly as much', { budget: '$0–299' }],
    ['takes as long', { time: '3–10 h/week' }],
  ])('exclude a path of another field that %s', (_how, differs) => {
    expect(reasons(path('other', { topics: ['Video'], ...differs }))).toEqual([]);
  });

  it.each([
    [{ budget: '$0–99' }, 'Cheaper to start: $0–99, not $100–499'],
    [{ ways: ['no-sales-calls' as const] }, 'No sales calls'],
    [{ ways: ['from-home' as const] }, 'All from home'],
  ])('may be of another field for %j', (differs, reason) => {
    expect(reasons(path('other', { topics: ['Video'], ...differs }))).toEqual([['other', reason]]);
  });
});

describe('in the library', () => {
  const library = wholeLibrary;
  const files = publicFiles(library);

  it.each(allPaths(library).map(({ meta }) => [meta.slug, meta] as const))(
    '%s leads to two or three different paths',
    (slug, { personaSlug }) => {
      const { related, next } = pathContent.parse(files.get(contentAddresses.path(personaSlug, slug)));
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(3);
      const named = [slug, next?.slug, ...related.map((one) => one.slug)];
      expect(new Set(named).size).toBe(named.length);
      expect(new Set(related.map(({ reason }) => reason.split(':')[0])).size).toBe(related.length);
    },
  );
});
