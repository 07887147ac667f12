import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { personasFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { AllPaths } from './all-paths.tsx';

interface FreePathsProps {
  /** In one row, of which a phone shows only the first. */
  row: boolean;
}

/**
 * Free paths for an account that has none yet; if the library's list fails to load, only the link to it is
 * shown.
 */
export default function FreePaths({ row }: FreePathsProps) {
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
