import { ChartNoAxesColumn, type LucideIcon, MessageSquareQuote, Table } from 'lucide-react';
import type { ContentHolds } from '#shared/contract/content-files.ts';
import { counted } from './counted.ts';

/** What text holds beside its words, each with its sign; what there is none of is not named. */
export function heldFacts({ tables, templates, pictures }: ContentHolds): (readonly [LucideIcon, string])[] {
  const facts = [
    [tables, Table, counted(tables, 'table', 'tables')],
    [templates, MessageSquareQuote, counted(templates, 'template to copy', 'templates to copy')],
    [pictures, ChartNoAxesColumn, counted(pictures, 'chart or diagram', 'charts and diagrams')],
  ] as const;
  return facts.filter(([count]) => count > 0).map(([, Icon, text]) => [Icon, text]);
}
