import { Link } from 'react-router-dom';
import type { PathSummary } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { addresses } from '#web/config/addresses.ts';

function Price({ path }: { path: PathSummary }) {
  const price = effectivePrice(path);
  if (price === 0) return 'Free to read';
  return (
    <>
      {formatAud(price)}
      <span className="block text-sm text-wattle-ink">{formatTokens(price)}</span>
    </>
  );
}

export interface PathComparisonProps {
  personaSlug: string;
  personaPaths: readonly PathSummary[];
}

/** What decides between the paths, at one glance, beside the words on how to choose. */
export function PathComparison({ personaSlug, personaPaths }: PathComparisonProps) {
  return (
    <table>
      <caption className="sr-only">Time, budget and price of each path</caption>
      <thead>
        <tr className="text-sm text-ink-soft">
          <th scope="col">Path</th>
          <th scope="col">Time</th>
          <th scope="col">Budget</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {personaPaths.map((path) => (
          <tr key={path.slug}>
            <th scope="row" className="font-medium">
              <Link to={addresses.path({ personaSlug, pathSlug: path.slug })}>{path.title}</Link>
            </th>
            <td className="whitespace-nowrap">{path.time}</td>
            <td className="whitespace-nowrap">{path.budget}</td>
            <td className="whitespace-nowrap">
              <Price path={path} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
