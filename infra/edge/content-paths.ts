import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pages } from '#shared/contract/pages.ts';

const contentFolder = posix.dirname(pages.persona.path);

/** The persona and path pages that the build of the site has made, as their addresses. */
export function contentPathsIn(siteFolder: string): string[] {
  const folder = join(siteFolder, contentFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => posix.join(contentFolder, posix.dirname(file)))
    .sort();
}
