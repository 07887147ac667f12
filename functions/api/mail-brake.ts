import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Attempt, LimitStore } from '../stores/limits.ts';
import { brakeAlarms, confirmationsOfStage } from './account-limits.ts';

/**
 * Guards: unconfirmed addresses together get at most as many mails an hour as the stage sends on its busiest day. Above
 * that an operator is told, once an hour.
 */
export type MailBrake = () => Promise<Attempt>;

interface BrakeDependencies {
  limits: Pick<LimitStore, 'attempt'>;
  maxPerHour: number;
  alarm(name: AlarmName, detail: Record<string, string | number>): void;
}

const stage = 'stage';

export function buildMailBrake({ limits, maxPerHour, alarm }: BrakeDependencies): MailBrake {
  return async () => {
    const attempt = await limits.attempt(confirmationsOfStage(maxPerHour), stage);
    if (!attempt.allowed && (await limits.attempt(brakeAlarms, stage)).allowed)
      alarm('confirmation-mails-braked', { maxPerHour });
    return attempt;
  };
}
