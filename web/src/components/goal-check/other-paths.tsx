import { Link } from 'react-router-dom';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { type NamedPath, namedInstead, skilledInstead } from '#shared/plan/model/used-answers.ts';
import { addresses } from '#web/config/addresses.ts';
import { isHopeless } from './fitting-plan.ts';
import { bestFreePath, isFitTooDear } from './free-to-read.ts';
import { monthly } from './print-monthly.ts';
import { nearerGoal } from './verdict-words.ts';

interface OtherPath {
  /** What speaks for it. */
  why: string;
  path: Explanation['path'];
  /** What it would bring, or what speaks against it. */
  but?: string | undefined;
}

/** Where reading all of the path that fits costs more than there is to begin with, or the way on leads to it. */
function freeOne(told: Explanation): OtherPath | undefined {
  const free = bestFreePath(told);
  const isNext = isHopeless(told) && !nearerGoal(told)?.supportedBy;
  if (!free || free.path.slug === told.path.slug || !(isNext || isFitTooDear(told))) return undefined;
  const { targetCents, targetFromHours } = told.feasibility;
  const brings = free.fits.goal === 1 ? 'which reaches the goal, too' : monthly(free.fits.goal * targetCents);
  return {
    why: 'Free from its first step to its last',
    path: free.path,
    but: targetFromHours ? undefined : brings,
  };
}

/** What brings more; what it would bring beyond the goal is not worked out. */
function betterOne(told: Explanation): OtherPath | undefined {
  const { better } = told.choice;
  const { targetCents, targetFromHours } = told.feasibility;
  if (!better || targetFromHours) return undefined;
  const skilled = skilledInstead(told);
  const reaches = better.supportedCents >= targetCents;
  const but = skilled?.path.slug === better.slug ? `built on “${skilled.skill}”` : 'but suits you less';
  return {
    why: `${reaches ? 'Reaches the goal' : 'Pays more'}, ${but}`,
    path: better,
    but: reaches ? undefined : monthly(better.supportedCents),
  };
}

/** What is built on a skill, where the path that fits is built on none. */
function skilledOne(told: Explanation): OtherPath | undefined {
  const skilled = skilledInstead(told);
  if (!skilled) return undefined;
  const { path, skill, goal } = skilled;
  const { targetCents, targetFromHours } = told.feasibility;
  const brings =
    goal === 1 ? 'which reaches the goal, too' : `${monthly(goal * targetCents)}, short of the goal`;
  return { why: `Built on “${skill}”`, path, but: targetFromHours ? undefined : brings };
}

const againstWords: Record<NonNullable<NamedPath['against']>, string> = {
  money: 'but there is more to buy first',
  goal: 'but it comes less close to the goal',
  hours: 'but it takes more hours',
};

/** What is about the thing itself, where the path that fits was found by the kind of thing that was named. */
function namedOne(told: Explanation): OtherPath | undefined {
  const named = namedInstead(told);
  if (!named) return undefined;
  const { path, entry, against } = named;
  return { why: `About “${entry}”`, path, but: against && againstWords[against] };
}

/** Each path once, with the first that speaks for it. */
const otherPaths = (told: Explanation): OtherPath[] =>
  [freeOne, betterOne, skilledOne, namedOne]
    .flatMap((find) => find(told) ?? [])
    .filter(({ path }, at, all) => all.findIndex((other) => other.path.slug === path.slug) === at);

/** The paths that speak for themselves beside the one that fits best; nothing where none does. */
export function OtherPaths({ told, className = '' }: { told: Explanation; className?: string }) {
  const others = otherPaths(told);
  if (others.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="text-base">Other paths for your answers</h3>
      <ul className="mt-1 grid gap-x-12 gap-y-2 text-sm @4xl:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
        {others.map(({ why, path, but }) => (
          <li key={path.slug}>
            {why}:{' '}
            <Link to={addresses.path({ personaSlug: path.persona, pathSlug: path.slug })}>{path.title}</Link>
            {but && `, ${but}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
