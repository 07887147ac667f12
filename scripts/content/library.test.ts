/** Guards: what people pay for is there, whole, and said once; what is open and what is locked. */
import { describe, expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { checkLibrary } from './check-library.ts';
import { namesIn } from './checks/check-names.ts';
import { allPaths } from './library.ts';
import { countWords, plainTextOf } from './plain-text.ts';
import { privateFiles, publicFiles } from './publish-library.ts';
import { readLibrary } from './read-library.ts';

const library = readLibrary();
const sections = allPaths(library).flatMap((path) => path.sections.map((section) => ({ path, section })));

describe('the library', () => {
  it.each(checkLibrary(library))('has nothing to mend by its check of $name', ({ findings }) => {
    expect(findings).toEqual([]);
  });

  it('has every path of the price catalogue, at its price, and some fifty thousand words', () => {
    const prices = allPaths(library).map(({ meta }) => ({
      personaSlug: meta.personaSlug,
      pathSlug: meta.slug,
      price: meta.price,
      sale: meta.sale,
    }));
    expect(prices).toEqual(priceCatalogue);
    expect(library).toHaveLength(6);
    expect(sections.length).toBeGreaterThanOrEqual(188);
    const words = sections.reduce((sum, { section }) => sum + countWords(plainTextOf(section.markdown)), 0);
    expect(words).toBeGreaterThanOrEqual(50_000);
  });
});

const amountsIn = (range: string): number[] => range.match(/\d+/g)?.map(Number) ?? [];
const rangeOf = (ranges: readonly string[]): number[] => {
  const amounts = ranges.flatMap(amountsIn);
  return [Math.min(...amounts), Math.max(...amounts)];
};

describe('a persona’s card', () => {
  it.each(library)(
    'of $title asks for the hours and money that its paths ask for',
    ({ time, budget, paths }) => {
      expect(rangeOf([time])).toEqual(rangeOf(paths.map(({ meta }) => meta.time)));
      expect(rangeOf([budget])).toEqual(rangeOf(paths.map(({ meta }) => meta.budget)));
    },
  );
});

it('has people whose names the check of names can find', () => {
  const text = sections.map(({ section }) => section.markdown).join('\n');
  expect(new Set(namesIn(text)).size).toBeGreaterThan(20);
});

interface PublishedPath {
  sections: { id: string; title: string; markdown?: string; html?: string }[];
}

const published = publicFiles(library);
const publicPath = (personaSlug: string, pathSlug: string) =>
  published.get(`/mocks/persona/${personaSlug}/${pathSlug}.json`) as PublishedPath;

describe('what is published', () => {
  it('is one file of personas, one for the home page, one a persona and one a path', () => {
    expect(published.size).toBe(1 + 1 + 6 + 27);
    expect(published.get('/mocks/personas.json')).toHaveLength(6);
  });

  it('is, of a path that costs something, the first two sections and the titles of the others', () => {
    for (const { meta } of allPaths(library).filter(({ meta }) => (meta.sale ?? meta.price) !== 0)) {
      const { sections } = publicPath(meta.personaSlug, meta.slug);
      expect(sections.length).toBeGreaterThanOrEqual(6);
      for (const [index, section] of sections.entries())
        expect(Object.keys(section)).toEqual(
          index < 2 ? ['id', 'title', 'markdown', 'html'] : ['id', 'title'],
        );
    }
  });

  it('is, of a free path, all of it', () => {
    const free = priceCatalogue.filter(({ price }) => price === 0);
    expect(free.length).toBeGreaterThan(0);
    for (const { personaSlug, pathSlug } of free)
      for (const { html = '' } of publicPath(personaSlug, pathSlug).sections)
        expect(html.length).toBeGreaterThan(300);
  });

  it('keeps the whole of every path for the API', () => {
    const files = privateFiles(library);
    expect(files.size).toBe(27);
    for (const content of files.values())
      for (const { html = '' } of (content as PublishedPath).sections)
        expect(html.length).toBeGreaterThan(300);
  });
});
