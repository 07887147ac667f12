import { CalendarDays, type LucideIcon, MessageSquareQuote, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KitNames } from '#shared/contract/kit.ts';
import { counted } from './counted.ts';

/** So many templates stand by name; the others fold. */
const shown = 4;

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
  /** So many of its templates are unlocked with it, as beside the price; the others stand in the free sections. */
  unlocks: number;
}

/** What the working kit holds, by name; its finished pieces stand beside the price. */
export function KitNamesList({ kit: { templates, steps, stopRules }, unlocks }: KitNamesListProps) {
  const free = templates.length - unlocks;
  const folded = templates.slice(shown);
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg">What’s in the kit</h3>
      <ul className="space-y-2">
        <Part icon={Sheet}>Your numbers, in a calculator and in Excel</Part>
        <Part icon={CalendarDays}>
          A timeline to print: {counted(steps, 'step', 'steps')},{' '}
          {counted(stopRules, 'stop rule', 'stop rules')}
        </Part>
        <Part icon={MessageSquareQuote}>
          {counted(unlocks, 'template', 'templates')} to copy and print
          {free > 0 && `, and ${free} more in the free sections`}
          <div className="mt-1 text-sm text-ink-soft">
            <Names templates={templates.slice(0, shown)} />
            {folded.length > 0 && (
              <details className="more-names">
                <summary>{folded.length} more</summary>
                <Names templates={folded} />
              </details>
            )}
          </div>
        </Part>
      </ul>
    </div>
  );
}
