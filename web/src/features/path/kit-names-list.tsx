import { CalendarDays, FileCheck, MessageSquareQuote, Sheet } from 'lucide-react';
import type { KitNames } from '#shared/contract/kit.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What the working kit holds, by name. */
export function KitNamesList({ kit: { templates, steps, stopRules, pieces } }: { kit: KitNames }) {
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-lg">With it comes a working kit</h3>
      <ul className="space-y-2">
        {pieces.map((piece) => (
          <li key={piece} className="flex gap-2">
            <FileCheck aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
            <span>{piece}</span>
          </li>
        ))}
        <li className="flex gap-2">
          <Sheet aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
          <span>Your numbers: a calculator on this page, and the same as an Excel workbook</span>
        </li>
        <li className="flex gap-2">
          <CalendarDays aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
          <span>
            A timeline to print: {counted(steps, 'step', 'steps')},{' '}
            {counted(stopRules, 'stop rule', 'stop rules')}
          </span>
        </li>
        <li className="flex gap-2">
          <MessageSquareQuote aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
          <div>
            {counted(templates.length, 'template', 'templates')} to copy and print
            <ul className="mt-1 text-sm text-ink-soft">
              {templates.map(({ kind, title }) => (
                <li key={`${kind}: ${title}`}>
                  {title} ({kind.toLowerCase()})
                </li>
              ))}
            </ul>
          </div>
        </li>
      </ul>
    </div>
  );
}
