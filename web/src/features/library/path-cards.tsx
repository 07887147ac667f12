import type { PathSummary } from '#shared/contract/content-files.ts';
import { PathCard } from './path-card.tsx';

export interface PathCardsProps {
  /** Books on a shelf, a row in a list on a phone; or cards side by side. */
  look: 'books' | 'path-cards';
  personaSlug: string;
  paths: readonly PathSummary[];
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
}

export function PathCards({ look, personaSlug, paths, owned }: PathCardsProps) {
  return (
    <ul className={look}>
      {paths.map((path) => (
        <PathCard
          key={path.slug}
          path={path}
          personaSlug={personaSlug}
          owned={owned.has(`${personaSlug}/${path.slug}`)}
        />
      ))}
    </ul>
  );
}
