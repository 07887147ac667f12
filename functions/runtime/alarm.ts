import { type AlarmName, alarmNamespace, lossOf } from '#shared/contract/alarms.ts';
import { stageName } from './environment.ts';
import { writeLogLine } from './log-line.ts';

/**
 * The one way to tell an operator. The line is CloudWatch's embedded metric format, so that on AWS the log itself
 * becomes the metric an alarm watches.
 */
export function raiseAlarm(
  name: AlarmName,
  detail: Record<string, string | number>,
  nowMs = Date.now(),
): void {
  const metrics = {
    Namespace: alarmNamespace,
    Dimensions: [['stage', 'loss']],
    Metrics: [{ Name: 'raised', Unit: 'Count' }],
  };
  writeLogLine({
    _aws: { Timestamp: nowMs, CloudWatchMetrics: [metrics] },
    stage: stageName(),
    loss: lossOf[name],
    alarm: name,
    raised: 1,
    detail,
  });
}
