import type { Documents } from '#functions/gateways/documents.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { filesRoutes } from '#shared/contract/routes/files.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { findDocument } from './find-document.ts';

interface GetFileDependencies {
  clock: Clock;
  runs: Pick<RunStore, 'findDocument'>;
  documents: Pick<Documents, 'get'>;
}

export function getFile(dependencies: GetFileDependencies): RouteHandler<typeof filesRoutes.getFile> {
  return async ({ session, params }) => {
    const document = await findDocument(dependencies, session.userId, params.fileId);
    if ('kind' in document) return document;
    const bytes = await dependencies.documents.get(document.key);
    if (bytes === undefined) throw new Error(`The document of run ${document.runId} is absent`);
    return { kind: 'pdf', bytes, filename: 'waymint-plan.pdf' };
  };
}
