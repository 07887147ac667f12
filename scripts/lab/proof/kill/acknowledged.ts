import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';

/** Everything that was acknowledged to a client, and so must survive any number of kills. */
export interface Acknowledged {
  accounts: Set<string>;
  verified: Set<string>;
  /** Payment pages that were opened, and those that were paid. */
  opened: { email: string; checkoutId: string; cents: number }[];
  paid: Set<string>;
  runs: Map<string, { email: string; plan: PlanType }>;
  /** The newest save of each run. */
  saved: Map<string, { version: number; content: string }>;
  submitted: { runId: string; content: string }[];
  decided: { runId: string; attempt: number; verdict: Verdict }[];
  unlocked: { email: string; path: string }[];
  /** SHA-256 of each document that was read. */
  read: Map<string, string>;
  /** Links that were mailed and have opened a document. */
  links: Map<string, string>;
  mails: Set<string>;
  /** The number of acknowledged requests of each kind. */
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
