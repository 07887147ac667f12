import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Chart } from './chart.ts';
import type { Text } from './text.ts';

/**
 * A plan, decided but not drawn. A renderer reads nothing else: what is printed, in which order, with which figures
 * and cross-references, is here, and the same document always gives the same bytes.
 */
export interface PlanDocument {
  planId: string;
  tier: PlanType;
  /** Of an invented person, to show what a plan looks like: title, foot and every page say so. */
  isSample?: true;
  /** Of the rules and data that made it, so that two plans can be told apart by how they were made. */
  compilerVersion: string;
  /** The stored time of approval, ISO 8601 UTC. */
  createdAt: string;
  title: string;
  /** The person's name as they wrote it: data, in any script. */
  person: string;
  language: 'en-AU';
  /** Under the title of page 1: "A plan for Dale Hutchings · Pro plan · 28 November 2026". */
  byline?: string;
  sections: readonly PlanSection[];
}

/** A part with a number and a bookmark. */
export interface PlanSection {
  id: string;
  title: string;
  /** Shares its page with no other section, because it is handed on alone. */
  isAlone?: true;
  blocks: readonly Block[];
}

export interface FactRow {
  label: string;
  value: Text;
}

/** Every block has an id that stays the same for the same part of the same kind of plan: references lead to it. */
export type Block = Spare &
  (Heading | Paragraph | List | Checklist | Table | ChartBlock | Callout | BigFigures | Facts | Script);

interface Spare {
  /** Left out where the plan, or the page that its section has alone, would get too long. */
  isSpare?: true;
}

export interface Heading {
  kind: 'heading';
  id: string;
  level: 2 | 3;
  text: Text;
}

export interface Paragraph {
  kind: 'paragraph';
  id: string;
  /** lead: the first and larger sentence of a section; note: small print below a table or chart. */
  style: 'lead' | 'body' | 'note';
  text: Text;
}

export interface List {
  kind: 'list';
  id: string;
  ordered: boolean;
  items: readonly Text[];
}

/** Things to do or to have, each with a box; a box is ticked where an answer already shows it. */
export interface Checklist {
  kind: 'checklist';
  id: string;
  items: readonly { text: Text; ticked: boolean; note?: Text }[];
}

export interface Column {
  title: string;
  align: 'left' | 'right';
  /** Share of the width among the columns. */
  weight: number;
}

export interface Table {
  kind: 'table';
  id: string;
  caption: string;
  columns: readonly Column[];
  rows: readonly TableRow[];
  /** The first column names its row. */
  rowHeaders: boolean;
}

export interface TableRow {
  kind: 'row' | 'total';
  cells: readonly Text[];
}

export interface ChartBlock {
  kind: 'chart';
  id: string;
  caption: string;
  /** What the chart shows, in words for a reader who cannot see it. */
  alternative: string;
  chart: Chart;
}

export interface Callout {
  kind: 'callout';
  id: string;
  tone: 'plain' | 'good' | 'warning' | 'bad';
  title: Text;
  body: readonly Text[];
}

export interface BigFigures {
  kind: 'big-figures';
  id: string;
  items: readonly { label: string; value: Text; note?: Text }[];
}

export interface Facts {
  kind: 'facts';
  id: string;
  rows: readonly FactRow[];
}

/** Words to send or to say, with their blanks in square brackets. */
export interface Script {
  kind: 'script';
  id: string;
  title: string;
  when: string;
  lines: readonly string[];
}
