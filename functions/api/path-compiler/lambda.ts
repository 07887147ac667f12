import { randomUUID } from 'node:crypto';
import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { notBuilt } from '../../http/route-handler.ts';
import { tableName } from '../../runtime/environment.ts';
import { realPacing } from '../../runtime/pacing.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildPathTextStore } from '../../stores/path-texts.ts';
import { buildPurchaseStore } from '../../stores/purchases.ts';
import { buildRunStore } from '../../stores/runs.ts';
import { type TransactItem, transact } from '../../stores/transact.ts';
import { buildWalletStore } from '../../stores/wallets.ts';
import { buildEdge, buildStagePaymentGate } from '../edge.ts';
import { createRun } from './create-run.ts';
import { getPathContent } from './get-path-content.ts';
import { listRuns } from './list-runs.ts';
import { openPlanSession } from './open-plan-session.ts';
import { getPurchaseStatus, unlockPath } from './unlock-path.ts';

const { clock, http } = buildEdge();
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
