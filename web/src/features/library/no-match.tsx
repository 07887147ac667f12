import { Button } from '#web/components/button/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { pathCount } from './library-path.ts';
import type { Loosening } from './match-paths.ts';
import { isAsked, type PathQuery, queryNames } from './path-query.ts';

const without: Record<keyof PathQuery, string> = {
  q: 'Without the search',
  topic: 'Any topic',
  free: 'Paid paths too',
  hours5: 'Any hours',
  under100: 'Any budget',
  home: 'Away from home too',
  nocalls: 'Sales calls too',
};

export interface NoMatchProps {
  query: PathQuery;
  loosenings: readonly Loosening[];
  onLoosen: (name: keyof PathQuery) => void;
}

/** Nothing fits: which filter to let go of, and what that brings. */
export function NoMatch({ query, loosenings, onLoosen }: NoMatchProps) {
  const isSearchAlone = queryNames.every((name) => isAsked(query, name) === (name === 'q'));
  if (loosenings.length === 0) {
    return <EmptyState text="No path fits, even with one filter fewer. Clear the filters to see them all." />;
  }
  return (
    <EmptyState
      text={isSearchAlone ? 'No path has these words.' : 'No path fits all of this. Try:'}
      action={
        <ul className="mt-3 flex flex-wrap gap-2 sm:mt-0 sm:justify-end">
          {loosenings.map(({ name, count }) => (
            <li key={name}>
              <Button variant="secondary" onClick={() => onLoosen(name)}>
                {isSearchAlone ? 'Clear the search' : without[name]} ({pathCount(count)})
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
