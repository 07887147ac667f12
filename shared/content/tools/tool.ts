import type { FactId } from '../facts.ts';

/** When a tool begins to make sense, along the way of a small business; our judgement. */
export const toolMoments = ['start', 'sale', 'steady', 'team'] as const;
export type ToolMoment = (typeof toolMoments)[number];

/** How it takes its money: not at all, from each sale, as a fee of registration, by the year, or by the month. */
export const toolCharges = ['free', 'share', 'fee', 'year', 'month'] as const;
export type ToolCharge = (typeof toolCharges)[number];

export interface Tool {
  id: string;
  name: string;
  href: string;
  /** What it is for, in a few words. */
  purpose: string;
  /** When paying for it begins to make sense; our judgement. */
  payWhen: string;
  from: ToolMoment;
  charge: ToolCharge;
  /** What it costs where a source says so; all others are to be looked up. */
  price?: FactId;
}

export interface ToolGroup {
  title: string;
  /** What does the same for nothing, first. */
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

/** The day the list was made. Prices were not checked but where a fact says so. */
export const toolsListedOn = '2026-11-20';
