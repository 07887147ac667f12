import type { LossName } from '#shared/contract/alarms.ts';

/** What only AWS's own metrics show. */
export const observedNames = ['speed', 'room', 'mail-standing', 'outside'] as const;
export type ObservedName = (typeof observedNames)[number];
export type AlarmId = LossName | ObservedName;

interface Loss {
  /** The alarm's name, so that whoever is woken knows what for. */
  loses: string;
  /** Of what the product tells of by itself: how often, within how many minutes. */
  atLeast: number;
  minutes: number;
}

/** A page for each of them is in docs/runbooks, under the same name. */
export const losses = {
  answers: { loses: 'People get an error instead of an answer', atLeast: 3, minutes: 5 },
  buying: { loses: 'Nobody can buy tokens', atLeast: 3, minutes: 5 },
  'paid-tokens': {
    loses: 'Somebody has paid, and the tokens or the money did not arrive',
    atLeast: 1,
    minutes: 5,
  },
  'own-tokens': { loses: 'Somebody cannot use the tokens they have', atLeast: 1, minutes: 5 },
  'finished-plans': {
    loses: 'Somebody waits for a plan that does not come by itself',
    atLeast: 1,
    minutes: 5,
  },
  reviews: { loses: 'Somebody has waited two days for a reviewer', atLeast: 1, minutes: 60 },
  // A letter that is dropped tells of it once, after a day.
  letters: { loses: 'People do not get their mail', atLeast: 1, minutes: 60 },
  // The slowest sweeps fail once an hour.
  repairs: { loses: 'What was lost on the way is not put right', atLeast: 3, minutes: 240 },
} as const satisfies Record<LossName, Loss>;

export const observed = {
  speed: 'People wait longer than three seconds',
  room: 'People are turned away, since no function is free',
  'mail-standing': 'Soon nobody gets mail: too much of it bounces',
  outside: 'The site does not work as visitors see it',
} as const satisfies Record<ObservedName, string>;

/** What operators hear of without an alarm of the app stack. */
export const toldApart = {
  'edge-faults': 'CloudFront answers people with errors',
  backups: 'A nightly copy of a table was not made',
} as const;
