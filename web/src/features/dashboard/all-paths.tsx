import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';

/** A link to all paths, in the place of one more path. */
export function AllPaths({ count }: { count?: number | undefined }) {
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
