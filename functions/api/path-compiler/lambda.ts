import { randomUUID } from 'node:crypto';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { notBuilt } from '#functions/http/route-handler.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { realPacing } from '#functions/runtime/pacing.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildPathTextStore } from '#functions/stores/path-texts.ts';
import { buildPurchaseStore } from '#functions/stores/purchases.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { buildGroupServices, buildStagePaymentGate } from '../group-services.ts';
import { createRun } from './create-run.ts';
import { getPathContent } from './get-path-content.ts';
import { listRuns } from './list-runs.ts';
import { openPlanSession } from './open-plan-session.ts';
import { getPurchaseStatus, unlockPath } from './unlock-path.ts';

const { clock, http } = buildGroupServices();
const gate = buildStagePaymentGate(clock);
const runs = buildRunStore(dynamo, tableName('runs'));
const wallets = buildWalletStore(dynamo, tableName('wallets'));
const purchases = buildPurchaseStore(dynamo, tableName('purchases'));
const spending = {
  clock,
  pacing: realPacing,
  wallets,
  write: (items: TransactItem[]) => transact(dynamo, items),
};

export const handler = lambdaEntry(
  buildGroupApp(
    'path-compiler',
    {
      listRuns: listRuns(runs),
      openPlanSession: openPlanSession({ clock, newUuid: randomUUID, gate, runs, wallets }),
      createRun: createRun({ ...spending, runs }),
      getRun: notBuilt,
      saveRun: notBuilt,
      submitRun: notBuilt,
      getPurchaseStatus: getPurchaseStatus(purchases),
      unlockPath: unlockPath({ ...spending, purchases }),
      getPathContent: getPathContent({ purchases, wallets, texts: buildPathTextStore() }),
    },
    http,
  ),
);
