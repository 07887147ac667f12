import { type KitFile, kitFiles } from '#shared/contract/kit.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { fetchFile } from '#web/lib/api/fetch-file.ts';
import type { PathParams } from './path-queries.ts';

export function getKit({ personaSlug, pathSlug }: PathParams, file: KitFile): Promise<ArrayBuffer> {
  const path = pathCompilerRoutes.getPathKit.path
    .replace('{personaSlug}', encodeURIComponent(personaSlug))
    .replace('{pathSlug}', encodeURIComponent(pathSlug));
  const query = file === 'all' ? '' : `?file=${file}`;
  return fetchFile({ address: `${apiBasePath}${path}${query}`, mediaType: kitFiles[file].mediaType });
}
