import type { FactId } from '../facts.ts';

/** We judge when a tool starts to make sense for a small business. */
export const toolMoments = ['start', 'sale', 'steady', 'team'] as const;
export type ToolMoment = (typeof toolMoments)[number];

/** A tool charges nothing, a share of each sale, a registration fee, yearly or monthly. */
export const toolCharges = ['free', 'share', 'fee', 'year', 'month'] as const;
export type ToolCharge = (typeof toolCharges)[number];

export interface Tool {
  id: string;
  name: string;
  href: string;
  purpose: string;
  /** We judge when paying for it starts to make sense. */
  payWhen: string;
  from: ToolMoment;
  charge: ToolCharge;
  /** Its free plan is enough to start with. */
  freePlan?: true;
  /** Its price, if we have a source for it. */
  price?: FactId;
}

export interface ToolGroup {
  title: string;
  /** A free way to do the same. */
  freeFirst: string;
  tools: readonly Tool[];
}

export type StackId = 'online-startup-execution-stack' | 'marketing-revenue-stack';

export interface ToolStack {
  id: StackId;
  title: string;
  desc: string;
  groups: readonly ToolGroup[];
}

/** The day the list was made. Only prices with a fact were checked. */
export const toolsListedOn = '2026-11-20';
