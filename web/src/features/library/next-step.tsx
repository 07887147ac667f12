import type { ReactNode } from 'react';
import type { PersonaPath } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';

const isFree = (path: PersonaPath): boolean => effectivePrice(path) === 0;

/** A way to begin, and the word for it. */
interface Beginning {
  why: string;
  path: PersonaPath;
}

/** Of two alike the better paid. */
const bestBy = (paths: readonly PersonaPath[], rank: (path: PersonaPath) => number) =>
  paths.toSorted((one, other) => rank(one) - rank(other) || other.hourCents - one.hourCents)[0];
const monthOf = ({ aheadMonth }: PersonaPath): number => aheadMonth ?? Number.POSITIVE_INFINITY;

/** Two of them, for two kinds of nerve: what is free, what pays best, what pays soonest, what asks for no calls. */
export function beginningsOf(paths: readonly PersonaPath[], ownsOthers: boolean): Beginning[] {
  const best = bestBy(paths, () => 0);
  const soonest = bestBy(paths, monthOf);
  const withoutCalls = bestBy(
    paths.filter(({ ways }) => ways.includes('no-sales-calls')),
    () => 0,
  );
  const isSooner = best && soonest && monthOf(soonest) < monthOf(best);
  const all = [
    { why: 'Free, all of it', path: paths.find(isFree) },
    { why: ownsOthers ? 'Best paid you don’t own yet' : 'Best paid', path: best },
    { why: `Soonest ahead: month ${soonest?.aheadMonth}`, path: isSooner ? soonest : undefined },
    { why: 'No sales calls', path: withoutCalls },
  ];
  const known = all.filter((one): one is Beginning => one.path !== undefined);
  return known
    .filter(({ path }, index) => known.findIndex((one) => one.path.slug === path.slug) === index)
    .slice(0, 2);
}

export interface NextStepProps {
  personaSlug: string;
  /** Those that are not owned yet. */
  paths: readonly PersonaPath[];
  /** There are more here, which are. */
  ownsOthers: boolean;
  /** How to choose, in a line or two. */
  children?: ReactNode;
}

function WayIn({ beginning: { why, path }, personaSlug }: { beginning: Beginning; personaSlug: string }) {
  return (
    <li className="way-in">
      <Cover of={path.slug} />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-soft">{why}</p>
        <p className="font-serif text-lg leading-snug font-semibold text-balance">{path.title}</p>
      </div>
      <ButtonLink variant="secondary" to={addresses.path({ personaSlug, pathSlug: path.slug })}>
        {isFree(path) ? 'Read it free' : `Read ${path.begins.length} sections, free`}
      </ButtonLink>
    </li>
  );
}

/** Where somebody goes from here who has not chosen yet. */
export function NextStep({ personaSlug, paths, ownsOthers, children }: NextStepProps) {
  const beginnings = beginningsOf(paths, ownsOthers);
  return (
    <section aria-labelledby="next-step" className="next-step card">
      <h2 id="next-step">
        {beginnings.length > 1
          ? 'Not sure? Start with one of these'
          : beginnings.length > 0
            ? 'Not sure? Start with this one'
            : 'You own every path here'}
      </h2>
      {beginnings.length === 0 && (
        <p className="mt-2 max-w-measure text-ink-soft">Another starting point may suit you, too.</p>
      )}
      {beginnings.length > 0 && children}
      <ul className="ways-in">
        {beginnings.map((beginning) => (
          <WayIn key={beginning.path.slug} beginning={beginning} personaSlug={personaSlug} />
        ))}
      </ul>
      <Link to={addresses.home()} className="inline-flex min-h-11 items-center font-semibold">
        Check a goal first, free
      </Link>
    </section>
  );
}
