import type { Documents } from '#functions/gateways/documents.ts';
import { redirect, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { ownerByLink } from '#functions/links/document-link.ts';
import type { LinkKeys } from '#functions/links/link-keys.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { filesRoutes } from '#shared/contract/routes/files.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { findDocument } from './find-document.ts';

interface FollowLinkDependencies {
  clock: Clock;
  runs: Pick<RunStore, 'findDocument'>;
  documents: Pick<Documents, 'addressOf'>;
  linkKeys: () => Promise<LinkKeys>;
}

export function followFileLink(
  dependencies: FollowLinkDependencies,
): RouteHandler<typeof filesRoutes.followFileLink> {
  const { clock, documents, linkKeys } = dependencies;
  return async ({ params: { fileId }, query }) => {
    const owner = ownerByLink(await linkKeys(), fileId, query.t);
    if (owner === undefined) return refuse('not-found');
    const document = await findDocument(dependencies, owner, fileId);
    return 'kind' in document ? document : redirect(await documents.addressOf(document.key, clock.nowMs()));
  };
}
