import type { PersonaPath } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { finderId } from './library-path.ts';

const isFree = (path: PersonaPath): boolean => effectivePrice(path) === 0;

/** A free path, or else the one whose hour is planned to pay best; the first of several. */
export const firstToOpen = (paths: readonly PersonaPath[]): PersonaPath | undefined =>
  paths.find(isFree) ?? paths.toSorted((one, other) => other.hourCents - one.hourCents)[0];

const others = [
  { to: `${addresses.buildPath()}#${finderId}`, label: 'Search all paths' },
  { to: addresses.home(), label: 'Check a goal first, free' },
  { to: addresses.moneyRules(), label: 'Money and rules, free' },
] as const;

export interface NextStepProps {
  personaSlug: string;
  /** Those that are not owned yet. */
  paths: readonly PersonaPath[];
}

const wordsFor = (first: PersonaPath | undefined) => {
  if (first === undefined)
    return { title: 'You own every path here', text: 'Another starting point may suit you, too.' };
  return isFree(first)
    ? { title: 'Start with the free one', text: 'Open from the first line to the last. It begins with:' }
    : {
        title: 'Read before you choose',
        text: 'The best paid by our estimate. Two sections of it are free:',
      };
};

/** What one can read at once, each a way into its path. */
function Beginning({
  path: { slug, title, begins },
  personaSlug,
}: {
  path: PersonaPath;
  personaSlug: string;
}) {
  const address = addresses.path({ personaSlug, pathSlug: slug });
  return (
    <>
      <div className="mt-4 flex items-center gap-4">
        <Cover of={slug} className="w-16" />
        <p className="font-serif text-xl leading-snug font-semibold text-balance">{title}</p>
      </div>
      <ul className="mt-4 mb-5 border-b border-line">
        {begins.map((section) => (
          <li key={section.id} className="flex items-baseline justify-between gap-3 border-t border-line">
            <Link to={`${address}#${section.id}`} className="min-h-11 py-2.5 leading-6">
              {section.title}
            </Link>
            <span className="shrink-0 text-sm text-ink-soft">{section.minutes} min</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where somebody goes from here who has not chosen yet. */
export function NextStep({ personaSlug, paths }: NextStepProps) {
  const first = firstToOpen(paths);
  const { title, text } = wordsFor(first);
  return (
    <section aria-labelledby="next-step" className="card p-6">
      <h2 id="next-step">{title}</h2>
      <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
      {first !== undefined && (
        <>
          <Beginning path={first} personaSlug={personaSlug} />
          <ButtonLink to={addresses.path({ personaSlug, pathSlug: first.slug })}>
            {isFree(first) ? 'Read it free' : 'Read them free'}
          </ButtonLink>
        </>
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
