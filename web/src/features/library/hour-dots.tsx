import { casualFloor } from '#shared/content/fact-numbers.ts';
import { type LibraryPath, pathCount } from './library-path.ts';
import { hourNote } from './path-facts.ts';

/** In dollars, as the scale ends. */
export const most = 35;
/** So many dollars stand above one another. */
const step = 1.4;
const radius = 6;
const baseline = 88;

/** Half a dot, so that one at $0 stands on the line and not across its end. */
const inset = 0.6;

const x = (dollars: number): string => `${(((dollars + inset) / (most + inset)) * 100).toFixed(1)}%`;
/** In pixels from the top, of the middle of a dot. */
export const heightOf = (level: number): number => baseline - radius - 2 - level * (radius * 2 + 2);
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

export interface HourDotsProps {
  library: readonly LibraryPath[];
  /** Those that are looked for; the others stand back. */
  found: readonly LibraryPath[];
}

/** A dot a path on one scale of pay, with the casual pay floor: the whole library at a glance. */
export function HourDots({ library, found }: HourDotsProps) {
  return (
    <figure className="hour-dots">
      <p className="mb-2 font-semibold">What an hour earns, {pathCount(library.length)}</p>
      <svg role="img" aria-label={hourWords(library)} height={baseline + 6} className="moves">
        <line x1="0" x2="100%" y1={baseline} y2={baseline} className="cash-axis" />
        {stackDots(library).map(({ path, column, level }) => (
          <circle
            key={`${path.personaSlug}/${path.slug}`}
            cx={x(column * step)}
            cy={heightOf(level)}
            r={radius}
            className="bars-fill"
            data-tone={path.personaSlug}
            fillOpacity={found.includes(path) ? 1 : 0.2}
          />
        ))}
        <line x1={x(casualFloor)} x2={x(casualFloor)} y1="2" y2={baseline} className="bars-floor" />
      </svg>
      <figcaption className="text-sm text-ink-soft">
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>$0 · each dot a path, in the colour of its shelf</span>
          <span>casual pay floor, ${casualFloor}</span>
        </span>
        <span className="mt-2 block">{hourNote}</span>
      </figcaption>
    </figure>
  );
}
