import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRedirects, pages } from '../../shared/contract/pages.ts';
import { buildSite } from './site.ts';

const siteUrl = 'https://site.example';
const provider = { legalName: 'Example & Sons Pty Ltd', abn: '51824753556', email: 'hello@site.example' };
const prerendered = Object.values(pages)
  .filter(({ html }) => html === 'prerendered')
  .map(({ path }) => path);

let folder = '';
const files = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  await buildSite({ outputFolder: folder, siteUrl, provider });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('index.html')) continue;
    files.set(`/${name.replace(/\/?index\.html$/, '')}`, await readFile(join(folder, name), 'utf8'));
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const every = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const only = (html: string, pattern: RegExp): string => {
  const found = every(html, pattern);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};
const htmlOf = (path: string): string => files.get(path) ?? '';
const pagesButShell = () => [...files].filter(([path]) => path !== '/shell');
const eachPage = (check: (html: string, path: string) => void) => {
  for (const [path, html] of files) check(html, path);
};
const sizeOf = async (address: string): Promise<number> =>
  brotliCompressSync(await readFile(join(folder, address))).length;

describe('the built site', () => {
  it('has HTML for every prerendered page, the published paths and the shell, and for nothing else', () => {
    const published = [...files.keys()].filter((path) => path.startsWith('/make-money/paths/'));
    expect(published.length).toBeGreaterThan(0);
    expect([...files.keys()].sort()).toEqual([...prerendered, ...published, '/shell'].sort());
  });

  it('gives every page one h1, one main, and a title and description of its own', () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const staticPages = pagesButShell().filter(([path]) => !path.startsWith('/make-money/paths/'));
    for (const [, html] of staticPages) {
      expect(every(html, /<(h1)[ >]/g)).toHaveLength(1);
      expect(every(html, /<(main)[ >]/g)).toHaveLength(1);
      titles.add(only(html, /<title>([^<]+)<\/title>/g));
      descriptions.add(only(html, /<meta name="description" content="([^"]+)"/g));
    }
    expect(titles.size).toBe(staticPages.length);
    expect(descriptions.size).toBe(staticPages.length);
  });

  it('names the canonical address of each page by the stage, and for shared links too', () => {
    for (const [path, html] of pagesButShell()) {
      expect(only(html, /<link rel="canonical" href="([^"]+)"/g)).toBe(new URL(path, siteUrl).href);
      expect(only(html, /<meta property="og:url" content="([^"]+)"/g)).toBe(new URL(path, siteUrl).href);
      expect(only(html, /<meta property="og:image" content="([^"]+)"/g)).toBe(`${siteUrl}/og.png`);
    }
  });

  it('contains nothing that the content policy refuses', () => {
    eachPage((html) => {
      expect(every(html, /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)([^>]*)>/g)).toEqual([]);
      expect(every(html, /(<style[ >])/g)).toEqual([]);
      expect(every(html, /<[^>]*\s(style|on[a-z]+)=/g)).toEqual([]);
      expect(every(html, /(?:src|href)="(javascript:[^"]*)"/g)).toEqual([]);
    });
  });

  it('links only to pages of the contract, to files that exist and to mail', () => {
    const patterns = Object.values(pages).map(
      ({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    );
    eachPage((html) => {
      for (const address of every(html, /<a [^>]*href="([^"]+)"/g)) {
        if (address === `mailto:${provider.email}`) continue;
        const { origin, pathname, hash } = new URL(address, siteUrl);
        expect(origin).toBe(siteUrl);
        if (address.startsWith('#')) expect(html).toContain(`id="${hash.slice(1)}"`);
        else
          expect(patterns.some((pattern) => pattern.test(pathname)) || pathname in pageRedirects).toBe(true);
      }
      for (const file of every(html, /<(?:link|script)[^>]*(?:href|src)="(\/[^"]+)"/g)) {
        expect(existsSync(join(folder, file)), file).toBe(true);
      }
    });
  });

  it('links to no published path that has no HTML', () => {
    const links = every(htmlOf('/'), /href="(\/make-money\/paths\/[^"]+)"/g);
    expect(links).toHaveLength(3);
    for (const link of links) expect(files.has(link)).toBe(true);
  });

  it('marks each page with its id for coming to life, and the shell with none', () => {
    for (const [, html] of pagesButShell()) only(html, /<div id="root" data-page="(\w+)">/g);
    expect(htmlOf('/shell')).toContain('<div id="root"><div');
    expect(only(htmlOf('/shell'), /<meta name="robots" content="([^"]+)"/g)).toBe('noindex');
  });

  it('repeats no id within a page', () => {
    eachPage((html, path) => {
      const ids = every(html, /\sid="([^"]+)"/g);
      expect(new Set(ids).size, path).toBe(ids.length);
    });
  });

  it('says in the terms who provides the service, made safe for HTML', () => {
    expect(htmlOf('/terms')).toContain('Example &amp; Sons Pty Ltd');
    expect(every(htmlOf('/terms'), /<h2 id="[^"]+"[^>]*>(\d)/g)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('has data blocks that are JSON', () => {
    const block = only(htmlOf('/'), /<script type="application\/ld\+json">(.*?)<\/script>/gs);
    expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org' });
  });

  it('lists in the sitemap exactly the pages that may be indexed', async () => {
    const listed = every(await readFile(join(folder, 'sitemap.xml'), 'utf8'), /<loc>([^<]+)<\/loc>/g);
    const indexed = pagesButShell()
      .filter(([, html]) => html.includes('<meta name="robots" content="index, follow"'))
      .map(([path]) => new URL(path, siteUrl).href);
    expect(listed.sort()).toEqual(indexed.sort());
    expect(listed).toContain(`${siteUrl}/terms`);
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

describe('the weight of the site', () => {
  const scriptsOf = (html: string) =>
    every(html, /<(?:link rel="modulepreload"|script)[^>]*(?:href|src)="([^"]+)"/g);

  it('is at most 88 KB of compressed scripts for the landing page, without the schema library', async () => {
    const scripts = scriptsOf(htmlOf('/'));
    let bytes = 0;
    for (const script of scripts) {
      bytes += await sizeOf(script);
      expect(await readFile(join(folder, script), 'utf8')).not.toContain('ZodError');
    }
    expect(scripts.length).toBeGreaterThan(3);
    expect(bytes).toBeLessThan(88_000);
  });

  it('starts with a script that needs none of the libraries', async () => {
    const start = only(htmlOf('/'), /<script type="module"[^>]*src="([^"]+)"/g);
    expect(await sizeOf(start)).toBeLessThan(2_000);
    expect(await readFile(join(folder, start), 'utf8')).not.toMatch(/^import.*libraries/m);
  });

  it('is one style sheet and under 70 KB of fonts, which every page asks for early', async () => {
    const assets = await readdir(join(folder, 'assets'));
    expect(assets.filter((name) => name.endsWith('.css'))).toHaveLength(1);
    const fonts = assets.filter((name) => name.endsWith('.woff2'));
    const sizes = await Promise.all(
      fonts.map(async (name) => (await stat(join(folder, 'assets', name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(70_000);
    eachPage((html) => {
      for (const font of fonts)
        expect(html).toContain(`<link rel="preload" href="/assets/${font}" as="font"`);
    });
  });
});
