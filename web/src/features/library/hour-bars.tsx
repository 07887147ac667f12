import { Link } from 'react-router-dom';
import { casualFloor } from '#shared/content/fact-numbers.ts';
import type { PathSummary } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { HourBar } from '#web/components/plan-brief/hour-bar.tsx';
import { addresses } from '#web/config/addresses.ts';
import { hourNote, howWeEstimate } from './library-path.ts';

/** The wage that the bars are compared with. */
export function HourKey() {
  return (
    <p className="bars-key">
      <svg aria-hidden="true" width="22" height="8">
        <line className="bars-floor" y1="4" x2="100%" y2="4" />
      </svg>
      <span>
        Casual minimum wage, ${casualFloor} an hour. {hourNote}{' '}
        <Link to={howWeEstimate} className="text-inherit">
          How we estimate
        </Link>
      </span>
    </p>
  );
}

const floorName = 'the casual minimum wage';

const inOne = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Summarises the bars of paths sorted by pay, the best first. */
export function hourFinding(paths: readonly PathSummary[]): string {
  const [best] = paths;
  if (best === undefined) return 'What an hour earns';
  const pay = wholeDollars(best.hourCents);
  // Paths with the same printed pay are named, too.
  const named = inOne.format(
    paths.filter(({ hourCents }) => wholeDollars(hourCents) === pay).map(({ title }) => title),
  );
  const above = paths.filter(({ hourCents }) => hourCents >= casualFloor * 100).length;
  if (above === 0) return `None reaches ${floorName}.\nNearest: ${named}, ${pay}`;
  if (above === 1) return `One reaches ${floorName}:\n${best.title}, ${pay}`;
  return `${above} of ${paths.length} reach ${floorName}.\nBest paid: ${named}, ${pay}`;
}

/** The same above the bars of a phone, with the meaning of their mark, because their key is at the end. */
export function HourFinding({ paths }: { paths: readonly PathSummary[] }) {
  const [reach, best] = hourFinding(paths).split(floorName);
  return (
    <p className="mb-2 font-semibold whitespace-pre-line text-pretty md:hidden">
      {reach}
      {best !== undefined && (
        <>
          {floorName}{' '}
          <span className="whitespace-nowrap">
            (${casualFloor} an hour){best[0]}
          </span>
          {best.slice(1)}
        </>
      )}
    </p>
  );
}

/**
 * The hourly pay of a few paths side by side, with links. On a phone the rows of the list show it instead.
 */
export function HourBars({ personaSlug, paths }: { personaSlug: string; paths: readonly PathSummary[] }) {
  return (
    <figure className="bars hour-bars max-md:hidden [&_.bars-row]:hover:[background:var(--tone-deep)]">
      <figcaption className="whitespace-pre-line text-pretty">
        <span className="block font-normal">What an hour earns</span>
        {hourFinding(paths)}
      </figcaption>
      <ul>
        {paths.map(({ slug, title, hourCents }) => (
          <li key={slug}>
            <Link to={addresses.path({ personaSlug, pathSlug: slug })} className="bars-row">
              <span>{title}</span> <b>{wholeDollars(hourCents)}</b>
              <HourBar hourCents={hourCents} />
            </Link>
          </li>
        ))}
      </ul>
      <HourKey />
    </figure>
  );
}
