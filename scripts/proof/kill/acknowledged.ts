import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';

/** What a client was told, and so must be there after any number of kills. */
export interface Acknowledged {
  accounts: Set<string>;
  verified: Set<string>;
  /** Payment pages that were opened, and those that were paid. */
  opened: { email: string; checkoutId: string; cents: number }[];
  paid: Set<string>;
  runs: Map<string, { email: string; plan: PlanType }>;
  /** The newest of each run. */
  saved: Map<string, { version: number; content: string }>;
  submitted: { runId: string; content: string }[];
  decided: { runId: string; attempt: number; verdict: Verdict }[];
  unlocked: { email: string; path: string }[];
  /** Documents that were read, and what of: SHA-256. */
  read: Map<string, string>;
  /** Links that were mailed and have led to a document. */
  links: Map<string, string>;
  mails: Set<string>;
  /** By what was asked for. */
  counts: Map<string, number>;
}

export const nothingYet = (): Acknowledged => ({
  accounts: new Set(),
  verified: new Set(),
  opened: [],
  paid: new Set(),
  runs: new Map(),
  saved: new Map(),
  submitted: [],
  decided: [],
  unlocked: [],
  read: new Map(),
  links: new Map(),
  mails: new Set(),
  counts: new Map(),
});

export function count({ counts }: Pick<Acknowledged, 'counts'>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
