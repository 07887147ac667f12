import type { LibraryPath } from './library-path.ts';
import { PathCard } from './path-card.tsx';

export interface FoundPathsProps {
  found: readonly LibraryPath[];
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
}

/** What a filter leaves, the best paid first, of all personas together: nothing stands between two that fit. */
export function FoundPaths({ found, owned }: FoundPathsProps) {
  return (
    <ul className="found-paths">
      {found
        .toSorted((one, other) => other.hourCents - one.hourCents)
        .map((path) => (
          <PathCard
            key={path.slug}
            path={path}
            personaSlug={path.personaSlug}
            personaTitle={path.personaTitle}
            drawn
            owned={owned.has(`${path.personaSlug}/${path.slug}`)}
          />
        ))}
    </ul>
  );
}
