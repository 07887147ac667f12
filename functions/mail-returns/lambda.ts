import { systemClock } from '#shared/domain/clock.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { reviewers, tableName } from '../runtime/environment.ts';
import { dynamo } from '../stores/dynamo.ts';
import { buildMailStopStore } from '../stores/mail-stops.ts';
import { takeReports } from './take-reports.ts';
import { tellOutcome } from './tell-outcome.ts';

const clock = systemClock;

export const handler = takeReports({
  clock,
  mailStops: buildMailStopStore(dynamo, tableName('users')),
  reviewers: reviewers(),
  alarm: (name, detail) => raiseAlarm(name, detail, clock.nowMs()),
  tell: (outcome) => tellOutcome(outcome, clock.nowMs()),
});
