import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { PathTextStore } from '#functions/stores/path-texts.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { type LockDependencies, refuseLocked } from './refuse-locked.ts';

interface GetPathContentDependencies extends LockDependencies {
  texts: Pick<PathTextStore, 'read'>;
}

export function getPathContent({
  texts,
  ...lock
}: GetPathContentDependencies): RouteHandler<typeof pathCompilerRoutes.getPathContent> {
  return readingOnly(async ({ userId, params }) => {
    const path = findPathPrice(params.personaSlug, params.pathSlug);
    if (path === undefined) return refuse('not-found');
    const refusal = await refuseLocked(lock, userId, path);
    return refusal ?? answer({ status: 'ok', data: await texts.read(path) });
  });
}
