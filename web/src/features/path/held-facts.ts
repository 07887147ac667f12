import { ChartNoAxesColumn, type LucideIcon, MessageSquareQuote, Table } from 'lucide-react';
import type { ContentHolds } from '#shared/contract/content-files.ts';
import { counted } from './counted.ts';

/** What text holds beside its words, each kind with its sign. */
export const heldKinds = [
  { kind: 'tables', Icon: Table, one: 'table', many: 'tables' },
  { kind: 'templates', Icon: MessageSquareQuote, one: 'template to copy', many: 'templates to copy' },
  { kind: 'pictures', Icon: ChartNoAxesColumn, one: 'chart or diagram', many: 'charts and diagrams' },
] as const;

/** What there is none of is not named. */
export const heldFacts = (holds: ContentHolds): (readonly [LucideIcon, string])[] =>
  heldKinds
    .filter(({ kind }) => holds[kind] > 0)
    .map(({ kind, Icon, one, many }) => [Icon, counted(holds[kind], one, many)]);
