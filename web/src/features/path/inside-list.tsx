import { ChartNoAxesColumn, Clock, Layers, MessageSquareQuote, Table } from 'lucide-react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';
import { counted } from './counted.ts';

/** What unlocking brings, counted from the texts and the kit themselves. */
export function InsideList({ published, className }: { published: PathContent; className?: string }) {
  const { locked, kit } = published;
  if (locked === null) return null;
  const { sections, tables, pictures, minutes } = locked;
  const templates = kit?.templates.length ?? 0;
  const facts = [
    [Layers, counted(sections, 'more section', 'more sections')],
    ...(tables > 0 ? [[Table, counted(tables, 'table', 'tables')] as const] : []),
    ...(templates > 0
      ? [[MessageSquareQuote, counted(templates, 'template to copy', 'templates to copy')] as const]
      : []),
    ...(pictures > 0
      ? [[ChartNoAxesColumn, counted(pictures, 'chart or diagram', 'charts and diagrams')] as const]
      : []),
    [Clock, `About ${minutes} min to read`],
  ] as const;
  return (
    <ul className={classNames('grid gap-x-6 gap-y-1.5', className)}>
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex items-center gap-2">
          <Icon aria-hidden className="size-4 shrink-0 text-leaf" />
          {text}
        </li>
      ))}
    </ul>
  );
}
