import type { ReactNode } from 'react';
import type { PersonaPath } from '#shared/contract/content-files.ts';
import { PathCard } from './path-card.tsx';

export interface PersonaPathsProps {
  personaSlug: string;
  paths: readonly PersonaPath[];
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
  /** Advice on where to start, after the last path. */
  children: ReactNode;
}

/**
 * The paths of a persona, each with all facts for choosing: whom it suits, how buyers are found, and its
 * requirements.
 */
export function PersonaPaths({ personaSlug, paths, owned, children }: PersonaPathsProps) {
  return (
    <ul className="path-cards">
      {paths.map((path) => (
        <PathCard
          key={path.slug}
          path={path}
          personaSlug={personaSlug}
          drawn
          planned
          owned={owned.has(`${personaSlug}/${path.slug}`)}
        >
          <p className="path-card-suits">{path.suits}</p>
          <p className="path-card-selling">
            <b>{path.ways.includes('no-sales-calls') ? 'No sales calls.' : 'Some selling.'}</b> {path.selling}
          </p>
        </PathCard>
      ))}
      <li className="path-cards-close">{children}</li>
    </ul>
  );
}
