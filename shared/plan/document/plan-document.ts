import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Chart } from './chart.ts';
import type { AssumptionId, Mark, Text } from './text.ts';

/**
 * A plan, decided but not drawn. A renderer reads nothing else: what is printed, in which order, with which figures
 * and cross-references, stands here, and the same document always gives the same bytes.
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
  /** A page in front of all sections. Without one, the first section is page 1, under the title and the byline. */
  cover?: Cover;
  /** Under the title of page 1: "A plan for Dale Hutchings · Pro plan · 28 November 2026". */
  byline?: string;
  sections: readonly PlanSection[];
  assumptions: readonly Assumption[];
}

export interface CoveredDocument extends PlanDocument {
  cover: Cover;
}

export const isCovered = (document: PlanDocument): document is CoveredDocument =>
  document.cover !== undefined;

export interface Cover {
  path: string;
  subtitle: string;
  /** What was entered, as rows of label and value. */
  entered: readonly FactRow[];
  /** Drawn where there is room; of a goal that is not supported, how much of it there is. */
  drawn?: CoverYear | CoverGap;
}

/** What each month of the first year supports, as bars. */
export interface CoverYear {
  kind: 'year';
  title: string;
  /** In dollars. */
  values: readonly number[];
  goal?: { at: number; label: string };
  /** The first month that reaches the goal. */
  passed?: { month: number; label: string };
  /** What the last month comes to. */
  last: string;
  alternative: string;
}

/** What is reached of a goal, a bar a month that counts. */
export interface CoverGap {
  kind: 'gap';
  title: string;
  goal: { at: number; label: string };
  /** In dollars: by the date that was named, then at the end of the year. */
  months: readonly { value: number; label: string; share: string; lacking: string }[];
  alternative: string;
}

/** Begins a page, unless sharing one saves one; stands in the contents and the bookmarks. */
export interface PlanSection {
  id: string;
  title: string;
  /** Shares its pages with no other section: it is handed on by itself. */
  isAlone?: true;
  blocks: readonly Block[];
}

export interface FactRow {
  label: string;
  value: Text;
}

export interface Assumption {
  id: AssumptionId;
  label: string;
  /** As printed, with its unit. */
  value: string;
  range?: string;
  mark: Mark;
  /** Where it comes from, or why it was chosen. */
  reason: string;
  /** The source's year or day, as printed. */
  asAt?: string;
  href?: string;
  /** How figures that rest on it are worked out: each sum with the figures of this plan, the result last. */
  worked?: readonly Text[];
  /** Ids of the blocks whose figures depend on it. */
  usedBy: readonly string[];
}

/** Every block has an id that stays the same for the same part of the same kind of plan: references lead to it. */
export type Block =
  | Heading
  | Paragraph
  | List
  | Checklist
  | Table
  | ChartBlock
  | Callout
  | BigFigures
  | Facts
  | Quote
  | Script
  | Form;

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
  items: readonly { text: Text; ticked: boolean; hours?: Text; note?: Text }[];
}

export interface Column {
  title: string;
  /** decimal: figures stand under each other by their decimal point. */
  align: 'left' | 'right' | 'decimal';
  /** Share of the width beside the other columns. */
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
  /** Four groups of a few words each, which a renderer may set two by two. */
  isQuartered?: true;
}

export interface TableRow {
  kind: 'row' | 'subtotal' | 'total' | 'group';
  cells: readonly Text[];
}

export interface ChartBlock {
  kind: 'chart';
  id: string;
  caption: string;
  /** What its figures depend on: one of each kind of mark, printed beside the caption. */
  marks?: readonly { mark: Mark; assumption: AssumptionId }[];
  /** What the chart shows, in words that serve somebody who cannot see it. */
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

/** The person's own words. */
export interface Quote {
  kind: 'quote';
  id: string;
  text: string;
  from: string;
}

/** Words to send or to say, with their blanks in square brackets. */
export interface Script {
  kind: 'script';
  id: string;
  title: string;
  when: string;
  lines: readonly string[];
}

/** Blanks to fill in by hand. */
export interface Form {
  kind: 'form';
  id: string;
  title: string;
  fields: readonly { label: string; lines: number }[];
}
