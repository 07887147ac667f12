import { documents } from '#functions/gateways/documents.ts';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildFillIn } from '#functions/links/fill-in.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { buildStageMail } from '#functions/mail/build-stage-mail.ts';
import { buildDelivery } from '#functions/mail/deliver-outbox.ts';
import { buildIsOwed } from '#functions/payments/owed-for.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { reconcileMails } from './reconcile-mails.ts';

const clock = systemClock;
const accounts = buildAccountStore(dynamo, tableName('users'));
const outbox = buildOutboxStore(dynamo, tableName('outbox'));
const runs = buildRunStore(dynamo, tableName('runs'));
const readSecret = buildSecretReader(clock);
const linkKeys = () => readLinkKeys(readSecret);
const isOwed = buildIsOwed(runs, buildWalletStore(dynamo, tableName('wallets')));
const fillIn = buildFillIn({ clock, siteUrl: setting('SITE_URL'), linkKeys, runs, documents, isOwed });
const deliver = buildDelivery({ clock, outbox, accounts, sendMail: buildStageMail(), fillIn });
const checkpoints = buildCheckpointStore(dynamo, tableName('outbox'));

export const handler = () =>
  reconcileMails({
    clock,
    outbox,
    deliver,
    checkpoints,
    pace: { atOnce: 4, itemMs: passTimesOf('reconcile-mails').itemMs },
  });
