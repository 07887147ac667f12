import { ChartNoAxesColumn, type LucideIcon, MessageSquareQuote, Table } from 'lucide-react';
import type { ContentHolds } from '#shared/contract/content-files.ts';

/** The sign of each kind of what a text holds. */
export const heldIcons: Readonly<Record<keyof ContentHolds, LucideIcon>> = {
  tables: Table,
  templates: MessageSquareQuote,
  pictures: ChartNoAxesColumn,
};
