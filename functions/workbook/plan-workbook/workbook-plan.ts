import type * as z from 'zod';
import type { sourceSchema } from '#shared/content/schemas/catalogue.ts';
import type { Basis } from '#shared/content/schemas/parts.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Figures } from '#shared/plan/figures/calculate.ts';

export type Source = z.infer<typeof sourceSchema>;

export interface WorkbookTask {
  title: string;
  /** It is written as `2026-12-06`. */
  date: string;
  /** It is written as `09:30`. */
  start: string;
  minutes: number;
  place: string;
  done: string;
}

export interface WorkbookPlan {
  figures: Figures;
  tier: PlanType;
  /** It is named as in the document. The customer's own words never enter a workbook. */
  business: string;
  planId: string;
  createdAt: string;
  sources: readonly Source[];
  tasks: readonly WorkbookTask[];
}

/** Returns "Income test for JobSeeker Payment, Services Australia, undated", or our reason. */
export function basisText(basis: Basis, sources: readonly Source[]): string {
  if ('judged' in basis) return `Our judgement: ${basis.judged}`;
  const source = sources.find(({ id }) => id === basis.source);
  const named = source ? `${source.title}, ${source.publisher}, ${source.date}` : basis.source;
  return basis.note ? `${named}. ${basis.note}` : named;
}

/** The source of a figure. The customer's words are not repeated, because they may hold what no file should. */
export const originText = (from: { words: string } | { basis: Basis }, sources: readonly Source[]): string =>
  'basis' in from ? basisText(from.basis, sources) : 'Your own figure';

export const dollars = (cents: number): number => cents / 100;
