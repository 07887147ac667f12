import type { Documents } from '#functions/gateways/documents.ts';
import type { DocumentAnswer, Refusal } from '#functions/http/outcome.ts';
import type { ClaimedCall } from '#functions/http/route-handler.ts';
import type { DocumentFormat } from '#shared/contract/document-formats.ts';
import type { filesRoutes } from '#shared/contract/routes/files.ts';
import { type FindFileDependencies, findFile } from './find-file.ts';

interface GetFileDependencies extends FindFileDependencies {
  documents: Pick<Documents, 'get'>;
}

type FileCall = Pick<ClaimedCall<typeof filesRoutes.getFile>, 'userId' | 'params'>;

/** The routes of the three formats differ only in the format. */
export function getFile(dependencies: GetFileDependencies, format: DocumentFormat) {
  return async ({ userId, params: { fileId } }: FileCall): Promise<DocumentAnswer | Refusal> => {
    const file = await findFile(dependencies, { owner: userId, fileId, format });
    if ('kind' in file) return file;
    const bytes = await dependencies.documents.get(file.key);
    if (bytes === undefined) throw new Error(`The ${format} of ${fileId} is absent`);
    return { kind: 'document', bytes };
  };
}
