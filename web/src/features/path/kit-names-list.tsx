import { CalendarDays, type LucideIcon, MessageSquareQuote, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KitNames } from '#shared/contract/kit.ts';
import { counted } from './counted.ts';

function Part({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Names({ templates }: Pick<KitNames, 'templates'>) {
  return (
    <ul>
      {templates.map(({ kind, title }) => (
        <li key={`${kind}: ${title}`}>
          {title} ({kind.toLowerCase()})
        </li>
      ))}
    </ul>
  );
}

export interface KitNamesListProps {
  kit: KitNames;
  /**
   * The number of templates that unlocking adds, as shown next to the price; the others are in the free
   * sections.
   */
  unlocks: number;
}

/** The contents of the working kit by name; its finished pieces are next to the price. */
export function KitNamesList({ kit: { templates, steps, stopRules }, unlocks }: KitNamesListProps) {
  const free = templates.length - unlocks;
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg">What’s in the kit</h3>
      <ul className="space-y-2">
        <Part icon={Sheet}>A calculator and an Excel workbook</Part>
        <Part icon={CalendarDays}>
          A timeline to print: {counted(steps, 'step', 'steps')},{' '}
          {counted(stopRules, 'stop rule', 'stop rules')}
        </Part>
        <Part icon={MessageSquareQuote}>
          {counted(unlocks, 'template', 'templates')} to copy and print
          {free > 0 && `, and ${free} more in the free sections`}
          <details className="text-sm text-ink-soft">
            <summary className="py-3 pr-4 w-fit min-h-11 text-leaf cursor-pointer font-semibold">
              See all {templates.length}
            </summary>
            <Names templates={templates} />
          </details>
        </Part>
      </ul>
    </div>
  );
}
