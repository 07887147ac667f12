import * as z from 'zod';
import { documents } from '#functions/gateways/documents.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { realPacing } from '#functions/runtime/pacing.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { buildRunMoves } from '#functions/stores/run-moves.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { planBrief } from '#shared/contract/runs.ts';
import { runServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { completeRun } from './complete-run.ts';

const services = {
  ...runServices(),
  pacing: realPacing,
  siteUrl: setting('SITE_URL'),
  moves: buildRunMoves(tableName('runs')),
  outbox: buildOutboxStore(dynamo, tableName('outbox')),
  write: (items: TransactItem[]) => transact(dynamo, items),
  documents,
};
const file = z.object({ key: z.string(), checksum: z.string() });
const generated = z.object({
  document: file.extend({
    workbook: file,
    calendar: file,
    brief: z.exactOptional(planBrief),
    timeZone: z.exactOptional(z.string()),
  }),
});

export const handler = (event: unknown) =>
  completeRun(services, { ...readSubmissionName(event), ...generated.parse(event) });
