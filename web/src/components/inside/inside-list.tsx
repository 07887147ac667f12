import { BookOpen, FileCheck, Sheet } from 'lucide-react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { classNames } from '../class-names.ts';
import { heldIcons } from './held-icons.ts';
import { insideWords } from './inside-words.ts';

const icons = { reading: BookOpen, workbook: Sheet, piece: FileCheck } as const;
const iconOf = (kind: string) =>
  heldIcons.find((held) => held.kind === kind)?.Icon ?? icons[kind as keyof typeof icons];

/** What unlocking brings, each with its sign. */
export function InsideList({ published, className }: { published: PathContent; className?: string }) {
  return (
    <ul className={classNames('grid gap-x-6 gap-y-1.5', className)}>
      {insideWords(published).map(({ kind, text }) => {
        const Icon = iconOf(kind);
        return (
          <li key={text} className="flex gap-2">
            <Icon aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
