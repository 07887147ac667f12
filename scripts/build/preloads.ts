import type { Manifest } from 'vite';
import type { PageId } from '../../shared/contract/pages.ts';
import { isBeingBuilt } from '../../web/src/app/pages-being-built.ts';

const entry = 'src/app/entry-client.tsx';
const fonts = ['src/styles/fonts/waymint-serif.woff2', 'src/styles/fonts/waymint-sans.woff2'];

/** A page's module by its name: logIn is src/routes/log-in.tsx. */
export const moduleOf = (id: PageId): string => {
  const name = isBeingBuilt(id)
    ? 'being-built'
    : id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return `src/routes/${name}.tsx`;
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
 * Fonts at once, since the first paint wants them. Of a page that is drawn already the scripts may take their
 * time; the shell shows nothing without them.
 */
export const preloadsOf = (manifest: Manifest, id?: PageId): string[] => {
  const scripts = filesOf(manifest, entry);
  if (id !== undefined) filesOf(manifest, moduleOf(id), scripts);
  const priority = id === undefined ? '' : ' fetchpriority="low"';
  return [
    ...fonts.map((key) => {
      const [file] = filesOf(manifest, key);
      return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
    }),
    ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}" crossorigin${priority} />`),
  ];
};
