import { BookOpen, FileCheck, MessageSquareQuote, Sheet } from 'lucide-react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { classNames } from '../class-names.ts';
import { insideWords } from './inside-words.ts';

const icons = {
  templates: MessageSquareQuote,
  workbook: Sheet,
  piece: FileCheck,
  reading: BookOpen,
} as const;

export function InsideList({ published, className }: { published: PathContent; className?: string }) {
  return (
    <ul className={classNames('grid gap-x-6 gap-y-1.5', className)}>
      {insideWords(published).map(({ kind, text }) => {
        const Icon = icons[kind];
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
