import { absentPathAddress, type PageDefinition, pageRedirects, pages } from '#shared/contract/pages.ts';
import type { EdgePages } from './route-pages.ts';

const pathsOf = (html: PageDefinition['html']): string[] =>
  Object.values<PageDefinition>(pages)
    .filter((page) => page.html === html)
    .map((page) => page.path);

const contentPatterns = pathsOf('by-content').map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[a-z0-9-]+')}$`),
);

/** Every address of the contract; contentPaths are the persona and path pages that are published. */
export function pagesForEdge(contentPaths: readonly string[]): EdgePages {
  const stray = contentPaths.find((path) => !contentPatterns.some((pattern) => pattern.test(path)));
  if (stray !== undefined) throw new Error(`${stray} is not an address of a persona or a path`);
  return {
    files: [...pathsOf('prerendered'), ...contentPaths],
    shells: pathsOf('shell'),
    redirects: pageRedirects,
    absent: { pattern: pages.path.path, file: `${absentPathAddress}/index.html` },
  };
}
