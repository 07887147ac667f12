import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { HourBar } from '#web/components/hour-bar.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { LibraryPath } from './library-path.ts';
import { orderPaths } from './order-paths.ts';

/** What is said of another path of the shelf, and which: those that pay as much by what is shown, else the one that asks for least. */
function othersOf(
  paths: readonly LibraryPath[],
  best: LibraryPath,
): readonly [what: string, path: LibraryPath][] {
  const alike = paths.filter(
    (path) => path !== best && wholeDollars(path.hourCents) === wholeDollars(best.hourCents),
  );
  if (alike.length > 0) return alike.map((path) => ['Pays as much', path]);
  const [cheapest] = orderPaths(paths, 'start');
  if (cheapest !== undefined && cheapest !== best) return [[`Least to start: ${cheapest.budget}`, cheapest]];
  const [shortest] = orderPaths(paths, 'hours');
  if (shortest === undefined || shortest === best) return [];
  return [[`Fewest hours: ${shortest.time.replace('/week', '')}`, shortest]];
}

/** What stands out on a shelf that has room left: which of its paths pays best, and which asks for least. */
export function BestOnShelf({ paths }: { paths: readonly LibraryPath[] }) {
  const [best] = orderPaths(paths, 'pay');
  if (best === undefined) return null;
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
      {othersOf(paths, best).map(([what, other]) => (
        <Link key={other.slug} to={addresses.path({ personaSlug: other.personaSlug, pathSlug: other.slug })}>
          <span>{what}</span>
          <span className="book-free-name">
            <span>{other.title}</span>
            {'\u00a0'}
            <ArrowRight aria-hidden />
          </span>
        </Link>
      ))}
    </li>
  );
}
