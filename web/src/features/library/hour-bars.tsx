import { casualFloor } from '#shared/content/fact-numbers.ts';
import type { PathSummary } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';

/** In dollars, as the scale ends. */
export const widest = casualFloor * 1.05;
const percent = (dollars: number): string => `${((dollars / widest) * 100).toFixed(1)}%`;

/** An hour against the casual pay floor. */
export function HourBar({ hourCents }: Pick<PathSummary, 'hourCents'>) {
  return (
    <svg aria-hidden="true" height="14">
      <rect className="bars-track" width="100%" height="100%" />
      <rect className="bars-fill" width={percent(hourCents / 100)} height="100%" />
      <line className="bars-floor" x1={percent(casualFloor)} x2={percent(casualFloor)} y1="-3" y2="17" />
    </svg>
  );
}

export interface HourBarsProps {
  personaSlug: string;
  paths: readonly PathSummary[];
}

/** The hours of a few paths side by side; each leads to its path. */
export function HourBars({ personaSlug, paths }: HourBarsProps) {
  return (
    <figure className="bars hour-bars">
      <figcaption>What an hour earns</figcaption>
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
      <p className="bars-key">
        <svg aria-hidden="true" width="22" height="8">
          <line className="bars-floor" y1="4" x2="100%" y2="4" />
        </svg>
        casual pay floor, ${casualFloor} an hour
      </p>
    </figure>
  );
}
