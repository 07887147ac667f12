import { ChartNoAxesColumn, MessageSquareQuote, Table } from 'lucide-react';

/** The sign of each kind, and what it stands for. */
export const heldIcons = [
  { kind: 'tables', Icon: Table, many: 'tables' },
  { kind: 'templates', Icon: MessageSquareQuote, many: 'templates to copy' },
  { kind: 'pictures', Icon: ChartNoAxesColumn, many: 'charts and diagrams' },
] as const;
