import { ChartNoAxesColumn, Clock, Layers, MessageSquareQuote, Table } from 'lucide-react';
import type { LockedFacts } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What unlocking brings, counted from the texts themselves. */
export function InsideList({ locked, className }: { locked: LockedFacts; className?: string }) {
  const { sections, tables, scripts, pictures, minutes } = locked;
  const facts = [
    [Layers, counted(sections, 'more section', 'more sections')],
    ...(tables > 0 ? [[Table, counted(tables, 'table', 'tables')] as const] : []),
    ...(scripts > 0
      ? [[MessageSquareQuote, counted(scripts, 'script to copy', 'scripts to copy')] as const]
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
