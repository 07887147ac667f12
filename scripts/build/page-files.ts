import type { Manifest } from 'vite';
import type { PageId } from '#shared/contract/pages.ts';

const entry = 'src/app/entry-client.tsx';
const fonts = ['src/styles/fonts/waymint-serif.woff2', 'src/styles/fonts/waymint-sans.woff2'];

/** A page's module by its name: logIn is log-in-page.tsx of the feature it belongs to. */
const moduleOf = (manifest: Manifest, id: PageId): string => {
  const name = id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const modules = Object.keys(manifest).filter(
    (key) => key.startsWith('src/features/') && key.endsWith(`/${name}-page.tsx`),
  );
  const [module] = modules;
  if (module === undefined || modules.length > 1)
    throw new Error(`The build made ${modules.length} modules named ${name}-page.tsx, not one`);
  return module;
};

/** The files a module needs before it can run, itself included. */
const filesOf = (manifest: Manifest, key: string, files = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build made nothing of ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  return files;
};

/** What a page fetches beside what its template names. */
export interface PageFiles {
  /** Links for its head. */
  preloads: readonly string[];
  /** Addresses of scripts that start.ts asks for, all at once, when their time has come. */
  laterScripts: readonly string[];
}

/**
 * Fonts at once, since the first paint wants them. A page that is drawn already leaves the network to them, and names
 * its scripts only; the shell shows nothing without its scripts.
 */
export const pageFiles = (manifest: Manifest, id?: PageId): PageFiles => {
  const scripts = filesOf(manifest, entry);
  if (id !== undefined) filesOf(manifest, moduleOf(manifest, id), scripts);
  const addresses = [...scripts].map((file) => `/${file}`);
  const fontLinks = fonts.map((key) => {
    const [file] = filesOf(manifest, key);
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
  });
  if (id !== undefined) return { preloads: fontLinks, laterScripts: addresses };
  const scriptLinks = addresses.map(
    (address) => `<link rel="modulepreload" href="${address}" crossorigin />`,
  );
  return { preloads: [...fontLinks, ...scriptLinks], laterScripts: [] };
};
