import { queryOptions } from '@tanstack/react-query';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { loadContent } from '#web/lib/content/content-store.ts';
import { pathFile } from '#web/lib/content/library.ts';
import { type Wish, wishForPath } from '../wish.ts';

export interface PathParams {
  personaSlug: string;
  pathSlug: string;
}

/** The price of a path for this person; null when it is owned or free, or currently unknown. */
export const pathWishQuery = ({ personaSlug, pathSlug }: PathParams) =>
  queryOptions({
    queryKey: ['user', 'wish', personaSlug, pathSlug],
    queryFn: async ({ signal }): Promise<Wish | null> => {
      const [status, content] = await Promise.all([
        callRoute(pathCompilerRoutes.getPurchaseStatus, { params: { personaSlug, pathSlug }, signal }),
        loadContent(pathFile(personaSlug, pathSlug)),
      ]);
      const { cost } = answerOrThrow(status);
      if (content.kind !== 'ready' || cost === undefined) return null;
      return { ...wishForPath(content.content.meta, cost), published: content.content };
    },
  });
