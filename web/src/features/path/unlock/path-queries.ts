import { queryOptions } from '@tanstack/react-query';
import type { WholePath } from '#shared/contract/content-files.ts';
import { type KitFile, kitFiles } from '#shared/contract/kit.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { fetchFile } from '#web/lib/api/plan-file.ts';
import { isSessionRefused, readOwed, readPurchased } from './unlocking.ts';

export interface PathParams {
  personaSlug: string;
  pathSlug: string;
}

/** Whether the path was bought; undecided when the session was refused, which redirects elsewhere. */
export const purchaseQuery = (params: PathParams) =>
  queryOptions({
    queryKey: ['paths', params, 'purchased'],
    queryFn: async ({ signal }) => {
      const purchased = readPurchased(
        await callRoute(pathCompilerRoutes.getPurchaseStatus, { params, signal }),
      );
      return purchased ?? 'undecided';
    },
    refetchOnWindowFocus: false,
  });

type PathText =
  | { kind: 'content'; content: WholePath | undefined }
  | { kind: 'owed'; message: string }
  | { kind: 'undecided' };

/** The whole text, requested on each opening and dropped with the page, so that no copy outlives it. */
export const pathTextQuery = (params: PathParams) =>
  queryOptions({
    queryKey: ['path-text', params],
    queryFn: async ({ signal }): Promise<PathText> => {
      const result = await callRoute(pathCompilerRoutes.getPathContent, { params, signal });
      if (isSessionRefused(result)) return { kind: 'undecided' };
      const owed = readOwed(result);
      if (owed !== undefined) return { kind: 'owed', message: owed };
      return { kind: 'content', content: result.ok ? result.answer.data : undefined };
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export function getKit({ personaSlug, pathSlug }: PathParams, file: KitFile): Promise<ArrayBuffer> {
  const path = pathCompilerRoutes.getPathKit.path
    .replace('{personaSlug}', encodeURIComponent(personaSlug))
    .replace('{pathSlug}', encodeURIComponent(pathSlug));
  const query = file === 'all' ? '' : `?file=${file}`;
  return fetchFile({ address: `${apiBasePath}${path}${query}`, mediaType: kitFiles[file].mediaType });
}
