import { ArrowRight } from 'lucide-react';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { HourBar } from '#web/components/hour-bar.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import type { LibraryPath } from './library-path.ts';
import { orderPaths } from './order-paths.ts';

/** What stands out on a shelf that has room left: which of its paths pays best, and which asks for least. */
export function BestOnShelf({ paths }: { paths: readonly LibraryPath[] }) {
  const [best] = orderPaths(paths, 'pay');
  const [cheapest] = orderPaths(paths, 'start');
  const [shortest] = orderPaths(paths, 'hours');
  if (best === undefined || cheapest === undefined || shortest === undefined) return null;
  const isBoth = cheapest === best;
  const other = isBoth ? shortest : cheapest;
  const what = isBoth
    ? `Fewest hours: ${other.time.replace('/week', '')}`
    : `Least to start: ${other.budget}`;
  return (
    <li className="book-free">
      <Link to={addresses.path({ personaSlug: best.personaSlug, pathSlug: best.slug })}>
        <span>Best paid of these</span>
        <span className="book-free-pay">
          {wholeDollars(best.hourCents)} <span>an hour</span>
        </span>
        <HourBar hourCents={best.hourCents} />
        <span className="book-free-name">
          <span>{best.title}</span>
          {'\u00a0'}
          <ArrowRight aria-hidden />
        </span>
      </Link>
      {other !== best && (
        <Link to={addresses.path({ personaSlug: other.personaSlug, pathSlug: other.slug })}>
          <span>{what}</span>
          <span className="book-free-name">
            <span>{other.title}</span>
            {'\u00a0'}
            <ArrowRight aria-hidden />
          </span>
        </Link>
      )}
    </li>
  );
}
