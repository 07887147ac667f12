import { systemClock } from '#shared/domain/clock.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { tableName } from '../runtime/environment.ts';
import { currentReviewers } from '../stores/current-reviewers.ts';
import { dynamo } from '../stores/dynamo.ts';
import { buildMailStopStore } from '../stores/mail-stops.ts';
import { logOutcome } from './log-outcome.ts';
import { takeReports } from './take-reports.ts';

const clock = systemClock;

export const handler = takeReports({
  clock,
  mailStops: buildMailStopStore(dynamo, tableName('users')),
  reviewers: currentReviewers(dynamo),
  alarm: (name, detail) => raiseAlarm(name, detail, clock.nowMs()),
  tell: (outcome) => logOutcome(outcome, clock.nowMs()),
});
