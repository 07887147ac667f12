import type { Documents } from '#functions/gateways/documents.ts';
import { redirect, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { ownerByLink } from '#functions/links/document-link.ts';
import type { LinkKeys } from '#functions/links/link-keys.ts';
import type { filesRoutes } from '#shared/contract/routes/files.ts';
import { type FindFileDependencies, findFile } from './find-file.ts';

interface FollowLinkDependencies extends FindFileDependencies {
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
    const format = query.as ?? 'pdf';
    const file = await findFile(dependencies, { owner, fileId, format });
    return 'kind' in file ? file : redirect(await documents.addressOf(file.key, format, clock.nowMs()));
  };
}
