import type { Theme as AnyTheme } from '../stories/theme.ts';
import type { actions } from './actions.ts';
import type { deliveryMeetings } from './delivery-meetings.ts';
import type { expiredMeetings } from './expired-meetings.ts';
import type { leavingMeetings } from './leaving-meetings.ts';
import type { meetings } from './meetings.ts';
import type { operators } from './operators.ts';
import type { pathMeetings } from './path-meetings.ts';
import type { pathPayments } from './path-payments.ts';
import type { planMeetings } from './plan-meetings.ts';

export type ActionName =
  | keyof typeof actions
  | keyof typeof meetings
  | keyof typeof expiredMeetings
  | keyof typeof leavingMeetings
  | keyof typeof deliveryMeetings
  | keyof typeof operators
  | keyof typeof planMeetings
  | keyof typeof pathPayments
  | keyof typeof pathMeetings;

type Theme = AnyTheme<ActionName>;

const everything: Theme = {
  jumps: {
    1: 4,
    4: 3,
    11: 4,
    61: 4,
    119: 3,
    170: 3,
    185: 3,
    1440: 2,
    10080: 1,
    33000: 2,
    43200: 3,
    43260: 3,
  },
  lots: [0, 1, 2],
  weights: {
    secondWindow: 1,
    buy: 10,
    contribute: 2,
    pay: 10,
    verify: 9,
    cancel: 7,
    openPlan: 8,
    createRun: 10,
    unlock: 10,
    read: 2,
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
    closePages: 3,
    time: 9,
    tamper: 1,
    hangingPurchase: 1,
    overtakenReversal: 2,
    failRefund: 2,
    earlyRefund: 1,
    leave: 1,
    leaveWithPage: 1,
    leaveWhilePaying: 1,
    contributions: 1,
    adjust: 2,
    refundRun: 2,
  },
};

const buying: Theme = {
  jumps: { 1: 2, 4: 2, 11: 8, 61: 3 },
  lots: [0, 0, 1],
  weights: {
    secondWindow: 2,
    buy: 7,
    contribute: 4,
    pay: 12,
    verify: 8,
    cancel: 12,
    webhook: 7,
    strayEvent: 2,
    forgedWebhook: 1,
    foreignPayment: 2,
    reconcile: 4,
    hangingPurchase: 3,
    earlyRefund: 3,
    time: 4,
    firstPayments: 4,
    paidWhileCancelled: 4,
    contributions: 4,
  },
};

const planning: Theme = {
  jumps: { 1: 2, 61: 3, 119: 3, 125: 3, 185: 1 },
  lots: [1, 2],
  weights: {
    openPlan: 10,
    createRun: 14,
    unlock: 3,
    buy: 3,
    pay: 3,
    webhook: 3,
    reconcile: 1,
    time: 5,
    changedQuote: 3,
    twoPlans: 4,
    refundBeforeSubmit: 4,
    disputeAfterCompletion: 4,
    begunMeanwhile: 4,
    refundRun: 5,
    adjust: 2,
  },
};

const expiring: Theme = {
  jumps: { 61: 1, 170: 2, 185: 3, 1440: 1, 33000: 5, 43200: 4, 43260: 2 },
  lots: [1, 2, 3],
  weights: {
    expirySweep: 8,
    takenAsItExpires: 4,
    expiredThenRefunded: 6,
    falseDebtOfBefore: 2,
    reminderSweep: 16,
    unlock: 6,
    openPlan: 3,
    createRun: 5,
    time: 12,
    reconcile: 2,
  },
};

const reversing: Theme = {
  jumps: { 1: 1, 11: 1, 1440: 1, 43200: 1 },
  lots: [2, 3],
  weights: {
    unlock: 16,
    read: 4,
    overtakenReversal: 18,
    failRefund: 5,
    openPlan: 2,
    createRun: 3,
    refund: 12,
    dispute: 8,
    settleDispute: 10,
    webhook: 20,
    buy: 5,
    pay: 7,
    earlyRefund: 2,
    time: 1,
    debt: 5,
    expiredThenRefunded: 5,
    falseDebtOfBefore: 2,
    refundBeforeSubmit: 3,
    disputeAfterCompletion: 4,
    wonForNobody: 2,
    adjust: 4,
    refundRun: 3,
  },
};

const tampering: Theme = {
  jumps: { 1: 1, 11: 1, 1500: 2 },
  lots: [1, 2],
  weights: {
    tamper: 4,
    frozenMidway: 5,
    adjust: 3,
    reconcile: 10,
    unlock: 10,
    openPlan: 2,
    createRun: 3,
    refund: 3,
    webhook: 4,
    time: 1,
  },
};

const leaving: Theme = {
  jumps: { 1: 1, 11: 2, 61: 1 },
  lots: [0, 1, 2],
  weights: {
    leave: 6,
    leaveAlone: 2,
    leaveWithPage: 6,
    leaveWhileBuying: 8,
    leaveWhilePaying: 6,
    leaveWhileSpending: 6,
    leaveAsPaymentArrives: 6,
    paidWhileLeaving: 6,
    wonForNobody: 8,
    overtakenReversal: 5,
    debt: 4,
    buy: 4,
    pay: 6,
    webhook: 8,
    unlock: 3,
    openPlan: 2,
    createRun: 2,
    refund: 3,
    failRefund: 4,
    dispute: 2,
    settleDispute: 3,
    reconcile: 5,
    time: 3,
    adjust: 4,
    refundRun: 4,
    leaveWhileGiven: 3,
    leaveWithPathPage: 4,
  },
};

const payingForPaths: Theme = {
  jumps: { 1: 3, 11: 3, 61: 2, 43200: 1 },
  lots: [0, 0, 1],
  weights: {
    lookAtPath: 8,
    payForPath: 14,
    changePathPrice: 2,
    pay: 12,
    verify: 14,
    cancel: 5,
    webhook: 8,
    unlock: 6,
    buy: 3,
    read: 2,
    refund: 3,
    failRefund: 1,
    dispute: 2,
    settleDispute: 2,
    reconcile: 3,
    closePages: 3,
    time: 4,
    tamper: 1,
    pathInTwoWindows: 5,
    pathPageAsCountedOut: 5,
    pathPageClosedSlowly: 4,
    pathNotAsAgreed: 4,
    expiredWhilePaying: 4,
    paidElsewhereUnheard: 4,
    paidOnWrongPage: 3,
    returnKept: 3,
    pathPaidUnheard: 4,
    changedCost: 3,
    changedPrice: 3,
    frozenBeforePaying: 3,
    pathRefunded: 4,
    unlockedMeanwhile: 4,
    movedWhileOpening: 3,
    unlockedAsLookedAt: 5,
    leaveWithPathPage: 2,
  },
};

export const themes = [
  ...([everything, buying, buying, planning, planning] as const),
  ...([expiring, expiring, reversing, reversing, tampering] as const),
  ...([leaving, leaving, payingForPaths, payingForPaths, payingForPaths] as const),
] as const;
