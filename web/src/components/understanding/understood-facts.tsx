import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DescribedFact } from '#shared/plan/describe/understanding.ts';
import { shorten } from '../shorten.ts';

const mostQuotes = 3;

interface UnderstoodFactProps {
  fact: DescribedFact;
  /** What corrects it. */
  children?: ReactNode;
}

/** A fact and the words that it came from. */
const UnderstoodFact = ({ fact: { kind, says, words }, children }: UnderstoodFactProps) => (
  <li className="py-2 wrap-anywhere">
    <p className="flex gap-1.5">
      {kind === 'private' && <Lock aria-hidden className="mt-1 size-4 shrink-0" />}
      <span className="min-w-0">{says}</span>
    </p>
    {words.length > 0 && (
      <p className="text-sm text-ink-soft">
        {words
          .slice(0, mostQuotes)
          .map(({ text }) => `“${shorten(text)}”`)
          .join(' · ')}
      </p>
    )}
    {children}
  </li>
);

/** What we understood, line by line. */
export const UnderstoodFacts = ({ facts }: { facts: readonly DescribedFact[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {facts.map((fact) => (
      <UnderstoodFact key={fact.id} fact={fact} />
    ))}
  </ul>
);
