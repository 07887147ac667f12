import type { FunctionName } from './functions.ts';

/** Scheduled work. Each sweep finds its items through an index, never by a scan, and may run twice. */
export interface SweepDefinition {
  function: FunctionName;
  everyMinutes: number;
}

export const sweeps = {
  'token-expiry': { function: 'sweep-token-expiry', everyMinutes: 60 },
  'token-reminders': { function: 'sweep-token-reminders', everyMinutes: 60 },
  'document-reminders': { function: 'sweep-document-reminders', everyMinutes: 60 },
  'review-reminders': { function: 'sweep-review-reminders', everyMinutes: 30 },
  /** Runs as often as possible, because until then an unneeded page can still be paid. */
  'close-pages': { function: 'sweep-close-pages', everyMinutes: 1 },
  'reconcile-orders': { function: 'sweep-reconcile-orders', everyMinutes: 5 },
  'reconcile-mails': { function: 'sweep-reconcile-mails', everyMinutes: 5 },
  'reconcile-wallets': { function: 'sweep-reconcile-wallets', everyMinutes: 5 },
  'reconcile-runs': { function: 'sweep-reconcile-runs', everyMinutes: 5 },
} as const satisfies Record<string, SweepDefinition>;

export type SweepName = keyof typeof sweeps;
export const sweepNames = Object.keys(sweeps) as SweepName[];

/**
 * How long a pass takes up new items, and the time limit of one item. Together they are shorter than the interval: the
 * function runs once at a time, so a longer pass would block the next one.
 */
export const passTimesOf = (name: SweepName): { budgetMs: number; itemMs: number } =>
  sweeps[name].everyMinutes === 1
    ? { budgetMs: 25_000, itemMs: 20_000 }
    : { budgetMs: 150_000, itemMs: 30_000 };

/** These are separate functions, so that a slow one does not delay the others; on request they run together. */
export const reconcilers = [
  'close-pages',
  'reconcile-orders',
  'reconcile-mails',
  'reconcile-wallets',
  'reconcile-runs',
] as const satisfies readonly SweepName[];
