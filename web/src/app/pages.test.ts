import { describe, expect, it } from 'vitest';
import { contentAddresses, firstSampleAddress, samplesAddress } from '#shared/contract/content-addresses.ts';
import { pages } from '#shared/contract/pages.ts';
import { pageSpellings } from '#shared/contract/testing/page-spellings.ts';
import { pageTexts } from '#web/config/page-texts.ts';
import { provideContent } from '#web/lib/content/content-store.ts';
import { metaOf } from './head/page-meta.ts';
import { loadPage, pageComponent } from './pages.ts';
import { publishedContent } from './prerender/published-content.ts';
import { neededContent } from './router/page-content.ts';
import { pageIdAt, pageIds } from './router/page-id.ts';

describe('the page registry', () => {
  it.each(pageIds)(
    'has a page for %s, which React fetches and renders directly once it is loaded',
    async (id) => {
      const lazyPage = pageComponent(id);
      expect(lazyPage).toBeTypeOf('object');
      expect(pageComponent(id)).toBe(lazyPage);
      await loadPage(id);
      expect(pageComponent(id)).toBeTypeOf('function');
    },
  );

  it('gives every page its own title and description', () => {
    const texts = Object.values(pageTexts);
    expect(new Set(texts.map(({ title }) => title)).size).toBe(pageIds.length);
    expect(new Set(texts.map(({ description }) => description)).size).toBe(pageIds.length);
  });

  it.each(pageIds)('keeps the search listing of %s within its limits', (id) => {
    const { title, description } = metaOf(id, pages[id].path);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(30);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe('the page at an address', () => {
  it.each([
    ['/', 'home'],
    ['/login', 'logIn'],
    ['/login/', 'logIn'],
    ['/make-money/path-compiler', 'plans'],
    ['/make-money/path-compiler/confirm', 'confirmPlan'],
    ['/make-money/path-compiler/runs/r1', 'run'],
    ['/make-money/paths/ai-operator', 'persona'],
    ['/make-money/paths/ai-operator/ai-admin-setup', 'path'],
    ['/make-money/paths/ai-operator/ai-admin-setup/more', 'error'],
    ['/nothing-here', 'error'],
    ['/user', 'error'],
  ])('%s is %s', (address, id) => {
    expect(pageIdAt(address)).toBe(id);
  });

  it.each(pageSpellings)('shows %s as %s, like the edge', (address, page) => {
    expect(pageIdAt(address)).toBe(page === 'no page' ? 'error' : page);
  });

  it('has content for every published address', () => {
    expect(publishedContent()).toEqual([]);
    provideContent({
      [contentAddresses.personas]: [{ personaSlug: 'maker', paths: [{ slug: 'stall' }, { slug: 'shop' }] }],
    });
    expect(publishedContent()).toEqual([
      '/make-money/paths/maker',
      '/make-money/paths/maker/stall',
      '/make-money/paths/maker/shop',
    ]);
    for (const address of publishedContent()) expect(pages[pageIdAt(address)].html).toBe('by-content');
  });

  it.each([
    ['/', [contentAddresses.home, firstSampleAddress]],
    ['/make-money/build-path', [contentAddresses.personas]],
    ['/make-money/money-and-rules', [contentAddresses.moneyRules]],
    ['/make-money/path-compiler', [samplesAddress]],
    ['/make-money/paths/maker', ['/mocks/persona/maker.json']],
    ['/make-money/paths/maker/stall', ['/mocks/persona/maker/stall.json']],
    ['/about', []],
  ])('%s is made from %j', (pathname, needed) => {
    expect(neededContent(pageIdAt(pathname), pathname).map(({ address }) => address)).toEqual(needed);
  });

  it('gives an unknown address the canonical address of the error page', () => {
    expect(new URL(metaOf('error', '/nothing-here').canonical).pathname).toBe('/error');
  });
});
