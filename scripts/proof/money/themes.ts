import type { ActionName } from './actions.ts';

/** What stories are about: a bit of everything, or one thing, so that what rarely meets does meet. */
export interface Theme {
  /** How many lots somebody may hold when the story begins. */
  lots: readonly [number, ...number[]];
  weights: Readonly<Partial<Record<ActionName, number>>>;
}

const everything: Theme = {
  lots: [0, 1, 2],
  weights: {
    buy: 10,
    contribute: 2,
    pay: 10,
    verify: 9,
    cancel: 7,
    openPlan: 8,
    createRun: 10,
    unlock: 10,
    webhook: 10,
    forgedWebhook: 2,
    foreignPayment: 2,
    strayEvent: 1,
    refund: 5,
    dispute: 2,
    settleDispute: 2,
    expirySweep: 4,
    reminderSweep: 2,
    reconcile: 5,
    time: 9,
    tamper: 1,
  },
};

const buying: Theme = {
  lots: [0, 0, 1],
  weights: {
    buy: 7,
    contribute: 2,
    pay: 12,
    verify: 8,
    cancel: 12,
    webhook: 7,
    strayEvent: 2,
    forgedWebhook: 1,
    foreignPayment: 2,
    reconcile: 6,
    time: 4,
  },
};

const planning: Theme = {
  lots: [1, 2],
  weights: { openPlan: 10, createRun: 14, unlock: 3, buy: 3, pay: 3, webhook: 3, reconcile: 1, time: 5 },
};

const expiring: Theme = {
  lots: [1, 2, 3],
  weights: {
    expirySweep: 8,
    reminderSweep: 10,
    unlock: 6,
    openPlan: 3,
    createRun: 5,
    time: 12,
    reconcile: 2,
  },
};

const reversing: Theme = {
  lots: [1, 2],
  weights: {
    unlock: 12,
    openPlan: 2,
    createRun: 3,
    refund: 12,
    dispute: 6,
    settleDispute: 6,
    webhook: 20,
    buy: 2,
    pay: 3,
    time: 1,
  },
};

const tampering: Theme = {
  lots: [1, 2],
  weights: {
    tamper: 6,
    reconcile: 10,
    unlock: 10,
    openPlan: 2,
    createRun: 3,
    refund: 3,
    webhook: 4,
    time: 1,
  },
};

export const themes = [
  everything,
  buying,
  buying,
  planning,
  expiring,
  reversing,
  reversing,
  tampering,
] as const;
