import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { build, type InlineConfig, type Manifest } from 'vite';
import { firstSampleAddress, samplesAddress } from '#shared/contract/content-addresses.ts';
import { absentPathAddress, pages, unknownAddress } from '#shared/contract/pages.ts';
import type * as Server from '#web/app/entry-server.tsx';
import { writePictures } from '../content/pictures/write-pictures.ts';
import { type Files, siteFiles } from '../content/publish-library.ts';
import { tradeFiles } from '../content/publish-trades.ts';
import { readChapter } from '../content/read-chapter.ts';
import { readLibrary } from '../content/read-library.ts';
import { writeFiles } from '../content/write-files.ts';
import { fillTemplate } from './fill-template.ts';
import { fontLinks } from './font-links.ts';
import type { SiteBuild } from './site-build.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

const webFolder = resolve(import.meta.dirname, '../../web');

const configFor = ({ provider }: SiteBuild, define: Record<string, string> = {}): InlineConfig => ({
  configFile: join(webFolder, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
  define: {
    ...define,
    'import.meta.env.VITE_PROVIDER_NAME': JSON.stringify(provider.legalName),
    'import.meta.env.VITE_PROVIDER_ABN': JSON.stringify(provider.abn),
    'import.meta.env.VITE_PROVIDER_ADDRESS': JSON.stringify(provider.address),
    'import.meta.env.VITE_REVIEW_TEAM': JSON.stringify(provider.reviewTeam),
    'import.meta.env.VITE_CONTACT_EMAIL': JSON.stringify(provider.email),
  },
});

/** Builds the same modules for Node and loads them, so that the code that hydrates a page also draws it. */
const withServerEntry = async (config: InlineConfig, draw: (server: typeof Server) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-server-'));
  try {
    await build({
      ...config,
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: join(webFolder, 'src/app/entry-server.tsx'),
        outDir: folder,
        emptyOutDir: true,
        // Modules that the browser loads late are simply present here.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    });
    await draw((await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as typeof Server);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const writePage = async (outputFolder: string, path: string, html: string): Promise<void> => {
  const file = join(outputFolder, path, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
};

/** This file blocks the first paint, so its comments must go. */
const shrinkScript = async (file: string): Promise<void> => {
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true });
  await writeFile(file, code);
};

/** React uses its production build by this variable alone. */
const inProduction = async (work: () => Promise<void>): Promise<void> => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
};

const writeSite = async (options: SiteBuild): Promise<void> => {
  const outputFolder = resolve(options.outputFolder);
  const library = readLibrary();
  // In the browser the origin is the site's address, so the scripts are the same for every stage.
  await build({ ...configFor(options), build: { outDir: outputFolder } });
  await shrinkScript(join(outputFolder, 'first-paint.js'));
  const template = await readFile(join(outputFolder, 'index.html'), 'utf8');
  const manifestFile = join(outputFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(dirname(manifestFile), { recursive: true });
  const fonts = fontLinks(manifest);

  const address = { 'import.meta.env.VITE_SITE_URL': JSON.stringify(options.siteUrl) };
  const published = siteFiles(library, readChapter());
  await writeFiles(outputFolder, published);
  await writeFiles(outputFolder, await tradeFiles());
  await writePictures(outputFolder, library);
  await cp(options.samplesFolder, outputFolder, { recursive: true });
  const samples: Record<string, unknown> = {};
  for (const file of [samplesAddress, firstSampleAddress])
    samples[file] = JSON.parse(await readFile(join(outputFolder, file), 'utf8'));
  await withServerEntry(configFor(options, address), async (server) => {
    server.takeLibrary({ ...withoutSources(published), ...samples });
    const addresses = server.publicAddresses();
    for (const { path } of addresses) {
      const page = await server.drawPage(path);
      await writePage(outputFolder, path, fillTemplate(template, page, fonts));
    }
    const absent = await server.drawAbsentPath();
    await writePage(outputFolder, absentPathAddress, fillTemplate(template, absent, fonts));
    // A copy distinguishes the answer to an unknown address from the page at /error.
    const unknown = await server.drawPage(pages.error.path);
    await writePage(outputFolder, unknownAddress, fillTemplate(template, unknown, fonts));
    await writePage(outputFolder, 'shell', fillTemplate(template, server.drawShell(), fonts));
    const listed = addresses.filter((address) => address.listed).map((address) => address.path);
    await writeFile(join(outputFolder, 'sitemap.xml'), sitemapXml(options.siteUrl, listed));
    await writeFile(join(outputFolder, 'robots.txt'), robotsText(options.siteUrl));
  });
};

/** The data that pages are drawn from, without the Markdown behind the HTML. */
const withoutSources = (files: Files): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(files), (key, value) => (key === 'markdown' ? undefined : value)),
  );

/** Writes the whole public site: hashed assets, one HTML file a page, the shell, robots.txt and sitemap.xml. */
export const buildSite = (options: SiteBuild): Promise<void> => inProduction(() => writeSite(options));
