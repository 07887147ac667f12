import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { Button } from '#web/components/button/button.tsx';
import { useOwnedPaths } from '#web/lib/use-owned-paths.ts';
import { finderFormId, finderId, type LibraryPath, shelfId } from '../library-path.ts';
import { findLoosenings } from '../match-paths.ts';
import { type FilterName, isAsked, orders, type PathQuery } from '../path-query.ts';
import { PersonaSpines } from '../persona-spines.tsx';
import type { usePathQuery } from '../use-path-query.ts';
import { FirstStep } from './first-step.tsx';
import { FoundPaths } from './found-paths.tsx';
import { HourDots } from './hour-dots.tsx';
import { NoMatch } from './no-match.tsx';
import { PathFilters } from './path-filters.tsx';
import { PersonaGroup } from './persona-group.tsx';

interface SortBoxProps {
  sort: string;
  /** Filtered paths are shown outside the shelves. */
  isFiltering: boolean;
  /** A search puts the best match first. */
  isSearching: boolean;
  onChoose: (sort: string) => void;
}

type Listed = Pick<SortBoxProps, 'sort' | 'isFiltering' | 'isSearching'>;

const [best, ...others] = orders;

/** Lists each order once: filtered paths are sorted by pay anyway, so that order has no separate option. */
const ordersFor = ({ sort, isFiltering, isSearching }: Listed) => {
  if (isSearching) return [['', 'Best match'], ...orders] as const;
  if (!isFiltering) return [['', 'Group by type'], ...orders] as const;
  return sort === best[0] ? orders : [['', best[1]] as const, ...others];
};

/** The order of the paths; part of the form above it. */
function SortBox({ onChoose, ...listed }: SortBoxProps) {
  return (
    <div className="find-sort ml-auto gap-2 relative flex grow-0 shrink basis-auto items-center min-w-0 text-(length:--text-sm) [&>svg]:right-3 [&>svg]:left-auto noscript:hidden">
      <label htmlFor="find-sort" className="max-sm:sr-only text-ink-soft">
        Sort
      </label>
      <select
        className="focus-visible:outline-offset-2"
        id="find-sort"
        name="sort"
        form={finderFormId}
        value={listed.sort}
        onChange={({ target }) => onChoose(target.value)}
      >
        {ordersFor(listed).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  );
}

const moveMs = 180;

const movable = '.path-card';

/** Identifies a path, because filtered lists re-create the card of a shelf. */
const keyOf = (card: Element): string | null | undefined => card.querySelector('a')?.getAttribute('href');

/** How far a card moved, if its old or new position is visible; undefined for a new card. */
export function moveOf(
  before: DOMRect | undefined,
  after: DOMRect,
  windowHeight: number,
): string | undefined {
  if (before === undefined) return undefined;
  const [x, y] = [before.left - after.left, before.top - after.top];
  const isSeen = (place: DOMRect) => place.bottom > 0 && place.top < windowHeight;
  return (x !== 0 || y !== 0) && (isSeen(before) || isSeen(after)) ? `${x}px ${y}px` : undefined;
}

/**
 * Animates the remaining cards of a filter from their old positions. Returns a function to call before each
 * change.
 */
function useCardMoves(finder: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Map<ReturnType<typeof keyOf>, DOMRect>>(undefined);
  const cards = () => finder.current?.querySelectorAll(movable) ?? [];

  useLayoutEffect(() => {
    const places = before.current;
    before.current = undefined;
    if (places === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // All are measured before the first is moved.
    const moves = [...cards()].map((card) => {
      const move = moveOf(places.get(keyOf(card)), card.getBoundingClientRect(), window.innerHeight);
      return [card, move] as const;
    });
    for (const [card, translate] of moves)
      if (translate !== undefined)
        card.animate([{ translate }, { translate: '0 0' }], { duration: moveMs, easing: 'ease-out' });
  });

  return () => {
    before.current = new Map([...cards()].map((card) => [keyOf(card), card.getBoundingClientRect()]));
  };
}

interface PathFinderProps {
  /** Content at the start of the page. */
  children: ReactNode;
  /** Why the reader is here, below the first content. */
  note: ReactNode;
  personas: readonly PersonaCard[];
  library: readonly LibraryPath[];
  found: readonly LibraryPath[];
  topics: readonly string[];
  finder: ReturnType<typeof usePathQuery>;
}

type ShelvesProps = Pick<PathFinderProps, 'personas' | 'library'> & { owned: ReadonlySet<string> };

/** A shelf per persona, then all paths in one picture. */
const Shelves = ({ personas, library, owned }: ShelvesProps) => (
  <>
    {personas.map((persona) => (
      <PersonaGroup
        key={persona.personaSlug}
        persona={persona}
        paths={library.filter(({ personaSlug }) => personaSlug === persona.personaSlug)}
        owned={owned}
      />
    ))}
    <HourDots library={library} />
  </>
);

/** All paths of all personas, with search and filters. */
export function PathFinder({ children, note, personas, library, found, topics, finder }: PathFinderProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const owned = useOwnedPaths();
  const all = useRef<HTMLDivElement>(null);
  const recordCards = useCardMoves(all);
  // A button that disappears when pressed would lose the focus.
  const goToCount = () => count.current?.focus();
  const submit = () => {
    finder.settle();
    goToCount();
  };
  const clear = () => {
    recordCards();
    finder.clear();
    goToCount();
  };
  const loosen = (name: FilterName) => {
    recordCards();
    finder.loosen(name);
    goToCount();
  };
  const type = (words: string) => {
    recordCards();
    finder.type(words);
  };
  const choose = (changed: Partial<PathQuery>) => {
    recordCards();
    finder.choose(changed);
  };
  const isSearching = isAsked(finder.query, 'q');
  const isListed = finder.isFiltering || finder.query.sort !== '';
  return (
    <div ref={all} className="path-finder md:data-listed:min-h-[calc(100dvh-4rem)]">
      <div className="path-finder-head">
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center lg:gap-x-12">
          <div>{children}</div>
          <div className="max-lg:hidden">
            <FirstStep library={library} owned={owned} />
          </div>
        </div>
        {note}
        <div>
          <h2 id={finderId} className="sr-only">
            Find a path
          </h2>
          <PathFilters
            form={finder.form}
            query={finder.query}
            topics={topics}
            onType={type}
            onSettle={finder.settle}
            onChoose={choose}
            onSubmit={submit}
          />
          <div className="find-row mt-1 flex flex-wrap items-center gap-y-0 gap-x-2 min-h-11 md:mt-2">
            <p
              ref={count}
              role="status"
              tabIndex={-1}
              className="find-count min-w-18 font-semibold md:min-w-30 noscript:hidden"
            >
              {finder.isFiltering && `${found.length} of `}
              {library.length}
              <span className={finder.isFiltering ? 'max-sm:sr-only' : undefined}> paths</span>
            </p>
            {finder.isFiltering && (
              <Button variant="quiet" onClick={clear}>
                <span>
                  Clear<span className="max-sm:sr-only"> filters</span>
                </span>
              </Button>
            )}
            {found.length > 1 && (
              <SortBox
                sort={finder.query.sort}
                isFiltering={finder.isFiltering}
                isSearching={isSearching}
                onChoose={(sort) => choose({ sort })}
              />
            )}
          </div>
        </div>
      </div>
      {!isListed ? (
        <>
          <PersonaSpines
            label="Types of people"
            personas={personas}
            addressOf={(personaSlug) => `#${shelfId(personaSlug)}`}
          />
          <Shelves personas={personas} library={library} owned={owned} />
        </>
      ) : found.length > 0 ? (
        <FoundPaths
          found={found}
          sort={finder.query.sort}
          lookedFor={isSearching ? finder.query.q : ''}
          owned={owned}
        />
      ) : (
        <div className="mt-3">
          <NoMatch
            query={finder.query}
            loosenings={findLoosenings(library, finder.query)}
            library={library}
            topics={topics}
            owned={owned}
            onLoosen={loosen}
            onTopic={(topic) => {
              choose({ q: '', topic });
              goToCount();
            }}
          />
        </div>
      )}
    </div>
  );
}
