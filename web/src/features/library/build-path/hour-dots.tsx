import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { casualFloor } from '#shared/content/fact-numbers.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { addresses } from '#web/config/addresses.ts';
import type { LibraryPath } from '../library-path.ts';

/** The end of the scale, in dollars. */
export const most = 35;

/** Dollars per column: 24 px on a small phone. */
const step = 3;

const pitch = 24;

const radius = 9;

/** The ticks under the line; the name of the casual minimum wage hides the last one except on a desktop. */
const ticks = [0, 10, 20];

/** Space for the name of the highest dot. */
const headroom = 24;

/** Half a dot, so that a dot at $0 is on the line and not across its end. */
const inset = 1.5;

const x = (dollars: number): string => `${(((dollars + inset) / (most + inset)) * 100).toFixed(1)}%`;

interface Dot {
  path: LibraryPath;
  column: number;
  /** Counted from the line upwards. */
  level: number;
}

/** Puts each path in the column of its pay, above the earlier ones. */
export function stackDots(library: readonly LibraryPath[]): Dot[] {
  const heights = new Map<number, number>();
  return library.map((path) => {
    const column = Math.round(path.hourCents / 100 / step);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { path, column, level };
  });
}

/** Summarises the picture in a sentence. */
export function hourWords(library: readonly LibraryPath[]): string {
  const pay = library.map(({ hourCents }) => hourCents);
  const above = pay.filter((cents) => cents >= casualFloor * 100).length;
  const range = `By the end of year one, expect ${wholeDollars(Math.min(...pay))}–${wholeDollars(Math.max(...pay))} an hour`;
  const floor = `the $${casualFloor} casual minimum wage`;
  if (above === 0) return `${range}: less than ${floor}.`;
  return `${range}. ${above === 1 ? 'One path pays' : `${above} paths pay`} at least ${floor}.`;
}

/** The movement of each key among the dots. */
const ways: Readonly<Partial<Record<string, (at: number, last: number) => number>>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A name above all dots; near the ends of the scale it is aligned with its dot. */
function DotName({ dot: { path, column }, isBest }: { dot: Dot; isBest: boolean }) {
  const share = (column * step) / most;
  const anchor = share < 0.33 ? 'start' : share > 0.66 ? 'end' : 'middle';
  return (
    <text
      x={x(column * step)}
      y={headroom - 9}
      textAnchor={anchor}
      className="dot-name fill-current text-(length:--text-sm) font-semibold pointer-events-none"
      aria-hidden
    >
      {isBest && 'Best paid: '}
      {path.title}, {wholeDollars(path.hourCents)}
    </text>
  );
}

/**
 * A dot per path on one scale of pay, with the casual minimum wage. Each dot links to its path. They are one
 * tab stop; arrow keys move to the next better paid.
 */
export function HourDots({ library }: { library: readonly LibraryPath[] }) {
  const id = useId();
  const picture = useRef<SVGSVGElement>(null);
  const [named, setNamed] = useState<Dot>();
  const [stop, setStop] = useState(0);
  const touchedFirst = useRef(false);
  const dots = stackDots(library.toSorted((one, other) => one.hourCents - other.hourCents));
  const baseline = headroom + pitch * (1 + Math.max(0, ...dots.map(({ level }) => level)));
  const best = dots.at(-1);
  const shown = named ?? best;
  const heightOf = ({ level }: Dot): number => baseline - pitch * (level + 0.5);

  const move = (event: KeyboardEvent) => {
    const next = ways[event.key]?.(stop, dots.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    picture.current?.querySelectorAll('a')[next]?.focus();
  };

  // The first touch shows the name, before a second follows the link.
  const touch = ({ pointerType }: PointerEvent, dot: Dot) => {
    touchedFirst.current = pointerType === 'touch' && shown?.path !== dot.path;
    setNamed(dot);
  };
  const hold = (event: MouseEvent) => {
    if (touchedFirst.current) event.preventDefault();
    touchedFirst.current = false;
  };

  return (
    <figure className="hour-dots py-5 px-4 mt-6 mb-1 -mx-4 gap-4 grid bg-sand sm:max-md:px-6 sm:max-md:-mx-6 md:py-6 md:px-8 md:mt-10 md:mb-2 md:mx-0 md:rounded-sm lg:[grid-template:auto_1fr_/_minmax(0,1fr)_minmax(0,2.25fr)] lg:gap-y-3 lg:gap-x-12 [&_a]:outline-none">
      <div>
        <h2 className="text-xl">What an hour earns</h2>
        <p className="mt-1 text-sm" id={id}>
          {hourWords(library)}
        </p>
      </div>
      <div className="lg:row-span-2 lg:col-2">
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a fieldset */}
        <svg
          className="block w-full overflow-visible"
          ref={picture}
          role="group"
          aria-labelledby={id}
          height={baseline + 24}
          onKeyDown={move}
          onClickCapture={hold}
          onPointerLeave={({ pointerType }) => {
            if (pointerType !== 'touch') setNamed(undefined);
          }}
          onPointerCancel={() => {
            touchedFirst.current = false;
          }}
          onBlur={() => setNamed(undefined)}
        >
          <line x1="0" x2="100%" y1={baseline} y2={baseline} className="cash-axis" />
          <line x1={x(casualFloor)} x2={x(casualFloor)} y1={headroom} y2={baseline} className="bars-floor" />
          {dots.map((dot, place) => {
            const { personaSlug, slug, title, hourCents } = dot.path;
            const at = { cx: x(dot.column * step), cy: heightOf(dot) };
            return (
              <Link
                key={`${personaSlug}/${slug}`}
                to={addresses.path({ personaSlug, pathSlug: slug })}
                aria-label={`${title}, ${wholeDollars(hourCents)} an hour`}
                tabIndex={place === stop ? 0 : -1}
                data-named={dot.path === shown?.path || undefined}
                onPointerDown={(event) => touch(event, dot)}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType !== 'touch') setNamed(dot);
                }}
                onFocus={() => {
                  setStop(place);
                  setNamed(dot);
                }}
              >
                <circle {...at} r={pitch / 2} className="dot-reach fill-transparent" />
                <circle {...at} r={radius} className="bars-fill" data-tone={personaSlug} />
              </Link>
            );
          })}
          {ticks.map((dollars) => (
            <text
              key={dollars}
              x={x(dollars)}
              y={baseline + 18}
              textAnchor="middle"
              className="fill-ink-soft text-(length:--text-sm) pointer-events-none max-md:[&:nth-last-of-type(3)]:hidden"
            >
              ${dollars}
            </text>
          ))}
          <text
            x="100%"
            y={baseline + 18}
            textAnchor="end"
            className="fill-ink-soft text-(length:--text-sm) pointer-events-none max-md:[&:nth-last-of-type(3)]:hidden"
          >
            minimum wage, ${casualFloor}
          </text>
          {shown && <DotName dot={shown} isBest={named === undefined} />}
        </svg>
      </div>
      <figcaption className="text-sm text-ink-soft">
        <span className="pointer-coarse:hidden">Each dot opens a path.</span>
        <span className="hidden pointer-coarse:inline">Tap a dot for its name.</span>
      </figcaption>
    </figure>
  );
}
