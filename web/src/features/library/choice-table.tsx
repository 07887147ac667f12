// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
import type { PersonaPath } from '#shared/contract/content-files.ts';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { lowerEnd, upperEnd } from './match-paths.ts';

/** So much fills a bar: more than any path asks for. */
const most = { hours: 10, dollars: 500, months: 12 };

const percent = (share: number): string => `${(Math.min(share, 1) * 100).toFixed(1)}%`;

interface MeasureProps {
  words: string;
  /** Shares of the whole bar. */
  from?: number;
  to: number;
}

/** A word, and a small bar under it. */
const Measure = ({ words, from = 0, to }: MeasureProps) => (
  <>
    {words}
    <svg aria-hidden="true" width="100%" height="6">
      <rect className="bars-track" width="100%" height="100%" />
      <rect className="bars-fill" x={percent(from)} width={percent(Math.max(to - from, 0))} height="100%" />
    </svg>
  </>
);

function Row({ path, personaSlug }: { path: PersonaPath; personaSlug: string }) {
  const { slug, title, time, budget, aheadMonth, ways, selling } = path;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={addresses.path({ personaSlug, pathSlug: slug })}>{title}</Link>
      </th>
      <td role="cell">
        <Measure
          words={time.replace('/week', '')}
          from={lowerEnd(time) / most.hours}
          to={upperEnd(time) / most.hours}
        />
      </td>
      <td role="cell">
        <Measure words={budget} to={upperEnd(budget) / most.dollars} />
      </td>
      <td role="cell">
        <Measure
          words={aheadMonth === null ? 'After year 1' : `Month ${aheadMonth}`}
          to={(aheadMonth ?? most.months) / most.months}
        />
      </td>
      <td role="cell" className="choice-selling">
        <b>{ways.includes('no-sales-calls') ? 'No sales calls.' : 'People to ask.'}</b> {selling}
      </td>
    </tr>
  );
}

const columns = ['Path', 'A week', 'To start', 'Ahead from', 'How you sell'];

export interface ChoiceTableProps {
  personaSlug: string;
  paths: readonly PersonaPath[];
}

/** What one chooses by, path by path, in few words. */
export function ChoiceTable({ personaSlug, paths }: ChoiceTableProps) {
  return (
    <>
      <table role="table" className="choice">
        <caption className="sr-only">What each path asks for</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {paths.map((path) => (
            <Row key={path.slug} path={path} personaSlug={personaSlug} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        Ahead from: the month after which our planned first year has cash in hand, the start and the handbook
        paid. Estimated, not promised.
      </p>
    </>
  );
}
