import { refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { PathTextStore } from '#functions/stores/path-texts.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import { type KitFile, kitFiles, savedKitName } from '#shared/contract/kit.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { type LockDependencies, refuseLocked } from './refuse-locked.ts';

interface GetPathKitDependencies extends LockDependencies {
  texts: Pick<PathTextStore, 'readKit'>;
}

/** A free path has no kit. */
export function getPathKit({
  texts,
  ...lock
}: GetPathKitDependencies): RouteHandler<typeof pathCompilerRoutes.getPathKit> {
  return readingOnly(async ({ userId, params, query }) => {
    const file: KitFile = query.file ?? 'all';
    const path = findPathPrice(params.personaSlug, params.pathSlug);
    if (path === undefined || isFree(path)) return refuse('not-found');
    const refusal = await refuseLocked(lock, userId, path);
    if (refusal !== undefined) return refusal;
    return {
      kind: 'download',
      bytes: await texts.readKit(path, file),
      mediaType: kitFiles[file].mediaType,
      fileName: savedKitName(path.pathSlug, file),
    };
  });
}
