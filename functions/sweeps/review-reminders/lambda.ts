import { sendMail } from '#functions/gateways/mail.ts';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildFillIn } from '#functions/links/fill-in.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { buildDelivery } from '#functions/mail/deliver-outbox.ts';
import { raiseAlarm } from '#functions/runtime/alarm.ts';
import { reviewers, setting, tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { buildRunProgress } from '#functions/stores/run-progress.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { remindReviewers } from './remind-reviewers.ts';

const clock = systemClock;
const siteUrl = setting('SITE_URL');
const readSecret = buildSecretReader(clock);
const outbox = buildOutboxStore(dynamo, tableName('outbox'));
const accounts = buildAccountStore(dynamo, tableName('users'));
const runs = buildRunStore(dynamo, tableName('runs'));
const fillIn = buildFillIn({ clock, siteUrl, runs, linkKeys: () => readLinkKeys(readSecret) });
const dependencies = {
  clock,
  siteUrl,
  reviewers: reviewers(),
  runs,
  checkpoints: buildCheckpointStore(dynamo, tableName('runs')),
  pace: { atOnce: 4, itemMs: 30_000 },
  progress: buildRunProgress(dynamo, tableName('runs')),
  outbox,
  write: (items: TransactItem[]) => transact(dynamo, items),
  deliver: buildDelivery({ clock, outbox, accounts, sendMail, fillIn }),
  alarm: (...[name, detail]: Parameters<typeof raiseAlarm>) => raiseAlarm(name, detail, clock.nowMs()),
};

export const handler = () => remindReviewers(dependencies);
