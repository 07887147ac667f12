import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailSenderOf } from '#infra/mail-sender.ts';
import { localStage } from '#infra/stages/local.ts';
import { companyFees } from '#shared/content/company-fees.ts';
import { grants } from '#shared/content/grants/grants.ts';
import { nswFirstHomeGuide } from '#shared/content/grants/nsw-first-home-guide.ts';
import { nswMvpGuide } from '#shared/content/grants/nsw-mvp-guide.ts';
import { seaSupportGuide } from '#shared/content/grants/sea-support-guide.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import {
  contentAddresses,
  firstSampleAddress,
  pictureAddress,
  samplesAddress,
} from '#shared/contract/content-addresses.ts';
import { kitFiles } from '#shared/contract/kit.ts';
import { absentPathAddress, pageRedirects, pages, unknownAddress } from '#shared/contract/pages.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { leaksIn, lockedRuns } from '../content/find-leaks.ts';
import { readLibrary } from '../content/read-library.ts';
import { ensureSite } from './build.ts';
import { firstScripts } from './first-scripts.ts';

const siteUrl = 'https://site.example';
const stage = { ...localStage(siteUrl), siteUrl };
const email = mailSenderOf(stage.mailFrom).address;
const prerendered = Object.values(pages)
  .filter(({ html }) => html === 'prerendered')
  .map(({ path }) => path);

let folder = '';
const files = new Map<string, string>();

beforeAll(async () => {
  folder = await ensureSite(stage);
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('index.html')) continue;
    files.set(`/${name.replace(/\/?index\.html$/, '')}`, await readFile(join(folder, name), 'utf8'));
  }
}, 120_000);

const every = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const only = (html: string, pattern: RegExp): string => {
  const found = every(html, pattern);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};
const htmlOf = (path: string): string => files.get(path) ?? '';
const pagesButShell = () =>
  [...files].filter(([path]) => !['/shell', absentPathAddress, unknownAddress].includes(path));
/** The HTML without the content that a page carries as data. */
const withoutScripts = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
const eachPage = (check: (html: string, path: string) => void) => {
  for (const [path, html] of files) check(html, path);
};
const personaPath = (personaSlug: string): string => `/make-money/paths/${personaSlug}`;
/** The nodes of a page's structured data. */
const dataOf = (path: string): Record<string, unknown>[] =>
  JSON.parse(only(htmlOf(path), /<script type="application\/ld\+json">(.*?)<\/script>/gs))['@graph'];
const sizes = new Map<string, number>();
/** The compressed size, cached because many pages use the same files. */
const sizeOf = async (address: string): Promise<number> => {
  const known = sizes.get(address) ?? brotliCompressSync(await readFile(join(folder, address))).length;
  sizes.set(address, known);
  return known;
};

describe('the built site', () => {
  it('has HTML for every prerendered page, persona, path and the shell, and no other', () => {
    const published = priceCatalogue.flatMap(({ personaSlug, pathSlug }) => [
      personaPath(personaSlug),
      `${personaPath(personaSlug)}/${pathSlug}`,
    ]);
    expect([...files.keys()].sort()).toEqual(
      [...prerendered, ...new Set(published), absentPathAddress, unknownAddress, '/shell'].sort(),
    );
  });

  it('gives every page one h1, one main, and a unique title and description', () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [, html] of pagesButShell()) {
      expect(every(html, /<(h1)[ >]/g)).toHaveLength(1);
      expect(every(html, /<(main)[ >]/g)).toHaveLength(1);
      titles.add(only(html, /<title>([^<]+)<\/title>/g));
      descriptions.add(only(html, /<meta name="description" content="([^"]+)"/g));
    }
    expect(titles.size).toBe(pagesButShell().length);
    expect(descriptions.size).toBe(pagesButShell().length);
  });

  it('uses the stage’s address in the canonical link of each page and in shared links', () => {
    for (const [path, html] of pagesButShell()) {
      expect(only(html, /<link rel="canonical" href="([^"]+)"/g)).toBe(new URL(path, siteUrl).href);
      expect(only(html, /<meta property="og:url" content="([^"]+)"/g)).toBe(new URL(path, siteUrl).href);
    }
  });

  it('gives every persona and path a separate picture for shared links, 1200 by 630', async () => {
    const shown = new Set<string>();
    for (const [path, html] of pagesButShell()) {
      const picture = new URL(only(html, /<meta property="og:image" content="([^"]+)"/g));
      const [personaSlug, pathSlug] = path.split('/').slice(3);
      expect(picture.origin).toBe(siteUrl);
      if (path.startsWith('/make-money/paths/') && personaSlug !== undefined)
        expect(picture.pathname).toBe(pictureAddress(personaSlug, pathSlug));
      else expect(picture.pathname).toBe('/og.png');
      shown.add(picture.pathname);
    }
    expect(shown.size).toBe(1 + 6 + 27);
    for (const address of shown) {
      const png = await readFile(join(folder, address));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('contains nothing that the content policy refuses', () => {
    eachPage((html) => {
      expect(every(html, /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)([^>]*)>/g)).toEqual([]);
      expect(every(html, /(<style[ >])/g)).toEqual([]);
      expect(every(html, /<[^>]*\s(style|on[a-z]+)=/g)).toEqual([]);
      expect(every(html, /(?:src|href)="(javascript:[^"]*)"/g)).toEqual([]);
    });
  });

  it('links only to pages of the contract, to files that exist and to mail', () => {
    const patterns = Object.values(pages).map(
      ({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    );
    const offered = new Set([
      ...grants.map(({ official }) => official.href),
      companyFees,
      ...[nswMvpGuide, seaSupportGuide, nswFirstHomeGuide].flatMap(({ more }) =>
        more.map(({ href }) => href),
      ),
      ...[startupStack, marketingStack].flatMap(({ groups }) =>
        groups.flatMap(({ tools }) => tools.map(({ href }) => href)),
      ),
    ]);
    eachPage((html) => {
      for (const address of every(html, /<a [^>]*href="([^"]+)"/g)) {
        // A mail link may have a subject and a body.
        if (address.split('?')[0] === `mailto:${email}`) continue;
        const { origin, protocol, pathname, hash } = new URL(address, siteUrl);
        expect(protocol).toBe('https:');
        // The library's checks test links to other sites; the rest are in our lists.
        if (origin !== siteUrl)
          expect(/data-page="(?:path|moneyRules)"/.test(html) || offered.has(address), address).toBe(true);
        else if (address.startsWith('#')) expect(html).toContain(`id="${hash.slice(1)}"`);
        else {
          const isPage = patterns.some((pattern) => pattern.test(pathname)) || pathname in pageRedirects;
          const isFile = /\.\w+$/.test(pathname) && existsSync(join(folder, pathname));
          expect(isPage || isFile, address).toBe(true);
        }
      }
      for (const picture of every(html, /<img [^>]*src="([^"]+)"/g)) {
        const [file = '', part] = picture.split('#');
        expect(existsSync(join(folder, file)), picture).toBe(true);
        if (part !== undefined) expect(readFileSync(join(folder, file), 'utf8')).toContain(`id="${part}"`);
      }
      for (const file of every(html, /<(?:link|script)[^>]*(?:href|src)="(\/[^"]+)"/g)) {
        expect(existsSync(join(folder, file)), file).toBe(true);
      }
    });
  });

  it('links to no published path that has no HTML', () => {
    eachPage((html, path) => {
      for (const link of every(html, /href="(\/make-money\/paths\/[^"#?]+)/g))
        expect(files.has(link), `${link} on ${path}`).toBe(true);
    });
    expect(every(htmlOf('/'), /href="(\/make-money\/paths\/[^"]+)"/g)).toHaveLength(3);
    expect(
      new Set(every(htmlOf('/make-money/build-path'), /href="(\/make-money\/paths\/[^"#]+)/g)).size,
    ).toBe(6 + 27);
  });

  it('features three paths on the landing page, one of them at 199 tokens instead of 499', () => {
    expect(htmlOf('/')).toMatch(/199<[^>]*>? ?tokens|199 tokens/);
    expect(htmlOf('/')).toContain('499 tokens');
  });

  it('marks each page with its id for hydration, and the shell with none', () => {
    for (const [, html] of pagesButShell()) only(html, /<div id="root" data-page="([\w-]+)">/g);
    expect(htmlOf('/shell')).toContain('<div id="root"><div');
    expect(only(htmlOf('/shell'), /<meta name="robots" content="([^"]+)"/g)).toBe('noindex');
  });

  it('has Path Not Found for the addresses of missing paths, and keeps it out of search engines', () => {
    const html = htmlOf(absentPathAddress);
    expect(only(html, /<h1[^>]*>([^<]+)</g)).toBe('Path Not Found');
    expect(only(html, /<title>([^<]+)<\/title>/g)).toMatch(/^Path Not Found/);
    expect(only(html, /<meta name="robots" content="([^"]+)"/g)).toBe('noindex');
    // It answers many addresses, so it has no canonical link; the app sets one.
    expect(every(html, /<link (rel="canonical")/g)).toEqual([]);
    expect(only(html, /<div id="root" data-page="([^"]+)"/g)).toBe('absent-path');
  });

  it('answers unknown addresses with a copy of the error page', () => {
    expect(htmlOf(unknownAddress)).toBe(htmlOf(pages.error.path));
  });

  it('writes every amount with only “$”', () => {
    eachPage((html, path) => {
      // The template of one handbook is for sales abroad.
      const own = html.replaceAll('money as A$.', '');
      expect(own.match(/.{0,40}\bA\$.{0,20}/)?.[0], path).toBeUndefined();
    });
    expect(htmlOf('/make-money/paths/local-earner/pet-care-rounds')).toMatch(/\$28/);
  });

  it('names the subject of each table row in its first cell', () => {
    const tables = new Set<string>();
    eachPage((html, path) => {
      for (const table of every(withoutScripts(html), /<table([\s>].*?)<\/table>/gs)) {
        tables.add(table);
        const body = table.replace(/<thead.*?<\/thead>/s, '');
        for (const row of every(body, /<tr(?![^>]*aria-hidden)[^>]*>(.*?)<\/tr>/gs))
          expect(row, path).toMatch(/^<th[^>]* scope="row"/);
      }
    });
    expect(tables.size).toBeGreaterThan(40);
  });

  it('has unique ids within a page', () => {
    eachPage((html, path) => {
      const ids = every(html, /\sid="([^"]+)"/g);
      expect(new Set(ids).size, path).toBe(ids.length);
    });
  });

  it('names the provider in the terms', () => {
    const { legalName, address } = stage.provider;
    expect(htmlOf('/terms')).toContain(legalName);
    expect(htmlOf('/terms')).toContain(address);
    expect(htmlOf('/terms')).toContain('ABN 00 000 000 000');
    expect(htmlOf('/about')).toMatch(/<dt[^>]*>ABN<\/dt><dd[^>]*>00 000 000 000</);
    for (const { firstName, role } of stage.provider.reviewTeam)
      expect(htmlOf('/about').replaceAll('<!-- -->', '')).toContain(`${firstName}, ${role}`);
    expect(every(htmlOf('/terms'), /<h2 id="[^"]+"[^>]*>(\d)/g)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('states the legal limits of refunds below the rules that hold for all three plans', () => {
    const plans = htmlOf('/make-money/path-compiler');
    const ruled = /no change-of-mind refund; your rights under the Australian Consumer Law stay/gi;
    expect(plans.match(ruled)).toHaveLength(1);
    expect(plans).toContain('There’s no change-of-mind refund because the review has been done.');
    expect(plans).not.toMatch(/\bno refund/i);
  });

  it('tells search engines the type of a page, and which part of a path is paid for', () => {
    expect(dataOf('/')).toMatchObject([{ '@type': 'WebSite' }, { '@type': 'Organization' }]);
    for (const { personaSlug, pathSlug, price } of priceCatalogue) {
      const path = `${personaPath(personaSlug)}/${pathSlug}`;
      const [breadcrumb, article] = dataOf(path);
      expect(breadcrumb).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${siteUrl}/make-money/build-path` },
          { position: 2, item: `${siteUrl}${personaPath(personaSlug)}` },
          { position: 3, item: `${siteUrl}${path}` },
        ],
      });
      expect(article).toMatchObject({
        '@type': 'Article',
        mainEntityOfPage: `${siteUrl}${path}`,
        isAccessibleForFree: price === 0,
      });
      const locked = every(htmlOf(path), /class="([^"]*\blocked-part\b[^"]*)"/g);
      expect(locked).toHaveLength(price === 0 ? 0 : 1);
      expect(article?.hasPart).toEqual(
        price === 0
          ? undefined
          : { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked-part' },
      );
      expect(dataOf(personaPath(personaSlug)).map((data) => data['@type'])).toEqual([
        'BreadcrumbList',
        'CollectionPage',
      ]);
    }
  });

  it('tells search engines that the chapter of all paths is free, and when its figures were checked', () => {
    expect(dataOf(pages.moneyRules.path)).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${siteUrl}/make-money/build-path` },
          { position: 2, item: `${siteUrl}/make-money/money-and-rules` },
        ],
      },
      {
        '@type': 'Article',
        headline: 'Money and rules',
        isAccessibleForFree: true,
        dateModified: '2026-11-22',
      },
    ]);
  });

  it('puts the source data of each library page into it, and into no other page', () => {
    const blockOf = (path: string): Record<string, unknown> =>
      JSON.parse(only(htmlOf(path), /<script type="application\/json" id="page-content">(.*?)<\/script>/gs));
    expect(Object.keys(blockOf('/'))).toEqual([contentAddresses.home, firstSampleAddress]);
    expect(Object.keys(blockOf('/make-money/path-compiler'))).toEqual([samplesAddress]);
    expect(Object.keys(blockOf(pages.moneyRules.path))).toEqual([contentAddresses.moneyRules]);
    expect(Object.keys(blockOf('/make-money/paths/ai-operator/ai-admin-setup'))).toEqual([
      contentAddresses.path('ai-operator', 'ai-admin-setup'),
    ]);
    expect(htmlOf('/about')).not.toContain('page-content');
  });

  it('puts the whole published content into a page', async () => {
    let blocks = 0;
    for (const [path, html] of pagesButShell()) {
      const [block] = every(html, /id="page-content">(.*?)<\/script>/gs);
      if (block === undefined) continue;
      blocks += 1;
      for (const [address, content] of Object.entries(JSON.parse(block))) {
        const file = await readFile(join(folder, address), 'utf8');
        const published = JSON.parse(file, (key, value) => (key === 'markdown' ? undefined : value));
        expect(content, path).toEqual(published);
      }
    }
    expect(blocks).toBeGreaterThan(30);
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

describe('the paywall', () => {
  const locked = lockedRuns(readLibrary());

  it('keeps every forty characters of locked text out of all files of the site', async () => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    // The samples' own check searches their printed text.
    const published = names.filter(
      (entry) => entry.isFile() && !/\.(png|avif|woff2|xlsx|pdf)$/.test(entry.name),
    );
    expect(published.length).toBeGreaterThan(100);
    expect(locked.runs.size).toBeGreaterThan(100_000);
    for (const { parentPath, name } of published) {
      const file = join(parentPath, name);
      expect(leaksIn(await readFile(file, 'utf8'), locked), file).toEqual([]);
    }
  });

  it('publishes no file of a working kit, and no workbook, document or archive except the samples', async () => {
    const ofKits = Object.values(kitFiles).map(({ fileName }) => fileName);
    const isClosed = (name: string): boolean =>
      ofKits.some((fileName) => name.endsWith(fileName)) ||
      (/\.(xlsx|pdf|zip|ics|edl|otio|srt)$/.test(name) &&
        !/^samples\/waymint-sample-\w+\.(xlsx|pdf|ics)$/.test(name));
    const planted = [
      'mocks/lawn-rounds-numbers.xlsx',
      'assets/templates.html',
      'samples/kit.zip',
      'og/plan.pdf',
      'assets/reveal.otio',
    ];
    expect(planted.filter(isClosed)).toEqual(planted);
    expect((await readdir(folder, { recursive: true })).filter(isClosed)).toEqual([]);
  });
});

describe('the weight of the site', () => {
  /** The scripts that a page runs before it is hydrated. */
  const scriptsOf = (path: string) => firstScripts(folder, htmlOf(path));
  const weightOf = async (addresses: readonly string[]): Promise<number> => {
    let bytes = 0;
    for (const address of addresses) bytes += await sizeOf(address);
    return bytes;
  };

  it('is at most 95 KB of compressed scripts for the landing page, and 25 more for any other', async () => {
    const scripts = scriptsOf('/');
    expect(scripts.length).toBeGreaterThan(3);
    expect(await weightOf(scripts)).toBeLessThan(95_000);
    for (const [path] of pagesButShell()) expect(await weightOf(scriptsOf(path)), path).toBeLessThan(120_000);
  });

  it('loads the schema library only when a form is filled in, on every public page', async () => {
    const scripts = new Set(pagesButShell().flatMap(([path]) => scriptsOf(path)));
    for (const script of scripts)
      expect(await readFile(join(folder, script), 'utf8'), script).not.toContain('ZodObject');
  });

  it('is at most 20 KB of compressed HTML a page, with its data', () => {
    const longestFirst = [...files].toSorted(([, one], [, other]) => other.length - one.length);
    for (const [path, html] of isLongRun ? longestFirst : longestFirst.slice(0, 10))
      expect(brotliCompressSync(html).length, path).toBeLessThan(20_000);
  });

  it('is one style sheet and under 60 KB of fonts, which every page preloads', async () => {
    const assets = await readdir(join(folder, 'assets'));
    expect(assets.filter((name) => name.endsWith('.css'))).toHaveLength(1);
    // Fonts for the letters of names are fetched only when needed.
    const fonts = assets.filter((name) => /^waymint-(serif|sans)-[\w-]{8}\.woff2$/.test(name));
    expect(fonts).toHaveLength(2);
    const sizes = await Promise.all(
      fonts.map(async (name) => (await stat(join(folder, 'assets', name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
    eachPage((html) => {
      for (const font of fonts)
        expect(html).toContain(`<link rel="preload" href="/assets/${font}" as="font"`);
    });
  });

  it('keeps every value of its styles through minification', async () => {
    const [sheet = ''] = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'));
    const css = await readFile(join(folder, 'assets', sheet), 'utf8');
    expect(every(css, /[{;]([\w-]+:[^;}]+)/g).length).toBeGreaterThan(5000);
    expect(every(css, /[{;]([\w-]+:)\s*(?=[;}])/g).filter((name) => !name.startsWith('--'))).toEqual([]);
  });
});
