import { writeLogLine } from './log-line.ts';

/**
 * The one way to tell an operator. The line is CloudWatch's embedded metric format, so that on AWS the log itself
 * becomes the metric an alarm watches.
 */
export const alarmNamespace = 'Waymint';

export type AlarmName =
  | 'api-fault'
  | 'document-missing'
  | 'generation-failed'
  | 'mail-failed'
  | 'mail-given-up'
  | 'payment-event-unknown'
  | 'payment-for-nobody'
  | 'payment-mismatch'
  | 'payment-provider-down'
  | 'review-overdue'
  | 'run-stuck'
  | 'sweep-backlog'
  | 'sweep-fault'
  | 'wallet-frozen';

export function raiseAlarm(
  name: AlarmName,
  detail: Record<string, string | number>,
  nowMs = Date.now(),
): void {
  const metrics = {
    Namespace: alarmNamespace,
    Dimensions: [['alarm']],
    Metrics: [{ Name: 'raised', Unit: 'Count' }],
  };
  writeLogLine({
    _aws: { Timestamp: nowMs, CloudWatchMetrics: [metrics] },
    alarm: name,
    raised: 1,
    detail,
  });
}
