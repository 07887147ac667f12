import { Link } from 'react-router-dom';
import type { PathContent } from '#shared/contract/content-files.ts';
import { addresses } from '#web/config/addresses.ts';

/** For a reader who likes this path except for one thing. */
export function RelatedPaths({ related }: { related: PathContent['related'] }) {
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related-paths" className="mb-8 max-w-measure print:hidden">
      <h2 id="related-paths" className="mb-2 text-xl">
        Similar paths
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {related.map(({ personaSlug, slug, title, reason }) => (
          <li key={slug} className="flex flex-wrap items-baseline gap-x-4 py-1 max-sm:flex-col max-sm:pb-3">
            <Link
              to={addresses.path({ personaSlug, pathSlug: slug })}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {title}
            </Link>
            <span className="text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
