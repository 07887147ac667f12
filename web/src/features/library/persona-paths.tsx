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
    <ul className="path-cards not-print:md:[&_.path-card-about]:mt-1 not-print:md:[&_.path-card-about]:block not-print:md:[&_svg]:has-[.bars-track]:hidden">
      {paths.map((path) => (
        <PathCard
          key={path.slug}
          path={path}
          personaSlug={personaSlug}
          drawn
          planned
          owned={owned.has(`${personaSlug}/${path.slug}`)}
        >
          <p className="mt-1.5 text-sm leading-[1.45]">{path.suits}</p>
          <p className="pb-1.5 mt-1.5 text-sm leading-[1.45] text-ink-soft">
            <b className="text-ink font-semibold">
              {path.ways.includes('no-sales-calls') ? 'No sales calls.' : 'Some selling.'}
            </b>{' '}
            {path.selling}
          </p>
        </PathCard>
      ))}
      <li className="pt-4 pb-2 not-print:md:py-0 not-print:md:col-span-full">{children}</li>
    </ul>
  );
}
