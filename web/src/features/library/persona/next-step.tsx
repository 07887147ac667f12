import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PersonaPath } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { upperEnd } from '../match-paths.ts';

const isFree = (path: PersonaPath): boolean => effectivePrice(path) === 0;

/** A way to start, with its label. */
interface Beginning {
  why: string;
  path: PersonaPath;
}

/** The path with the smallest upper bounds: money first, then hours, then the better paid. */
const leastOf = (paths: readonly PersonaPath[]): PersonaPath | undefined =>
  paths.toSorted(
    (one, other) =>
      upperEnd(one.budget) - upperEnd(other.budget) ||
      upperEnd(one.time) - upperEnd(other.time) ||
      other.hourCents - one.hourCents,
  )[0];

/** For an undecided visitor: the free path, and the least demanding of those without requirements. */
export function beginningsOf(paths: readonly PersonaPath[]): Beginning[] {
  const free = paths.find(isFree);
  const others = paths.filter((path) => path !== free);
  const ready = others.filter(({ nothingFirst }) => nothingFirst);
  const least = leastOf(ready.length > 0 ? ready : others);
  const which = ready.length > 0 ? 'Easy to start' : 'Cheapest to start';
  return [
    ...(free ? [{ why: 'Completely free', path: free }] : []),
    ...(least ? [{ why: `${which}: ${least.budget} to start`, path: least }] : []),
  ];
}

interface NextStepProps {
  personaSlug: string;
  /** The paths that are not owned yet. */
  paths: readonly PersonaPath[];
  /** Advice on choosing, in a line or two. */
  children?: ReactNode;
}

function WayIn({ beginning: { why, path }, personaSlug }: { beginning: Beginning; personaSlug: string }) {
  return (
    <li className="py-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-y-2 gap-x-4 border-t border-t-line @min-[60rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[60rem]:items-start [&>a]:col-2 [&>a]:justify-self-start @max-[17rem]:[&>a]:col-span-full @min-[60rem]:[&>a]:col-[auto] @min-[60rem]:[&>a]:self-center [&>.cover]:row-span-2 @max-[17rem]:[&>.cover]:row-[auto] @min-[60rem]:[&>.cover]:row-[auto]">
      <Cover of={path.slug} />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-soft">{why}</p>
        <p className="font-serif text-lg leading-snug font-semibold text-balance">{path.title}</p>
      </div>
      <ButtonLink variant="secondary" to={addresses.path({ personaSlug, pathSlug: path.slug })}>
        {isFree(path) ? 'Read it free' : `Read ${path.begins.length} sections free`}
      </ButtonLink>
    </li>
  );
}

/** The next step for a visitor who has not chosen yet. */
export function NextStep({ personaSlug, paths, children }: NextStepProps) {
  const beginnings = beginningsOf(paths);
  return (
    <section aria-labelledby="next-step" className="next-step p-5 @container card">
      <h2 className="text-(length:--text-xl)" id="next-step">
        {beginnings.length > 1
          ? 'Not sure? Start with one of these'
          : beginnings.length > 0
            ? 'Not sure? Start with this one'
            : 'You own every path here'}
      </h2>
      {beginnings.length === 0 && (
        <p className="mt-2 max-w-measure text-ink-soft">Another starting point may suit you too.</p>
      )}
      {beginnings.length > 0 && children}
      <ul className="mt-3 mb-1 grid gap-y-0 gap-x-14 border-b border-b-line @min-[40rem]:grid-cols-2 empty:hidden">
        {beginnings.map((beginning) => (
          <WayIn key={beginning.path.slug} beginning={beginning} personaSlug={personaSlug} />
        ))}
      </ul>
      <Link to={addresses.home()} className="inline-flex min-h-11 items-center font-semibold">
        Check your goal first, free
      </Link>
    </section>
  );
}
