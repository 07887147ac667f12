import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { FoundPaths } from './found-paths.tsx';
import { type LibraryPath, pathCount } from './library-path.ts';
import type { Loosening } from './match-paths.ts';
import { nearestPaths } from './nearest-paths.ts';
import { type FilterName, filterNames, isAsked, type PathQuery } from './path-query.ts';

const without: Record<FilterName, string> = {
  q: 'Clear the search',
  topic: 'Any topic',
  free: 'Include paid paths',
  hours5: 'Any hours',
  under100: 'Any budget',
  home: 'Include work away from home',
  nocalls: 'Include sales calls',
};

/** More paths than this are no longer a hint. */
const fewPaths = 6;

export interface NoMatchProps {
  query: PathQuery;
  loosenings: readonly Loosening[];
  library: readonly LibraryPath[];
  topics: readonly string[];
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
  onLoosen: (name: FilterName) => void;
  onTopic: (topic: string) => void;
}

/** The paths that match without the most effective filter. */
function Closest({ loosening: { paths }, owned }: { loosening: Loosening } & Pick<NoMatchProps, 'owned'>) {
  return (
    <section aria-labelledby="closest" className="mt-8">
      <h2 id="closest" className="text-xl">
        Closest matches
      </h2>
      <FoundPaths found={paths} owned={owned} />
    </section>
  );
}

/** For words that no path contains. */
function ByTopic({ topics, onTopic }: Pick<NoMatchProps, 'topics' | 'onTopic'>) {
  return (
    <section aria-labelledby="by-topic" className="mt-8">
      <h2 id="by-topic" className="text-xl">
        Browse by topic
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic}>
            <button type="button" className="chip" onClick={() => onTopic(topic)}>
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For visitors with their own idea. */
const OwnGoal = () => (
  <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
    <p className="text-lg">Got your own idea?</p>
    <ButtonLink to={`${addresses.home()}#${goalCheckId}`}>Check your goal, free</ButtonLink>
  </div>
);

/** Shown when nothing matches: which filter to remove, and what that finds. */
export function NoMatch(props: NoMatchProps) {
  const { query, loosenings, library, topics, owned, onLoosen, onTopic } = props;
  const isSearchAlone = filterNames.every((name) => isAsked(query, name) === (name === 'q'));
  const near = isSearchAlone ? nearestPaths(library, query.q) : undefined;
  const [best] = loosenings;
  if (best === undefined) {
    return (
      <EmptyState text="No paths match, even with one filter less. Clear the filters to see them all." />
    );
  }
  return (
    <>
      <EmptyState
        text={isSearchAlone ? `Nothing for “${query.q.trim()}”.` : 'No path matches all your filters. Try:'}
        action={
          <ul className="mt-3 flex flex-wrap gap-2 sm:mt-0 sm:justify-end">
            {loosenings.map(({ name, paths }) => (
              <li key={name}>
                <Button variant="secondary" onClick={() => onLoosen(name)}>
                  {without[name]} ({pathCount(paths.length)})
                </Button>
              </li>
            ))}
          </ul>
        }
      />
      {near && (
        <section aria-labelledby="nearest" className="mt-8">
          <h2 id="nearest" className="text-xl">
            {near.note}
          </h2>
          <FoundPaths found={near.paths} owned={owned} />
        </section>
      )}
      {isSearchAlone && <OwnGoal />}
      {isSearchAlone && <ByTopic topics={topics} onTopic={onTopic} />}
      {best.paths.length <= fewPaths && <Closest loosening={best} owned={owned} />}
    </>
  );
}
