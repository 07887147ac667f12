import { Link } from 'react-router-dom';
import type { PathContent, PathMeta } from '#shared/contract/content-files.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';

export interface NextPathProps {
  next: NonNullable<PathContent['next']>;
  meta: PathMeta;
}

/** Suggests the path after this one. */
export function NextPath({ next, meta: { personaSlug, personaLabel } }: NextPathProps) {
  return (
    <nav aria-label="Next path" className="mb-4 max-w-measure print:hidden">
      <div className="card card-whole flex items-center gap-4 p-4 sm:p-5">
        <Cover of={next.slug} />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">Next path for {personaLabel}</p>
          <h3 className="text-lg">
            <Link to={addresses.path({ personaSlug, pathSlug: next.slug })} className="card-link">
              {next.title}
            </Link>
          </h3>
          <p className="text-ink-soft">{next.description}</p>
        </div>
      </div>
    </nav>
  );
}
