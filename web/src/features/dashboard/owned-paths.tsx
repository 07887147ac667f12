import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { FailedRow, type Failure } from '#web/components/failed/failed.tsx';
import { StepMarks } from '#web/components/step-marks.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { AllPaths } from './all-paths.tsx';
import { OnDemand } from './on-demand.tsx';
import { placeAddress, placeText, readLabel } from './place-read.ts';

/** Only for new accounts. */
const FreePaths = lazy(() => import('./free-paths.tsx'));

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

export interface OwnedPathsProps {
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
        <Suspense>
          <FreePaths row={row} />
        </Suspense>
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
