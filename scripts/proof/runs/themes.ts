import type { Theme as AnyTheme } from '../stories/theme.ts';
import type { actions } from './actions.ts';
import type { meetings } from './meetings.ts';

export type ActionName = keyof typeof actions | keyof typeof meetings;

type Theme = AnyTheme<ActionName>;

const everything: Theme = {
  jumps: { 1: 4, 3: 4, 6: 4, 11: 3, 61: 3, 130: 2, 1450: 2, 2450: 2, 2900: 1, 36100: 1, 43300: 1 },
  lots: [1, 2],
  weights: {
    save: 8,
    submit: 14,
    reload: 4,
    secondWindow: 2,
    decide: 5,
    decideNewest: 10,
    forgedLink: 1,
    readDocument: 4,
    startRun: 2,
    newRound: 2,
    sweepRuns: 9,
    sweepMails: 5,
    sweepReviews: 3,
    sweepDocuments: 2,
    loseExecution: 4,
    outage: 3,
    vanish: 1,
    leave: 1,
    time: 10,
    twoReviewers: 2,
    overtakenSubmit: 1,
    lostSubmit: 1,
    waitedFor: 1,
    lateStep: 2,
    decidedUnheard: 4,
    askedLate: 2,
  },
};

const editing: Theme = {
  jumps: { 1: 3, 3: 2 },
  lots: [1],
  weights: {
    save: 12,
    submit: 10,
    reload: 5,
    secondWindow: 6,
    decideNewest: 5,
    sweepRuns: 1,
    time: 2,
    overtakenSubmit: 6,
    overtakenSave: 5,
    doubleSubmit: 5,
    lostSubmit: 5,
  },
};

const reviewing: Theme = {
  jumps: { 1: 2, 3: 3, 6: 3, 1450: 2, 43300: 1 },
  lots: [1],
  weights: {
    submit: 8,
    save: 3,
    reload: 2,
    decide: 6,
    decideNewest: 12,
    forgedLink: 1,
    sweepRuns: 6,
    sweepMails: 3,
    loseExecution: 5,
    time: 5,
    twoReviewers: 12,
    decidedUnheard: 14,
    askedLate: 14,
    operatorDecides: 8,
    supersededLink: 8,
    afterTheEnd: 8,
    reviewerLeaves: 2,
    timedOut: 2,
  },
};

const waiting: Theme = {
  jumps: { 61: 1, 1450: 4, 970: 4, 490: 3, 2900: 1, 36100: 2, 43300: 1 },
  lots: [1, 2],
  weights: {
    submit: 6,
    decideNewest: 3,
    sweepReviews: 10,
    sweepDocuments: 6,
    sweepMails: 4,
    sweepRuns: 3,
    readDocument: 4,
    outage: 1,
    time: 10,
    waitedFor: 8,
    keptFor: 8,
    timedOut: 3,
  },
};

const making: Theme = {
  jumps: { 1: 3, 3: 3, 6: 4, 16: 3, 61: 4, 130: 2 },
  lots: [1, 2],
  weights: {
    submit: 10,
    decideNewest: 8,
    sweepRuns: 12,
    sweepMails: 3,
    loseExecution: 8,
    outage: 6,
    vanish: 4,
    readDocument: 4,
    newRound: 2,
    startRun: 2,
    time: 10,
    lateStep: 10,
    restartedTwice: 5,
    vanished: 4,
    vanishedEarly: 3,
    unrepaired: 3,
  },
};

const leaving: Theme = {
  jumps: { 1: 2, 3: 2, 6: 2, 61: 1 },
  lots: [1, 2],
  weights: {
    save: 3,
    submit: 8,
    decideNewest: 8,
    sweepRuns: 6,
    sweepMails: 4,
    startRun: 3,
    newRound: 1,
    loseExecution: 2,
    leave: 6,
    time: 4,
    leaveMidway: 10,
    leaveBeforeStep: 8,
    leaveWhileStarting: 4,
    lateStep: 3,
  },
};

export const themes = [
  ...([everything, everything, editing, editing, reviewing, reviewing] as const),
  ...([waiting, making, making, leaving, leaving] as const),
] as const;
