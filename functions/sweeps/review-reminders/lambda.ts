import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildFillIn } from '#functions/links/fill-in.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { raiseAlarm } from '#functions/runtime/alarm.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { currentReviewers } from '#functions/stores/current-reviewers.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildRunProgress } from '#functions/stores/run-progress.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { buildReminders } from '../build-reminders.ts';
import { remindReviewers } from './remind-reviewers.ts';

const clock = systemClock;
const readSecret = buildSecretReader(clock);
const runs = buildRunStore(dynamo, tableName('runs'));
const linkKeys = () => readLinkKeys(readSecret);
const fillIn = buildFillIn({ clock, siteUrl: setting('SITE_URL'), runs, linkKeys });
const dependencies = {
  clock,
  reviewers: currentReviewers(dynamo),
  runs,
  progress: buildRunProgress(dynamo, tableName('runs')),
  checkpoints: buildCheckpointStore(dynamo, tableName('runs')),
  pace: { atOnce: 4, itemMs: passTimesOf('review-reminders').itemMs },
  alarm: (...[name, detail]: Parameters<typeof raiseAlarm>) => raiseAlarm(name, detail, clock.nowMs()),
  ...buildReminders({ clock, fillIn }),
};

export const handler = () => remindReviewers(dependencies);
