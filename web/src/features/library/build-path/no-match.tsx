import { isFree } from '#shared/domain/paths/price.ts';
import type { PathSlug } from '#shared/handbook/path-slugs.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { slipsBetween } from '#web/lib/slips-between.ts';
import { beginningsOf, type LibraryPath, pathCount } from '../library-path.ts';
import { type Loosening, matchPaths, textOf } from '../match-paths.ts';
import {
  type FilterName,
  filterNames,
  hasWords,
  isAsked,
  openQuery,
  type PathQuery,
  wordsIn,
} from '../path-query.ts';
import { FoundPaths, orderPaths } from './found-paths.tsx';

/** Shorter words are too similar to each other. */
const leastLength = 5;

/** From this length on, two letters may be wrong. */
const longLength = 9;

const stemOf = (word: string): string => word.replace(/(?:ing|ers?|s)$/, '');

/** Finds the word of a text that a mistyped word meant. */
function nearlyKnown(text: string, typed: string): string | undefined {
  const [word = '', ...others] = wordsIn(typed);
  if (others.length > 0 || word.length < leastLength) return undefined;
  const most = word.length < longLength ? 1 : 2;
  const near = [...new Set(wordsIn(text))]
    .filter((known) => known.length >= leastLength && known.startsWith(word.slice(0, 1)))
    .map((known) => {
      const whole = slipsBetween(word, known);
      // “gardning” differs by three letters from “garden”, but its stem by one.
      return { known, slips: Math.min(whole, slipsBetween(stemOf(word), stemOf(known)) + 0.5) };
    })
    .filter(({ slips }) => slips < most + 1)
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.known;
}

/** Work that people search for and no path teaches, with the nearest path and the difference. */
const nearMisses: readonly { words: readonly string[]; slugs: readonly PathSlug[]; note: string }[] = [
  {
    words: ['plumb', 'electric', 'wiring', 'gasfit'],
    slugs: ['handy-odd-jobs'],
    note: 'Plumbing, gas and wiring need a licence. The closest path without one:',
  },
  {
    words: ['truck', 'removal', 'courier', 'deliver', 'driv', 'uber', 'taxi', 'rideshare'],
    slugs: ['first-five-local-jobs'],
    note: 'We don’t have a driving path. The closest is packing boxes before a move:',
  },
  {
    words: ['car', 'carwash', 'detailing'],
    slugs: ['home-clean-and-turnover'],
    note: 'We don’t have a path about cars. The closest is cleaning homes:',
  },
  {
    words: ['cook', 'chef', 'cater', 'baking', 'baker', 'recipe'],
    slugs: ['starter-blog-plan'],
    note: 'We don’t have a path about selling food. The closest is writing about what you cook:',
  },
  {
    words: ['babysit', 'nanny', 'childcare', 'childminding'],
    slugs: ['small-group-tutoring', 'pet-care-rounds'],
    note: 'We don’t have a path about minding children. The closest are teaching them and minding pets:',
  },
  {
    words: ['dropship'],
    slugs: ['weekend-reseller'],
    note: 'We don’t have a dropshipping path. The closest is reselling things you’ve held in your hands:',
  },
  {
    words: ['xero', 'myob', 'quickbooks', 'accounting', 'accountant', 'payroll'],
    slugs: ['ai-admin-setup', 'first-paid-gig'],
    note: 'We don’t have a bookkeeping path. These are closest:',
  },
];

const mostShown = 3;

interface Nearest {
  note: string;
  paths: readonly LibraryPath[];
}

/** The best paid of the free paths, which require no named skill. */
function forAnySkill(library: readonly LibraryPath[]): Nearest | undefined {
  const paths = orderPaths(library.filter(isFree), 'pay').slice(0, 2);
  if (paths.length === 0) return undefined;
  const note = paths.length === 1 ? 'A free path to start with' : 'Two free paths to start with';
  return { note, paths };
}

/** Corrects a mistyped word. */
function forMeantWord(library: readonly LibraryPath[], lookedFor: string): Nearest | undefined {
  const known = library.map((path) => [textOf(path), ...beginningsOf(path)].join('\n')).join('\n');
  const meant = nearlyKnown(known, lookedFor);
  if (meant === undefined) return undefined;
  const paths = matchPaths(library, { ...openQuery, q: meant }).slice(0, mostShown);
  return { note: `Did you mean “${meant}”?`, paths };
}

/**
 * For words that no path contains together: the nearest path by topic, the paths of a single word, those of a
 * corrected word, or free ones.
 */
export function nearestPaths(library: readonly LibraryPath[], lookedFor: string): Nearest | undefined {
  const near = nearMisses.find(({ words }) =>
    lookedFor.split(/\s+/).some((word) => word !== '' && hasWords({ text: '', beginnings: words }, word)),
  );
  const beside = near ? near.slugs.flatMap((slug) => library.filter((path) => path.slug === slug)) : [];
  if (near !== undefined && beside.length > 0) return { note: near.note, paths: beside };
  const words = lookedFor.split(/\s+/).filter((word) => word.length > 2);
  const finds = words.map((word) => ({ word, paths: matchPaths(library, { ...openQuery, q: word }) }));
  const [fewest] = finds
    .filter(({ paths }) => paths.length > 0)
    .sort((one, other) => one.paths.length - other.paths.length);
  if (fewest === undefined) return forMeantWord(library, lookedFor) ?? forAnySkill(library);
  return { note: `Closest matches for “${fewest.word}” alone:`, paths: fewest.paths.slice(0, mostShown) };
}

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

interface NoMatchProps {
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
