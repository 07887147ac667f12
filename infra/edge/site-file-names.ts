import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { immutableFolder } from '#shared/contract/site-headers.ts';

/**
 * Lists every file of the site as the edge looks it up. Hashed files are not looked up, because those of earlier builds
 * stay.
 */
export function siteFileNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => posix.join('/', file.replaceAll('\\', '/')))
    .filter((file) => !file.startsWith(immutableFolder))
    .sort();
}
