import { lossNames } from '#shared/contract/alarms.ts';
import { functionDefinition, secretNames } from '#shared/contract/functions.ts';
import { sweepNames, sweeps } from '#shared/contract/sweeps.ts';
import type { Priced } from './prices.ts';

/** The input of a month: its users and runs. */
export interface Month {
  users: number;
  runs: number;
}

/** Measured by `npm run bench`, from docs/MEASURED.md. */
export const measured = {
  purchase: { writes: 21, reads: 9 },
  unlock: { writes: 11, reads: 1 },
  planAndRun: { writes: 19, reads: 2 },
  basicRun: { writes: 27, reads: 16, transitions: 6 },
  /** Scripts, styles and fonts of a first visit, brotli. */
  firstPageBytes: 145_000,
};

/** Guesses on the high side, because there have been no users yet. */
export const assumed = {
  visitsOfUser: 8,
  pagesOfVisit: 6,
  apiRequestsOfVisit: 12,
  purchasesOfUser: 1,
  unlocksOfUser: 2,
  mailsOfUser: 4,
  mailsOfRun: 3,
  documentBytes: 500_000,
  itemsOfUserBytes: 20_000,
  pageBytes: 30_000,
  apiMs: 150,
  /** A session check and one read, or a save. */
  apiRequest: { writes: 0.5, reads: 2 },
  /** Goal checks of a user, and pauses while a plan's form is filled in. */
  readingsOfUser: 4,
  readingsOfRun: 40,
  readingMs: 150,
  sweepMs: 500,
  watchMs: 1000,
  sweepReads: 20,
  generationMs: 4000,
  stepMs: 300,
  logBytesOfCall: 1500,
} as const;

const gb = 1024 ** 3;
/** As in infra/back-up.ts. */
const nightlyCopies = 35;
const minutesOfMonth = 30 * 24 * 60;

const sweepCalls = (): number =>
  sweepNames.reduce((sum, name) => sum + minutesOfMonth / sweeps[name].everyMinutes, 0);

/** As in infra/watch.ts. */
const watchCalls = minutesOfMonth / 5;

const gbSeconds = (memoryMb: number, ms: number): number => (memoryMb / 1024) * (ms / 1000);

/** The stack's other alarms: a few single ones and composites, besides one for each loss. */
const alarmsBeside = 10 + sweepNames.length;
const compositeAlarms = 3;

export function monthlyUse({ users, runs }: Month): Record<Priced, number> {
  const visits = users * assumed.visitsOfUser;
  const apiRequests = visits * assumed.apiRequestsOfVisit;
  const purchases = users * assumed.purchasesOfUser + runs;
  const unlocks = users * assumed.unlocksOfUser;
  const steps = runs * measured.basicRun.transitions;
  // Each reading is counted for its address in one write.
  const readings = users * assumed.readingsOfUser + runs * assumed.readingsOfRun;
  const calls = apiRequests + readings + sweepCalls() + watchCalls + steps;
  const units = (kind: 'writes' | 'reads'): number =>
    apiRequests * assumed.apiRequest[kind] +
    purchases * measured.purchase[kind] +
    unlocks * measured.unlock[kind] +
    runs * (measured.planAndRun[kind] + measured.basicRun[kind]);
  const pageRequests = visits * assumed.pagesOfVisit + apiRequests + readings + users * 20;
  const memoryOf = (name: Parameters<typeof functionDefinition>[0]) => functionDefinition(name).memoryMb;
  return {
    apiRequests: apiRequests + readings,
    functionCalls: calls,
    functionGbSeconds:
      apiRequests * gbSeconds(memoryOf('api-user'), assumed.apiMs) +
      readings * gbSeconds(memoryOf('api-readings'), assumed.readingMs) +
      sweepCalls() * gbSeconds(memoryOf('sweep-reconcile-orders'), assumed.sweepMs) +
      watchCalls * gbSeconds(memoryOf('watch-site'), assumed.watchMs) +
      steps * gbSeconds(memoryOf('workflow-complete-run'), assumed.stepMs) +
      runs * gbSeconds(memoryOf('workflow-generate-document'), assumed.generationMs),
    databaseWrites: units('writes') + readings,
    databaseReads: units('reads') + sweepCalls() * assumed.sweepReads,
    databaseGb: (users * assumed.itemsOfUserBytes) / gb,
    databaseCopyGb: (nightlyCopies * users * assumed.itemsOfUserBytes) / gb,
    transitions: steps,
    storageGb: (runs * assumed.documentBytes) / gb,
    storagePuts: runs * 3,
    mails: users * assumed.mailsOfUser + runs * assumed.mailsOfRun,
    mailAttachmentGb: (runs * assumed.documentBytes) / gb,
    pageRequests,
    pageGb: (users * measured.firstPageBytes + visits * assumed.pagesOfVisit * assumed.pageBytes) / gb,
    logGb: (calls * assumed.logBytesOfCall) / gb,
    // These are our own metrics; AWS's own are free.
    metrics: lossNames.length + 3,
    alarms: lossNames.length + alarmsBeside,
    compositeAlarms,
    dashboards: 1,
    firewalls: 1,
    firewallRules: 5,
    firewallRequests: pageRequests,
    secrets: secretNames.length,
    schedules: sweepCalls() + watchCalls,
  };
}
