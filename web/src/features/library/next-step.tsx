import type { PersonaPath } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { finderId } from './library-path.ts';
import { hourPay } from './path-facts.ts';

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
export function beginningsOf(paths: readonly PersonaPath[]): Beginning[] {
  const best = bestBy(paths, () => 0);
  const soonest = bestBy(paths, monthOf);
  const withoutCalls = bestBy(
    paths.filter(({ ways }) => ways.includes('no-sales-calls')),
    () => 0,
  );
  const isSooner = best && soonest && monthOf(soonest) < monthOf(best);
  const all = [
    { why: 'Free, all of it', path: paths.find(isFree) },
    { why: `Best paid: ${hourPay(best?.hourCents ?? 0)} an hour`, path: best },
    { why: `Soonest ahead: month ${soonest?.aheadMonth}`, path: isSooner ? soonest : undefined },
    { why: 'No sales calls', path: withoutCalls },
  ];
  const known = all.filter((one): one is Beginning => one.path !== undefined);
  return known
    .filter(({ path }, index) => known.findIndex((one) => one.path.slug === path.slug) === index)
    .slice(0, 2);
}

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

function WayIn({ beginning: { why, path }, personaSlug }: { beginning: Beginning; personaSlug: string }) {
  return (
    <li className="border-t border-line py-4">
      <div className="mb-3 flex items-center gap-4">
        <Cover of={path.slug} />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-ink-soft">{why}</p>
          <p className="font-serif text-lg leading-snug font-semibold text-balance">{path.title}</p>
        </div>
      </div>
      <ButtonLink variant="secondary" to={addresses.path({ personaSlug, pathSlug: path.slug })}>
        {isFree(path) ? 'Read it free' : `Read ${path.begins.length} sections, free`}
      </ButtonLink>
    </li>
  );
}

/** Where somebody goes from here who has not chosen yet. */
export function NextStep({ personaSlug, paths }: NextStepProps) {
  const beginnings = beginningsOf(paths);
  return (
    <section aria-labelledby="next-step" className="card p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="next-step">
        {beginnings.length > 0 ? 'Start with what you can face' : 'You own every path here'}
      </h2>
      {beginnings.length === 0 && (
        <p className="mt-2 max-w-measure text-ink-soft">Another starting point may suit you, too.</p>
      )}
      <ul className="mt-4 border-b border-line empty:hidden">
        {beginnings.map((beginning) => (
          <WayIn key={beginning.path.slug} beginning={beginning} personaSlug={personaSlug} />
        ))}
      </ul>
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
