import type { PathSummary } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { finderId } from './library-path.ts';

/** The path that costs least to try; the first of several. */
export const easiestOf = (paths: readonly PathSummary[]): PathSummary | undefined =>
  paths.toSorted((one, other) => effectivePrice(one) - effectivePrice(other))[0];

const others = [
  { to: `${addresses.buildPath()}#${finderId}`, label: 'Search all paths' },
  { to: addresses.home(), label: 'Check a goal first, free' },
] as const;

export interface NextStepProps {
  personaSlug: string;
  paths: readonly PathSummary[];
}

/** Where somebody goes from here who has not chosen yet. */
export function NextStep({ personaSlug, paths }: NextStepProps) {
  const easiest = easiestOf(paths);
  if (easiest === undefined) return null;
  const isFree = effectivePrice(easiest) === 0;
  return (
    <section aria-labelledby="next-step" className="rounded-md bg-night p-6 text-paper">
      <h2 id="next-step">{isFree ? 'Start with the free one' : 'Read before you choose'}</h2>
      <p className="mt-2 max-w-measure text-mist">
        {isFree
          ? `${easiest.title} is open from the first line to the last, and it shows whether this suits you.`
          : `The first two sections of ${easiest.title}, as of every path, are open to read.`}
      </p>
      <p className="mt-5">
        <ButtonLink to={addresses.path({ personaSlug, pathSlug: easiest.slug })} variant="secondary">
          {isFree ? `Read ${easiest.title}` : `Open ${easiest.title}`}
        </ButtonLink>
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {others.map(({ to, label }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center font-semibold text-paper hover:text-mist"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
