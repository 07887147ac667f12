import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DescribedFact } from '#shared/plan/describe/understanding.ts';
import { shorten } from '../shorten.ts';
import { quotedWords } from './quoted-words.ts';

const mostQuotes = 3;

interface UnderstoodFactProps {
  fact: DescribedFact;
  /** The control that corrects it. */
  children?: ReactNode;
}

const quoteOf = (text: string): string => `“${shorten(text)}”`;

/** A fact and its source words. */
const UnderstoodFact = ({ fact, children }: UnderstoodFactProps) => (
  <li className="py-2 wrap-anywhere">
    <p>{fact.says}</p>
    {quotedWords(fact).length > 0 && (
      <p className="text-sm text-ink-soft">
        {quotedWords(fact)
          .slice(0, mostQuotes)
          .map(({ text }) => quoteOf(text))
          .join(' · ')}
      </p>
    )}
    {children}
  </li>
);

/** Private facts are summarised in one line, because no file will contain them. */
const KeptPrivate = ({ facts }: { facts: readonly DescribedFact[] }) => (
  <div className="mt-4">
    <h4 className="flex items-center gap-1.5 font-semibold">
      <Lock aria-hidden className="size-4 shrink-0" />
      Kept out of your plan and every email
    </h4>
    <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-soft">
      {facts.map(({ id, words }) => (
        <li key={id} className="wrap-anywhere">
          {words.map(({ text }) => quoteOf(text)).join(' · ')}
        </li>
      ))}
    </ul>
  </div>
);

/** The facts that we understood, and what we keep private. */
export function UnderstoodFacts({ facts }: { facts: readonly DescribedFact[] }) {
  const kept = facts.filter(({ kind }) => kind === 'private');
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {facts
          .filter(({ kind }) => kind !== 'private')
          .map((fact) => (
            <UnderstoodFact key={fact.id} fact={fact} />
          ))}
      </ul>
      {kept.length > 0 && <KeptPrivate facts={kept} />}
    </>
  );
}
