import type { Manifest } from 'vite';
import type { PageId } from '#shared/contract/pages.ts';

const entry = 'index.html';
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

/**
 * The links in the head of a page: its fonts, and the scripts behind its first one. The scripts have a low priority, so
 * that they do not slow down the first paint.
 */
export const preloadLinks = (manifest: Manifest, id?: PageId): string[] => {
  const fontLinks = fonts.map((key) => {
    const [file] = filesOf(manifest, key);
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
  });
  const scripts = filesOf(manifest, entry);
  if (id !== undefined) filesOf(manifest, moduleOf(manifest, id), scripts);
  // The template has the first one already.
  const scriptLinks = [...scripts].slice(1).map(
    (file) => `<link rel="modulepreload" href="/${file}" crossorigin fetchpriority="low" />`,
  );
  return [...fontLinks, ...scriptLinks];
};
