/** Guards: paid content is complete and not repeated, and it is right which parts are open and locked. */
import { describe, expect, it } from 'vitest';
import { readZip } from '#functions/workbook/testing/read-zip.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { checkLibrary } from './check-library.ts';
import { namesIn } from './checks/check-names.ts';
import { allPaths } from './library.ts';
import { privateFiles, publicFiles } from './publish-library.ts';
import { readChapter } from './read-chapter.ts';
import { wholeLibrary } from './testing/whole-library.ts';

const library = wholeLibrary;
const chapter = readChapter();
const sections = allPaths(library).flatMap((path) => path.sections.map((section) => ({ path, section })));

describe('the library', () => {
  it.each(checkLibrary(library, [chapter]))('has no findings by its check of $name', ({ findings }) => {
    expect(findings).toEqual([]);
  });

  it('has every path of the price catalogue at its price', () => {
    const prices = allPaths(library).map(({ meta }) => ({
      personaSlug: meta.personaSlug,
      pathSlug: meta.slug,
      price: meta.price,
      sale: meta.sale,
    }));
    expect(prices).toEqual(priceCatalogue);
  });
});

const amountsIn = (range: string): number[] => range.match(/\d+/g)?.map(Number) ?? [];
const rangeOf = (ranges: readonly string[]): number[] => {
  const amounts = ranges.flatMap(amountsIn);
  return [Math.min(...amounts), Math.max(...amounts)];
};

describe('a persona’s card', () => {
  it.each(library)('of $title has the hours and money of its paths', ({ time, budget, paths }) => {
    expect(rangeOf([time])).toEqual(rangeOf(paths.map(({ meta }) => meta.time)));
    expect(rangeOf([budget])).toEqual(rangeOf(paths.map(({ meta }) => meta.budget)));
  });
});

it('uses names that the check of names can find', () => {
  const text = sections.map(({ section }) => section.markdown).join('\n');
  expect(new Set(namesIn(text)).size).toBeGreaterThan(20);
});

interface PublishedPath {
  kit: unknown;
  sections: { id: string; title: string; markdown?: string; html?: string }[];
}

const published = publicFiles(library);
/** The library with every file of every kit, written once. */
const whole = privateFiles(library);
const publicPath = (personaSlug: string, pathSlug: string) =>
  published.get(`/mocks/persona/${personaSlug}/${pathSlug}.json`) as PublishedPath;

describe('the working kit', () => {
  const paid = allPaths(library).filter(({ meta }) => (meta.sale ?? meta.price) !== 0);
  const kitFileAt = ({ meta }: (typeof paid)[number], name: string) =>
    `${meta.personaSlug}/${meta.slug}/${name}`;

  it('exists for every paid path, as single files and in one archive, and for no free path', () => {
    const names = [...whole.keys()].filter((name) => !name.endsWith('.json'));
    const files = ['numbers.xlsx', 'templates.html', 'timeline.html', 'kit.zip'];
    expect(names).toEqual(paid.flatMap((path) => files.map((file) => kitFileAt(path, file))));
  });

  it('has the same files in its archive', () => {
    for (const path of paid) {
      const { slug } = path.meta;
      const entries = readZip(whole.get(kitFileAt(path, 'kit.zip')) as Uint8Array);
      const top = [...new Set([...entries.keys()].map((name) => name.replace(/\/.*/, '')))];
      expect(top).toEqual([
        `${slug}-numbers.xlsx`,
        `${slug}-templates.html`,
        `${slug}-timeline.html`,
        ...path.pieces.map(({ name }) => `${slug}-${name}`),
      ]);
      const page = Buffer.from(whole.get(kitFileAt(path, 'templates.html')) as Uint8Array).toString('utf8');
      expect(entries.get(`${slug}-templates.html`)).toBe(page);
    }
  });

  it('is small, finished pieces included', () => {
    for (const path of paid)
      expect((whole.get(kitFileAt(path, 'kit.zip')) as Uint8Array).length, path.meta.slug).toBeLessThan(
        300_000,
      );
  });

  it('prints every template whole, and has no scripts or links to resources', () => {
    for (const path of paid) {
      const pages = ['templates.html', 'timeline.html'].map((name) =>
        Buffer.from(whole.get(kitFileAt(path, name)) as Uint8Array).toString('utf8'),
      );
      const printed = pages
        .join('')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>');
      for (const { lines } of path.workingKit?.templates ?? [])
        for (const line of lines)
          expect(printed).toContain(line.replaceAll(/\[((?![A-Z]{2,}\])[^\]\n]+)\]/g, '$1'));
      for (const { steps, stop = '' } of path.workingKit?.timeline ?? []) {
        expect(printed).toContain(steps);
        expect(printed).toContain(stop);
      }
      expect(pages.join('')).not.toMatch(/<script|<img|<iframe|<object|\son\w+=|javascript:|@import|url\(/i);
    }
  });

  it('is public only by the names of its contents', () => {
    for (const { meta, pieces, workingKit } of paid) {
      const path = publicPath(meta.personaSlug, meta.slug);
      expect(Object.keys(path)).not.toContain('kitParts');
      expect(path.kit).toEqual({
        templates: workingKit?.templates.map(({ kind, title }) => ({ kind, title })),
        steps: workingKit?.timeline.length,
        stopRules: workingKit?.timeline.filter(({ stop }) => stop !== undefined).length,
        pieces: [...new Set(pieces.map(({ says }) => says))],
      });
    }
  });
});

describe('the published part', () => {
  it('of a paid path is the first two sections, and of the others the titles, minutes and counts', () => {
    for (const { meta } of allPaths(library).filter(({ meta }) => (meta.sale ?? meta.price) !== 0)) {
      const { sections } = publicPath(meta.personaSlug, meta.slug);
      for (const [index, section] of sections.entries())
        expect(Object.keys(section)).toEqual(
          index < 2 ? ['id', 'title', 'minutes', 'markdown', 'html'] : ['id', 'title', 'minutes', 'holds'],
        );
    }
  });

  it('of a free path is all of it', () => {
    const free = priceCatalogue.filter(({ price }) => price === 0);
    expect(free.length).toBeGreaterThan(0);
    for (const { personaSlug, pathSlug } of free)
      for (const { html = '' } of publicPath(personaSlug, pathSlug).sections)
        expect(html.length).toBeGreaterThan(300);
  });

  it('leaves the whole of every path to the API', () => {
    const files = [...whole].filter(([name]) => name.endsWith('.json'));
    expect(files).toHaveLength(priceCatalogue.length);
    for (const [, content] of files)
      for (const { html = '' } of (content as PublishedPath).sections)
        expect(html.length).toBeGreaterThan(300);
  });
});
