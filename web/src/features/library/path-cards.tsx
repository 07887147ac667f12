import type { ReactNode } from 'react';
import type { PathSummary } from '#shared/contract/content-files.ts';
import { PathCard } from './path-card.tsx';

export interface PathCardsProps {
  /** Books on a shelf, or cards side by side; on a phone both are rows of a list. */
  look: 'books' | 'path-cards';
  personaSlug: string;
  paths: readonly PathSummary[];
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
  /** After the last. */
  children?: ReactNode;
}

export function PathCards({ look, personaSlug, paths, owned, children }: PathCardsProps) {
  return (
    <ul className={look}>
      {paths.map((path) => (
        <PathCard
          key={path.slug}
          path={path}
          personaSlug={personaSlug}
          drawn={look !== 'books'}
          owned={owned.has(`${personaSlug}/${path.slug}`)}
        />
      ))}
      {children}
    </ul>
  );
}
