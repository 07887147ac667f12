import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { FailedRow, type Failure } from '#web/components/failed/failed.tsx';
import { StepMarks } from '#web/components/step-marks.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { personasFile } from '#web/lib/content/library.ts';
import { placeAddress, placeText, readLabel } from './steps/step-words.tsx';
import { OnDemand } from './tables/table-parts.tsx';

interface FreePathsProps {
  /** In one row, of which a phone shows only the first. */
  row: boolean;
}

/**
 * Free paths for an account that has none yet; if the library's list fails to load, only the link to it is
 * shown.
 */
function FreePaths({ row }: FreePathsProps) {
  const library = useContent(personasFile);
  if (library.kind !== 'ready')
    return (
      <ul>
        <AllPaths />
      </ul>
    );
  const free = library.content.flatMap(({ personaSlug, paths }) =>
    paths.filter((path) => effectivePrice(path) === 0).map((path) => ({ ...path, personaSlug })),
  );
  return (
    <ul
      className={classNames(
        'grid gap-3 sm:grid-cols-3 sm:max-lg:*:last:col-span-full',
        row ? 'max-sm:*:not-first:not-last:hidden lg:grid-cols-4' : 'lg:grid-cols-1',
      )}
    >
      {free.map(({ personaSlug, slug, title, time }) => (
        <li key={slug} className="card card-whole flex items-start gap-4 p-4">
          <Cover of={slug} className={row ? '' : 'lg:w-16 lg:self-center'} />
          <div
            className={classNames(
              'min-w-0 grow',
              !row && 'lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-4 lg:self-center',
            )}
          >
            <h3 className="text-lg">
              <Link to={addresses.path({ personaSlug, pathSlug: slug })} className="card-link">
                {title}
              </Link>
            </h3>
            <p className="text-sm text-ink-soft lg:row-start-2">Free · {time}</p>
            <p
              aria-hidden
              className={classNames(
                'mt-2 flex items-center gap-1.5 font-semibold text-leaf',
                !row && 'lg:row-span-2 lg:mt-0',
              )}
            >
              Read it <ArrowRight className="size-4" />
            </p>
          </div>
        </li>
      ))}
      <AllPaths count={library.content.reduce((sum, { paths }) => sum + paths.length, 0)} />
    </ul>
  );
}

/** A link to all paths, in the place of one more path. */
function AllPaths({ count }: { count?: number | undefined }) {
  return (
    <li className="card card-whole flex items-center justify-between gap-4 border-dashed bg-transparent p-4">
      <div className="min-w-0">
        <h3 className="text-lg">
          <Link to={addresses.buildPath()} className="card-link">
            {count === undefined ? 'Browse income paths' : `Browse all ${count} income paths`}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">See what an hour of each could earn. Some are free.</p>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf" />
    </li>
  );
}

function OwnedCard({ path }: { path: OwnedPath }) {
  const label = readLabel(path);
  return (
    <li className="card card-whole flex items-start gap-4 p-4">
      <Cover of={path.pathSlug} className="lg:w-16" />
      <div className="min-w-0 grow">
        <h3 className="text-lg">
          <Link to={placeAddress(path)} className="card-link" aria-label={`${label}: ${path.title}`}>
            <WholeWords text={path.title} />
          </Link>
        </h3>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">{placeText(path)}</p>
          <span aria-hidden className="flex shrink-0 items-center gap-1 font-semibold text-leaf">
            {label}
            <ArrowRight className="size-5 max-sm:hidden" />
          </span>
        </div>
        {path.lastRead !== null && <StepMarks done={path.lastRead.number} of={path.sections} />}
      </div>
    </li>
  );
}

interface OwnedPathsProps {
  /** Undefined when they failed to load. */
  paths: readonly OwnedPath[] | undefined;
  failure?: Failure | undefined;
  /** At full width, next to plans: the free paths are one row. */
  row?: boolean;
  /** The head of the page shows the first of them. */
  inHead?: boolean;
}

/** With fewer, there is space for a link to all of them. */
const abreast = 3;

const keyOf = ({ personaSlug, pathSlug }: OwnedPath): string => `${personaSlug}/${pathSlug}`;

function NoPaths({ row }: { row: boolean }) {
  return (
    <>
      <p>
        <span>You haven’t unlocked a path yet.</span>{' '}
        <span className="text-ink-soft">{row ? 'Some are free:' : 'These are free:'}</span>
      </p>
      <div
        className={classNames(
          'mt-3',
          row ? 'min-h-57 sm:min-h-62 lg:min-h-37' : 'min-h-124 sm:min-h-62 lg:min-h-116',
        )}
      >
        <FreePaths row={row} />
      </div>
    </>
  );
}

/** One row: the path read last, with the others folded. */
function PathsInRow({ paths }: { paths: readonly OwnedPath[] }) {
  const look = classNames(
    'grid gap-3',
    paths.length > 0 && 'sm:grid-cols-2',
    paths.length > 1 && 'lg:grid-cols-3',
  );
  const rest = paths.slice(abreast);
  return (
    <>
      <ul className={look}>
        {paths.slice(0, abreast).map((path) => (
          <OwnedCard key={keyOf(path)} path={path} />
        ))}
        {paths.length < abreast && <AllPaths />}
      </ul>
      {rest.length > 0 && (
        <OnDemand name={rest.length === 1 ? 'One more path' : `${rest.length} more paths`}>
          <ul className={look}>
            {rest.map((path) => (
              <OwnedCard key={keyOf(path)} path={path} />
            ))}
          </ul>
        </OnDemand>
      )}
    </>
  );
}

/** The owned paths, the last read first. */
export function OwnedPaths({ paths, row = false, inHead = false, failure }: OwnedPathsProps) {
  if (paths === undefined)
    return (
      failure && (
        <FailedRow
          title="We couldn’t load your paths"
          kept="Anything you’ve unlocked is safe."
          failure={failure}
        />
      )
    );
  if (paths.length === 0) return <NoPaths row={row} />;
  return <PathsInRow paths={inHead ? paths.slice(1) : paths} />;
}
