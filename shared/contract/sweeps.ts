import type { FunctionName } from './functions.ts';

/** Work done on a schedule. Each finds its items through an index, never by a scan, and may run twice. */
export interface SweepDefinition {
  function: FunctionName;
  everyMinutes: number;
}

export const sweeps = {
  'token-expiry': { function: 'sweep-token-expiry', everyMinutes: 60 },
  'token-reminders': { function: 'sweep-token-reminders', everyMinutes: 60 },
  'document-reminders': { function: 'sweep-document-reminders', everyMinutes: 60 },
  'review-reminders': { function: 'sweep-review-reminders', everyMinutes: 30 },
  /** As often as it can be: until then a page can be paid that nobody needs any more. */
  'close-pages': { function: 'sweep-close-pages', everyMinutes: 1 },
  'reconcile-orders': { function: 'sweep-reconcile-orders', everyMinutes: 5 },
  'reconcile-mails': { function: 'sweep-reconcile-mails', everyMinutes: 5 },
  'reconcile-wallets': { function: 'sweep-reconcile-wallets', everyMinutes: 5 },
  'reconcile-runs': { function: 'sweep-reconcile-runs', everyMinutes: 5 },
} as const satisfies Record<string, SweepDefinition>;

export type SweepName = keyof typeof sweeps;
export const sweepNames = Object.keys(sweeps) as SweepName[];

/**
 * How long a pass takes up items, and how long one of them may be worked on. Together they are shorter than the interval:
 * the function runs once at a time, so a pass that took longer would keep the next one out.
 */
export const passTimesOf = (name: SweepName): { budgetMs: number; itemMs: number } =>
  sweeps[name].everyMinutes === 1
    ? { budgetMs: 25_000, itemMs: 20_000 }
    : { budgetMs: 150_000, itemMs: 30_000 };

/** Functions of their own, so that none of them is kept from its work by a slow other; asked for by hand they run together. */
export const reconcilers = [
  'close-pages',
  'reconcile-orders',
  'reconcile-mails',
  'reconcile-wallets',
  'reconcile-runs',
] as const satisfies readonly SweepName[];
