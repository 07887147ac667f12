import { documents } from '#functions/gateways/documents.ts';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { type GroupHandlers, readingOnly } from '#functions/http/route-handler.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { filesRoutes } from '#shared/contract/routes/files.ts';
import { buildGroupServices } from '../group-services.ts';
import { followFileLink } from './follow-file-link.ts';
import { getFile } from './get-file.ts';

const { clock, readSecret, http } = buildGroupServices();
const files = {
  clock,
  runs: buildRunStore(dynamo, tableName('runs')),
  wallets: buildWalletStore(dynamo, tableName('wallets')),
  documents,
  linkKeys: () => readLinkKeys(readSecret),
};

const handlers: GroupHandlers<'files'> = {
  getFile: readingOnly(getFile(files, 'pdf')),
  getWorkbook: readingOnly(getFile(files, 'workbook')),
  getCalendar: readingOnly(getFile(files, 'calendar')),
  followFileLink: followFileLink(files),
};

export const handler = lambdaEntry(buildGroupApp('files', { routes: filesRoutes, handlers }, http));
