import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { buildDrawSeen } from '#functions/api/review/draw-seen.ts';
import { buildShowUser } from '#functions/api/user-entity.ts';
import { documents } from '#functions/gateways/documents.ts';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { workflow } from '#functions/gateways/workflow.ts';
import { buildStageMail } from '#functions/mail/build-stage-mail.ts';
import { buildPostLetter } from '#functions/mail/post-letter.ts';
import { buildPayments } from '#functions/payments/build-payments.ts';
import { reviewers, setting, tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildAppointedStore } from '#functions/stores/appointed.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildInterestStore } from '#functions/stores/interests.ts';
import { buildMailStopStore } from '#functions/stores/mail-stops.ts';
import { buildOperatorActionStore } from '#functions/stores/operator-actions.ts';
import { buildPurchaseStore } from '#functions/stores/purchases.ts';
import { buildRunMoves } from '#functions/stores/run-moves.ts';
import { buildRunProgress } from '#functions/stores/run-progress.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { builtCatalogue } from '../build/catalogue.ts';
import { findRows } from './find-rows.ts';
import { buildQueues } from './queues.ts';
import type { StageTables } from './stage-tables.ts';
import { buildStoredSecrets } from './stored-secrets.ts';

export type Services = ReturnType<typeof buildServices>;

/** The product's own stores and rules, in the environment of a stage, with an operator's rights. */
export function buildServices({
  clock,
  stageName,
  operators,
  told,
  tables,
}: {
  clock: Clock;
  stageName: string;
  operators: readonly string[];
  told: (line: string) => void;
  tables: StageTables;
}) {
  const accounts = buildAccountStore(dynamo, tableName('users'));
  const mailStops = buildMailStopStore(dynamo, tableName('users'));
  const alarm = (name: AlarmName, detail: Record<string, string | number>) =>
    told(`alarm ${name}: ${JSON.stringify(detail)}`);
  const payments = { ...buildPayments({ clock, accounts, readSecret: buildSecretReader(clock) }), alarm };
  const { wallets, orders, outbox, pacing, write } = payments;
  const appointed = buildAppointedStore(dynamo, tableName('runs'));
  const startOf = { reviewers: reviewers(), operators };
  return {
    clock,
    stageName,
    accounts,
    appointed,
    /** The initial lists, before an operator changes them. */
    startOf,
    actions: buildOperatorActionStore(dynamo, tableName('users')),
    alarm,
    payments,
    ...{ wallets, orders, outbox, pacing, write },
    purchases: buildPurchaseStore(dynamo, tableName('purchases')),
    interests: buildInterestStore(dynamo, tableName('interests')),
    runs: buildRunStore(dynamo, tableName('runs')),
    moves: buildRunMoves(tableName('runs')),
    progress: buildRunProgress(dynamo, tableName('runs')),
    workflow,
    drawSeen: buildDrawSeen(builtCatalogue),
    documents,
    postLetter: buildPostLetter({ clock, sendMail: buildStageMail() }),
    mailStops,
    showUser: buildShowUser({ clock, wallets, mailStops }),
    siteUrl: setting('SITE_URL'),
    /** The people who may decide on a submission. */
    deciders: async () => [
      ...(await appointed.addresses('reviewers', startOf.reviewers)),
      ...(await appointed.addresses('operators', startOf.operators)),
    ],
    find: findRows(dynamo),
    secrets: buildStoredSecrets(),
    queues: buildQueues(process.env),
    /** For operations on whole tables. */
    database: new DynamoDBClient({}),
    tables,
  };
}
