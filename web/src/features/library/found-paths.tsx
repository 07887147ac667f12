import type { LibraryPath } from './library-path.ts';
import { orderPaths } from './order-paths.ts';
import { PathCard } from './path-card.tsx';

export interface FoundPathsProps {
  found: readonly LibraryPath[];
  /** One of the orders. */
  sort?: string;
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
}

/** What a filter leaves, or all in one order, of all personas together: nothing stands between two that fit. */
export function FoundPaths({ found, sort = '', owned }: FoundPathsProps) {
  return (
    <ul className="found-paths">
      {orderPaths(found, sort).map((path) => (
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
