import { queryOptions } from '@tanstack/react-query';
import type { WholePath } from '#shared/contract/content-files.ts';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { isSessionRefused, readOwed, readPurchased } from '../read-answers.ts';

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

export type PathText =
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
