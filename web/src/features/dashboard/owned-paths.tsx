import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import { Button } from '#web/components/button/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { StepMarks } from '#web/components/step-marks.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { placeAddress, placeText, readLabel } from './place-read.ts';

/** Only for somebody new. */
const FreePaths = lazy(() => import('./free-paths.tsx'));

function OwnedCard({ path, large }: { path: OwnedPath; large: boolean }) {
  const label = readLabel(path);
  return (
    <li
      className={classNames(
        'card card-whole flex items-start gap-4 p-4',
        large && 'lg:items-center lg:gap-6',
      )}
    >
      <Cover of={path.pathSlug} className={large ? 'lg:w-30 lg:self-center' : 'lg:w-16'} />
      <div className="min-w-0 grow">
        <h3 className={large ? 'text-lg lg:text-xl' : 'text-lg'}>
          <Link to={placeAddress(path)} className="card-link" aria-label={`${label}: ${path.title}`}>
            {path.title}
          </Link>
        </h3>
        <div className="flex items-end justify-between gap-x-4">
          <p className="min-w-0 text-sm text-ink-soft">{placeText(path)}</p>
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

/** Beside a single path, in the place of the next one. */
function NextPath() {
  return (
    <li className="card card-whole flex items-center justify-between gap-4 border-dashed bg-transparent p-4">
      <div className="min-w-0">
        <h3 className="text-lg">
          <Link to={addresses.buildPath()} className="card-link">
            Browse income paths
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">See what each could earn in a year. Some are free.</p>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf" />
    </li>
  );
}

export interface OwnedPathsProps {
  /** Undefined where they could not be had: to call that none would be untrue. */
  paths: readonly OwnedPath[] | undefined;
  onRetry: () => void;
}

/** Fewer are rows with a large cover, as tall as the tokens beside them. */
const abreast = 3;

/** What was bought, the last read first. */
export function OwnedPaths({ paths, onRetry }: OwnedPathsProps) {
  if (paths === undefined)
    return (
      <EmptyState
        text="Your paths could not be loaded just now. What you unlocked stays yours."
        action={
          <div className="shrink-0 max-sm:mt-2">
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          </div>
        }
      />
    );
  if (paths.length === 0)
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p>
            <span>You have not unlocked a path yet.</span>{' '}
            <span className="text-ink-soft">These are free:</span>
          </p>
          <TextLink to={addresses.buildPath()}>Browse income paths</TextLink>
        </div>
        <div className="mt-2 grid min-h-80 grow sm:max-lg:min-h-36 lg:min-h-96">
          <Suspense>
            <FreePaths />
          </Suspense>
        </div>
      </>
    );
  return (
    <ul
      className={classNames(
        'grid gap-3 sm:grid-cols-2',
        paths.length < abreast && 'lg:auto-rows-[minmax(12.5rem,auto)] lg:grid-cols-1',
      )}
    >
      {paths.map((path) => (
        <OwnedCard key={`${path.personaSlug}/${path.pathSlug}`} path={path} large={paths.length < abreast} />
      ))}
      {paths.length === 1 && <NextPath />}
    </ul>
  );
}
