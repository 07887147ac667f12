import { useRef } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { PreviewTerms } from '#web/components/preview-terms.tsx';
import { useOwnedPaths } from '#web/lib/use-owned-paths.ts';
import { finderId, type LibraryPath, pathCount } from './library-path.ts';
import { findLoosenings } from './match-paths.ts';
import { NoMatch } from './no-match.tsx';
import { PathFilters } from './path-filters.tsx';
import type { OfferedChoices, PathQuery } from './path-query.ts';
import { PathRow } from './path-row.tsx';
import type { usePathQuery } from './use-path-query.ts';

export interface PathFinderProps {
  library: readonly LibraryPath[];
  found: readonly LibraryPath[];
  offered: OfferedChoices;
  finder: ReturnType<typeof usePathQuery>;
}

/** All paths of all personas, and what narrows them down. */
export function PathFinder({ library, found, offered, finder }: PathFinderProps) {
  const owned = useOwnedPaths();
  const count = useRef<HTMLParagraphElement>(null);
  // A button that goes away once pressed would take the focus along.
  const goToCount = () => count.current?.focus();
  const submit = () => {
    finder.settle();
    goToCount();
  };
  const clear = () => {
    finder.clear();
    goToCount();
  };
  const loosen = (name: keyof PathQuery) => {
    finder.loosen(name);
    goToCount();
  };

  return (
    <section aria-labelledby={finderId} className="border-t border-line pt-5">
      <h2 id={finderId} className="scroll-mt-6">
        Find a path
      </h2>
      <PreviewTerms className="mt-2 mb-5" />
      <PathFilters
        form={finder.form}
        query={finder.query}
        offered={offered}
        onType={finder.type}
        onSettle={finder.settle}
        onChoose={finder.choose}
        onSubmit={submit}
      />
      <div className="mt-2 flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line pb-2">
        <p ref={count} role="status" tabIndex={-1} className="font-semibold tabular-nums">
          {`${found.length} of ${pathCount(library.length)}`}
        </p>
        {finder.isFiltering && (
          <Button variant="quiet" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <div className="mt-6">
          <NoMatch loosenings={findLoosenings(library, finder.query)} onLoosen={loosen} />
        </div>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {found.map((path) => (
            <PathRow
              key={`${path.personaSlug}/${path.slug}`}
              path={path}
              personaSlug={path.personaSlug}
              owned={owned.has(`${path.personaSlug}/${path.slug}`)}
              personaTitle={path.personaTitle}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
