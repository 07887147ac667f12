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
  { to: addresses.moneyRules(), label: 'Money and rules, free' },
] as const;

export interface NextStepProps {
  personaSlug: string;
  /** Those that are not owned yet. */
  paths: readonly PathSummary[];
}

const wordsFor = (easiest: PathSummary | undefined) => {
  if (easiest === undefined)
    return { title: 'You own every path here', text: 'Another start may suit you, too.' };
  const { title } = easiest;
  return effectivePrice(easiest) === 0
    ? {
        title: 'Start with the free one',
        text: `${title} is open from the first line to the last, and it shows whether this suits you.`,
        action: `Read ${title}`,
      }
    : {
        title: 'Read before you choose',
        text: `The first two sections of ${title}, as of every path, are open to read.`,
        action: `Open ${title}`,
      };
};

/** Where somebody goes from here who has not chosen yet. */
export function NextStep({ personaSlug, paths }: NextStepProps) {
  const easiest = easiestOf(paths);
  const { title, text, action } = wordsFor(easiest);
  return (
    <section aria-labelledby="next-step" className="dark-band rounded-md p-6">
      <h2 id="next-step">{title}</h2>
      <p className="mt-2 max-w-measure text-mist">{text}</p>
      {easiest !== undefined && (
        <p className="mt-5">
          <ButtonLink to={addresses.path({ personaSlug, pathSlug: easiest.slug })} variant="secondary">
            {action}
          </ButtonLink>
        </p>
      )}
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
