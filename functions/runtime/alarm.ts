import { type AlarmName, alarmNamespace, lossOf } from '#shared/contract/alarms.ts';
import { stageName } from './environment.ts';
import { writeLogLine } from './log-line.ts';

/**
 * The only way to alert an operator. The line is in CloudWatch's embedded metric format, so the log itself becomes the
 * metric that an alarm watches.
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
