import { type KeyboardEvent, useRef, useState } from 'react';
import { casualFloor } from '#shared/content/fact-numbers.ts';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { type LibraryPath, pathCount } from './library-path.ts';
import { hourNote } from './path-facts.ts';

/** In dollars, as the scale ends. */
export const most = 35;
/** So many dollars stand above one another: 24 px of a small phone. */
const step = 3;
const pitch = 24;
const radius = 9;
/** For the name of a dot, over the highest. */
const headroom = 24;

/** Half a dot, so that one at $0 stands on the line and not across its end. */
const inset = 1.5;

const x = (dollars: number): string => `${(((dollars + inset) / (most + inset)) * 100).toFixed(1)}%`;
const columnOf = ({ hourCents }: LibraryPath): number => Math.round(hourCents / 100 / step);

interface Dot {
  path: LibraryPath;
  column: number;
  /** From the line up. */
  level: number;
}

/** Each path in the column of its pay, above those that stand there already. */
export function stackDots(library: readonly LibraryPath[]): Dot[] {
  const heights = new Map<number, number>();
  return library.map((path) => {
    const column = columnOf(path);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { path, column, level };
  });
}

const inDollars = (cents: number): string => `$${Math.round(cents / 100)}`;

/** What the picture shows, in a sentence. */
export function hourWords(library: readonly LibraryPath[]): string {
  const pay = library.map(({ hourCents }) => hourCents);
  const above = pay.filter((cents) => cents >= casualFloor * 100).length;
  const reach = above === 0 ? 'none reaches' : above === 1 ? 'one reaches' : `${above} reach`;
  return `An hour of ${library.length} paths, from ${inDollars(Math.min(...pay))} to ${inDollars(Math.max(...pay))}; ${reach} the casual pay floor of $${casualFloor}.`;
}

/** Which way a key leads among the dots. */
const ways: Readonly<Partial<Record<string, (at: number, last: number) => number>>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Over all dots; at the ends of the scale it begins or ends with its own. */
function DotName({ path, column }: Dot) {
  const share = (column * step) / most;
  const anchor = share < 0.33 ? 'start' : share > 0.66 ? 'end' : 'middle';
  return (
    <text x={x(column * step)} y={headroom - 9} textAnchor={anchor} className="dot-name" aria-hidden>
      {path.title}, {inDollars(path.hourCents)}
    </text>
  );
}

export interface HourDotsProps {
  library: readonly LibraryPath[];
  /** Those that are looked for; the others stand back. */
  found: readonly LibraryPath[];
}

/**
 * A dot a path on one scale of pay, with the casual pay floor: the whole library at a glance. Each that is looked for
 * leads to its path. They are one stop of the Tab key; arrow keys go from one to the next better paid.
 */
export function HourDots({ library, found }: HourDotsProps) {
  const picture = useRef<SVGSVGElement>(null);
  const [named, setNamed] = useState<Dot>();
  const [stop, setStop] = useState(0);
  const dots = stackDots(library.toSorted((one, other) => one.hourCents - other.hourCents));
  const open = dots.filter(({ path }) => found.includes(path));
  const baseline = headroom + pitch * (1 + Math.max(0, ...dots.map(({ level }) => level)));
  const heightOf = ({ level }: Dot): number => baseline - pitch * (level + 0.5);
  const tabStop = Math.min(stop, open.length - 1);

  const move = (event: KeyboardEvent) => {
    const next = ways[event.key]?.(tabStop, open.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    picture.current?.querySelectorAll('a')[next]?.focus();
  };

  return (
    <figure className="hour-dots">
      <p className="mb-1 font-semibold">What an hour earns, {pathCount(library.length)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset */}
      <svg
        ref={picture}
        role="group"
        aria-label={hourWords(library)}
        height={baseline + 2}
        className="moves"
        onKeyDown={move}
        onPointerLeave={() => setNamed(undefined)}
        onBlur={() => setNamed(undefined)}
      >
        <line x1="0" x2="100%" y1={baseline} y2={baseline} className="cash-axis" />
        <line x1={x(casualFloor)} x2={x(casualFloor)} y1={headroom} y2={baseline} className="bars-floor" />
        {dots.map((dot) => {
          const { personaSlug, slug, title, hourCents } = dot.path;
          const place = open.indexOf(dot);
          const circle = (
            <circle
              cx={x(dot.column * step)}
              cy={heightOf(dot)}
              r={radius}
              className="bars-fill"
              data-tone={personaSlug}
              fillOpacity={place < 0 ? 0.2 : 1}
            />
          );
          if (place < 0) return <g key={`${personaSlug}/${slug}`}>{circle}</g>;
          return (
            <Link
              key={`${personaSlug}/${slug}`}
              to={addresses.path({ personaSlug, pathSlug: slug })}
              aria-label={`${title}, ${inDollars(hourCents)} an hour`}
              tabIndex={place === tabStop ? 0 : -1}
              onPointerEnter={() => setNamed(dot)}
              onFocus={() => {
                setStop(place);
                setNamed(dot);
              }}
            >
              <circle cx={x(dot.column * step)} cy={heightOf(dot)} r={pitch / 2} className="dot-reach" />
              {circle}
            </Link>
          );
        })}
        {named && open.some(({ path }) => path === named.path) && <DotName {...named} />}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>$0</span>
        <span>casual pay floor, ${casualFloor}</span>
      </p>
      <figcaption className="mt-1 text-sm text-ink-soft">
        Each dot opens a path, in the colour of its shelf. {hourNote}
      </figcaption>
    </figure>
  );
}
