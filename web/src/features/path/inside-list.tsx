import { FileCheck, Sheet } from 'lucide-react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';
import { heldFacts } from './held-facts.ts';

/** What unlocking brings beside the sections, counted from the texts and the kit themselves. */
export function InsideList({ published, className }: { published: PathContent; className?: string }) {
  const { locked, kit } = published;
  if (locked === null) return null;
  const facts = [
    ...heldFacts({ ...locked, templates: kit?.templates.length ?? 0 }),
    ...(kit === null ? [] : [[Sheet, 'A workbook with your own numbers'] as const]),
    ...(kit?.pieces ?? []).map((piece) => [FileCheck, piece] as const),
  ] as const;
  return (
    <ul className={classNames('grid gap-x-6 gap-y-1.5', className)}>
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex gap-2">
          <Icon aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
          {text}
        </li>
      ))}
    </ul>
  );
}
