import { randomUUID } from 'node:crypto';
import { loadCatalogue } from '#functions/gateways/catalogue.ts';
import { workflow } from '#functions/gateways/workflow.ts';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { within } from '#functions/runtime/deadline.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { realPacing } from '#functions/runtime/pacing.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildLeftPageStore } from '#functions/stores/left-pages.ts';
import { buildLimitStore } from '#functions/stores/limits.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { buildPathTextStore } from '#functions/stores/path-texts.ts';
import { buildPurchaseStore } from '#functions/stores/purchases.ts';
import { buildRunMoves } from '#functions/stores/run-moves.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { buildGroupServices, buildStagePaymentGate } from '../group-services.ts';
import { buildPlanRules } from './ask-plan-rules.ts';
import { createRun } from './create-run.ts';
import { getPathContent } from './get-path-content.ts';
import { getPathKit } from './get-path-kit.ts';
import { buildReadPrivate, getPrivateNotes } from './get-private-notes.ts';
import { getPurchaseStatus } from './get-purchase-status.ts';
import { getRun } from './get-run.ts';
import { listPurchases } from './list-purchases.ts';
import { listRuns } from './list-runs.ts';
import { openPlanQuote } from './open-plan-quote.ts';
import { saveReadingPlace } from './save-reading-place.ts';
import { saveRun } from './save-run.ts';
import { submitRun } from './submit-run.ts';
import { unlockPath } from './unlock-path.ts';

const { clock, accounts, http } = buildGroupServices();
const gate = buildStagePaymentGate(clock);
const runs = buildRunStore(dynamo, tableName('runs'));
const wallets = buildWalletStore(dynamo, tableName('wallets'));
const purchases = buildPurchaseStore(dynamo, tableName('purchases'));
const orders = buildOrderStore(dynamo, tableName('orders'));
const leftPages = buildLeftPageStore(dynamo, tableName('outbox'));
const texts = buildPathTextStore();
const limits = buildLimitStore({ dynamo, table: tableName('limits'), clock });
const spending = {
  clock,
  pacing: realPacing,
  accounts,
  wallets,
  write: (items: TransactItem[]) => transact(dynamo, items),
};
const editing = {
  ...spending,
  runs,
  purchases,
  moves: buildRunMoves(tableName('runs')),
  outbox: buildOutboxStore(dynamo, tableName('outbox')),
  siteUrl: setting('SITE_URL'),
  workflow,
  startWaitMs: 2000,
  within,
  planRules: buildPlanRules(loadCatalogue),
};

export const handler = lambdaEntry(
  buildGroupApp(
    'path-compiler',
    {
      routes: pathCompilerRoutes,
      handlers: {
        listRuns: listRuns(runs),
        openPlanQuote: openPlanQuote({ ...spending, newUuid: randomUUID, gate, runs }),
        createRun: createRun({ ...spending, runs, leftPages }),
        getRun: getRun(runs),
        getPrivateNotes: getPrivateNotes({ runs, readPrivate: buildReadPrivate(loadCatalogue) }),
        saveRun: saveRun(editing),
        submitRun: submitRun(editing),
        getPurchaseStatus: getPurchaseStatus({ clock, orders, purchases, wallets }),
        listPurchases: listPurchases({ purchases, texts }),
        saveReadingPlace: saveReadingPlace({ clock, limits, purchases, texts }),
        unlockPath: unlockPath({ ...spending, orders, purchases, leftPages }),
        getPathContent: getPathContent({ purchases, wallets, texts }),
        getPathKit: getPathKit({ purchases, wallets, texts }),
      },
    },
    http,
  ),
);
