import { FoundBy } from './found-by.tsx';
import { HourKey } from './hour-bars.tsx';
import type { LibraryPath } from './library-path.ts';
import { orderPaths } from './order-paths.ts';
import { PathCard } from './path-card.tsx';

export interface FoundPathsProps {
  found: readonly LibraryPath[];
  /** A sort order. */
  sort?: string;
  /** The searched words. */
  lookedFor?: string;
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
}

/** The filtered or sorted paths of all personas, in one list. */
export function FoundPaths({ found, sort = '', lookedFor = '', owned }: FoundPathsProps) {
  return (
    <>
      <div className="text-sm">
        <HourKey />
      </div>
      <ul className="found-paths md:[&>.path-card]:py-5 md:[&>.path-card]:px-0 md:[&>.path-card]:grid-cols-[6rem_minmax(0,1fr)] md:[&>.path-card]:gap-x-6 mt-2 border-t border-t-line md:mt-4 md:[&_.path-card-cover]:w-24 lg:[&_.path-card-cover]:row-[auto] md:[&_svg]:has-[.bars-track]:mt-1.5 md:[&_svg]:has-[.bars-track]:block md:[&_svg]:has-[.bars-track]:w-full md:[&_svg]:has-[.bars-track]:overflow-visible">
        {orderPaths(found, sort, lookedFor).map((path) => (
          <PathCard
            key={path.slug}
            path={path}
            personaSlug={path.personaSlug}
            personaTitle={path.personaTitle}
            lookedFor={lookedFor}
            drawn
            owned={owned.has(`${path.personaSlug}/${path.slug}`)}
          >
            <FoundBy path={path} lookedFor={lookedFor} />
          </PathCard>
        ))}
      </ul>
    </>
  );
}
