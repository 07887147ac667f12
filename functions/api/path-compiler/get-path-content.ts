import { findPathPrice } from '../../../shared/content/price-catalogue.ts';
import type { pathCompilerRoutes } from '../../../shared/contract/routes/path-compiler.ts';
import { isFree } from '../../../shared/domain/paths/price.ts';
import { answer, refuse } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import type { PathTextStore } from '../../stores/path-texts.ts';
import type { PurchaseStore } from '../../stores/purchases.ts';

interface GetPathContentDependencies {
  purchases: Pick<PurchaseStore, 'has'>;
  texts: PathTextStore;
}

/** Guards: the locked part of a path leaves the server only for somebody who unlocked it. */
export function getPathContent({
  purchases,
  texts,
}: GetPathContentDependencies): RouteHandler<typeof pathCompilerRoutes.getPathContent> {
  return async ({ session, params }) => {
    const path = findPathPrice(params.personaSlug, params.pathSlug);
    if (path === undefined) return refuse('not-found');
    if (!isFree(path) && !(await purchases.has(session.userId, path))) return refuse('path-locked');
    return answer({ status: 'ok', data: await texts.read(path) });
  };
}
