import { loadCatalogue } from '#functions/gateways/catalogue.ts';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { workflow } from '#functions/gateways/workflow.ts';
import type { HttpDependencies } from '#functions/http/build-group-app.ts';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { noSessions } from '#functions/http/no-sessions.ts';
import { buildOrigin } from '#functions/http/origin-secret.ts';
import { within } from '#functions/runtime/deadline.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { realPacing } from '#functions/runtime/pacing.ts';
import { currentReviewers } from '#functions/stores/current-reviewers.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { buildRunMoves } from '#functions/stores/run-moves.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { reviewRoutes } from '#shared/contract/routes/review.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { decideReview } from './decide-review.ts';
import { buildDrawSeen } from './draw-seen.ts';
import { getReview } from './get-review.ts';
import { previewReview } from './preview-review.ts';
import { saveReview } from './save-review.ts';

const clock = systemClock;
const http: HttpDependencies = {
  clock,
  sessions: noSessions,
  origin: buildOrigin(buildSecretReader(clock)),
};
const reviewing = {
  clock,
  pacing: realPacing,
  siteUrl: setting('SITE_URL'),
  reviewers: currentReviewers(dynamo),
  runs: buildRunStore(dynamo, tableName('runs')),
  wallets: buildWalletStore(dynamo, tableName('wallets')),
  moves: buildRunMoves(tableName('runs')),
  outbox: buildOutboxStore(dynamo, tableName('outbox')),
  write: (items: TransactItem[]) => transact(dynamo, items),
  workflow,
  tellWaitMs: 2000,
  within,
  loadCatalogue,
  drawSeen: buildDrawSeen(loadCatalogue),
};

export const handler = lambdaEntry(
  buildGroupApp(
    'review',
    {
      routes: reviewRoutes,
      handlers: {
        getReview: getReview(reviewing),
        saveReview: saveReview(reviewing),
        previewReview: previewReview(reviewing),
        decideReview: decideReview(reviewing),
      },
    },
    http,
  ),
);
