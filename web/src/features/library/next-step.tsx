import type { PathSummary } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { finderId } from './library-path.ts';

const isFree = (path: PathSummary): boolean => effectivePrice(path) === 0;

/** A free path, or else the one whose hour is planned to pay best; the first of several. */
export const firstToOpen = (paths: readonly PathSummary[]): PathSummary | undefined =>
  paths.find(isFree) ?? paths.toSorted((one, other) => other.hourCents - one.hourCents)[0];

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

const numerals: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** Why this one and no other, by what the cards above say. */
const reasonFor = ({ hourCents }: PathSummary, count: number): string =>
  count === 1
    ? `We estimate ${wholeDollars(hourCents)} an hour.`
    : `Of the ${numerals[count] ?? count} it pays best by our estimate: ${wholeDollars(hourCents)} an hour.`;

const wordsFor = (first: PathSummary | undefined, count: number) => {
  if (first === undefined)
    return { title: 'You own every path here', text: 'Another starting point may suit you, too.' };
  return isFree(first)
    ? {
        title: 'Start with the free one',
        text: 'Open from the first line to the last, it shows whether this suits you.',
        action: 'Read it free',
      }
    : {
        title: 'Read before you choose',
        text: `${reasonFor(first, count)} Its first two sections are free, as with every path.`,
        action: 'Read its free sections',
      };
};

/** Where somebody goes from here who has not chosen yet. */
export function NextStep({ personaSlug, paths }: NextStepProps) {
  const first = firstToOpen(paths);
  const { title, text, action } = wordsFor(first, paths.length);
  return (
    <section aria-labelledby="next-step" className="card p-6">
      <h2 id="next-step">{title}</h2>
      {first !== undefined && (
        <div className="mt-4 flex items-center gap-4">
          <Cover of={first.slug} className="w-16" />
          <p className="font-serif text-xl font-semibold text-balance">{first.title}</p>
        </div>
      )}
      <p className="mt-4 max-w-measure text-ink-soft">{text}</p>
      {first !== undefined && (
        <p className="mt-5">
          <ButtonLink to={addresses.path({ personaSlug, pathSlug: first.slug })}>{action}</ButtonLink>
        </p>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {others.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className="inline-flex min-h-11 items-center font-semibold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
