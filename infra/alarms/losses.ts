import type { LossName } from '#shared/contract/alarms.ts';

/** Alarms on metrics of AWS alone. */
export const observedNames = ['speed', 'room', 'mail-standing', 'outside'] as const;
export type ObservedName = (typeof observedNames)[number];
export type AlarmId = LossName | ObservedName;

interface Loss {
  /** The alarm's name is the fact that a woken operator reads first. */
  loses: string;
  /** It counts product reports within the minutes below. */
  atLeast: number;
  minutes: number;
}

/** Each has a runbook of the same name in docs/runbooks. */
export const losses = {
  answers: { loses: 'API requests fail with an error', atLeast: 3, minutes: 5 },
  buying: { loses: 'Stripe does not answer: purchases fail', atLeast: 3, minutes: 5 },
  'paid-tokens': { loses: 'A payment was credited late or not at all', atLeast: 1, minutes: 5 },
  'own-tokens': { loses: 'A wallet is frozen', atLeast: 1, minutes: 5 },
  'finished-plans': { loses: 'A plan is not delivered', atLeast: 1, minutes: 5 },
  reviews: { loses: 'A submission has waited 48 hours for review', atLeast: 1, minutes: 60 },
  // A dropped email is reported once, after a day.
  letters: { loses: 'Emails are not sent', atLeast: 1, minutes: 60 },
  // The slowest sweeps fail once an hour.
  repairs: { loses: 'Sweeps or email reports fail', atLeast: 3, minutes: 240 },
} as const satisfies Record<LossName, Loss>;

export const observed = {
  speed: '1% of requests take over three seconds',
  room: 'Lambda refuses requests: concurrency limit reached',
  'mail-standing': 'SES bounce rate over 5%',
  outside: 'The site fails from outside',
} as const satisfies Record<ObservedName, string>;

/** Operators learn of these without an alarm in the app stack. */
export const toldApart = {
  'edge-faults': 'CloudFront error rate over 5%',
  backups: 'A nightly backup failed',
} as const;
