import { Fragment } from 'react';
import { HourKey } from '../hour-bars.tsx';
import { beginningsOf, type LibraryPath } from '../library-path.ts';
import { upperEnd } from '../match-paths.ts';
import { PathCard } from '../path-card.tsx';
import { hasWords, wordsIn } from '../path-query.ts';

/** The place of a match in a path, the most relevant first. */
type Place = 'title' | 'text' | 'topic' | 'word';

const weights: Record<Place, number> = { title: 8, text: 6, topic: 4, word: 2 };

interface Finding {
  place: Place;
  /** The word as the path writes it. */
  known: string;
  isWhole: boolean;
}

function find(path: LibraryPath, word: string): Finding | undefined {
  const { title, description, personaTitle, topics, tags, words } = path;
  const said: readonly (readonly [Place, string])[] = [
    ['title', title],
    ['text', description],
    ['text', personaTitle],
    ...[...topics, ...tags].map((topic) => ['topic', topic] as const),
  ];
  const inText = said.find(([, text]) => hasWords({ text }, word));
  const called = beginningsOf(path);
  const inWords = words.filter((_, index) => hasWords({ text: '', beginnings: [called[index] ?? ''] }, word));
  const wordOf = (known: string) => wordsIn(known.replace('|', '')).includes(word);
  const nearest = inWords.find(wordOf) ?? inWords[0];
  const [place, known] = inText ?? ['word' as const, nearest];
  return known === undefined ? undefined : { place, known: known.replace('|', ''), isWhole: wordOf(known) };
}

/** Finds where each searched word matches. */
export const findingsOf = (path: LibraryPath, lookedFor: string): Finding[] =>
  wordsIn(lookedFor).flatMap((word) => find(path, word) ?? []);

/** How well a path matches the searched words; the higher, the earlier in the list. */
const matchWeight = (path: LibraryPath, lookedFor: string): number =>
  findingsOf(path, lookedFor).reduce(
    (sum, { place, isWhole }) => sum + weights[place] + (isWhole ? 1 : 0),
    0,
  );

/** The topics and other words that a search matched, if the title and description do not show them. */
export function FoundBy({ path, lookedFor }: { path: LibraryPath; lookedFor: string }) {
  const findings = findingsOf(path, lookedFor);
  const knownAs = (wanted: 'topic' | 'word') =>
    findings.filter(({ place }) => place === wanted).map(({ known }) => known);
  const known = [...new Set([...knownAs('topic'), ...knownAs('word')])];
  if (known.length === 0) return null;
  return (
    <p className="path-card-found pt-0.5 pb-2 text-sm leading-[1.45]">
      Also about:{' '}
      {known.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <mark>{word}</mark>
        </Fragment>
      ))}
    </p>
  );
}

const byPay = (one: LibraryPath, other: LibraryPath) => other.hourCents - one.hourCents;

/** Sorts by the upper bound of a range; ties go to the better paid. */
const byMost = (mostOf: (path: LibraryPath) => number) => (one: LibraryPath, other: LibraryPath) =>
  mostOf(one) === mostOf(other) ? byPay(one, other) : mostOf(one) - mostOf(other);

const comparisons: Readonly<Record<string, typeof byPay>> = {
  pay: byPay,
  start: byMost(({ budget }) => upperEnd(budget)),
  hours: byMost(({ time }) => upperEnd(time)),
};

/** Without a known order: the best match first, or the best paid if nothing is searched. */
export const orderPaths = (paths: readonly LibraryPath[], sort: string, lookedFor = ''): LibraryPath[] =>
  paths.toSorted(comparisons[sort] ?? byMost((path) => -matchWeight(path, lookedFor)));

interface FoundPathsProps {
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
