import type { ReactNode } from 'react';
import type { PathSummary } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';
import { PathCard } from './path-card.tsx';

export interface PathCardsProps {
  personaSlug: string;
  paths: readonly PathSummary[];
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
  /** Over the whole width of a page. */
  wide?: boolean;
  /** Stands where the last row would have an empty place. */
  filler?: ReactNode;
}

export function PathCards({ personaSlug, paths, owned, wide = false, filler }: PathCardsProps) {
  return (
    <ul className={classNames('path-cards', wide && 'path-cards-wide')}>
      {paths.map((path) => (
        <PathCard
          key={path.slug}
          path={path}
          personaSlug={personaSlug}
          owned={owned.has(`${personaSlug}/${path.slug}`)}
        />
      ))}
      {filler !== undefined && <li className="path-cards-filler">{filler}</li>}
    </ul>
  );
}
