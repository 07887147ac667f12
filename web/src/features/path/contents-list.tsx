import { Bookmark, Check, ChevronRight, Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';
import { useScrollEdges } from '#web/components/use-scroll-edges.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { counted } from './counted.ts';
import { OpenAll } from './open-all.tsx';
import type { Place } from './places-after.ts';
import { minutesFrom } from './reader/minutes-from.ts';
import { type Reading, unread } from './reader/reading.ts';

// Without it the contents still lead everywhere, and no outline waits for what does not come.
const FindInside = lazy(() =>
  import('./find/find-inside.tsx').catch(() => ({ default: () => <span hidden /> })),
);

/** Only where all of the text can be read; its place is kept, so that nothing moves when it comes. */
function Find({ sections }: Pick<ContentsListProps, 'sections'>) {
  const hydrated = useHydrated();
  if (sections.some(({ html }) => html === undefined)) return null;
  return (
    <div className="find-place scripts-only">
      {hydrated && (
        <Suspense fallback={null}>
          <FindInside />
        </Suspense>
      )}
    </div>
  );
}

/** A thumb needs more room than a mouse, whose rail shows all of it in one window. */
const rowLook =
  'path-rail-row grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] content-center items-baseline gap-x-2 py-1 lg:min-h-6 lg:py-0.5 lg:text-sm lg:leading-snug';

const currentLook = 'aria-[current]:font-semibold aria-[current]:text-ink';

interface RowProps {
  section: ContentSection;
  number: number;
  isCurrent: boolean;
  isRead: boolean;
  /** They left it here the last time. */
  isStop: boolean;
}

function Row({ section: { id, title, html, minutes }, number, isCurrent, isRead, isStop }: RowProps) {
  const words = (
    <>
      {isRead || isStop ? (
        // Another thing than the number in its place, and as high as all of the row.
        <span key="sign" className="self-center">
          {isStop ? <Bookmark aria-hidden className="size-4" /> : <Check aria-hidden className="size-4" />}
          <VisuallyHidden>
            {number}
            {isRead && ', read'}
            {isStop && ', you stopped here'}
          </VisuallyHidden>
        </span>
      ) : (
        <span className="whitespace-nowrap tabular-nums">{number}</span>
      )}
      <span className="[text-decoration:inherit]">
        <WholeWords text={title} />
      </span>
    </>
  );
  if (html !== undefined)
    return (
      <a href={`#${id}`} aria-current={isCurrent || undefined} className={classNames(rowLook, currentLook)}>
        {words}
        <span aria-hidden className="text-sm font-normal text-ink-soft lg:hidden">
          <span className="inline-block whitespace-nowrap tabular-nums">{minutes} min</span>
        </span>
      </a>
    );
  return (
    <span className={`${rowLook} text-ink-soft`}>
      {words}
      <LockedSign />
    </span>
  );
}

export interface ContentsListProps {
  heading: string;
  sections: readonly ContentSection[];
  /** The section that is being read. */
  current: string | undefined;
  /** How far its owner has come. */
  reading?: Reading;
  /** What follows the text. */
  after: readonly Place[];
}

const LockedSign = () => (
  <span className="known-locked inline-flex items-center gap-1 self-center pl-2 text-sm">
    <Lock aria-hidden className="size-4" />
    <span className="lg:sr-only">Locked</span>
  </span>
);

interface RowsProps extends Omit<ContentsListProps, 'heading'> {
  /** What is locked in one row, where its titles stand beside it. */
  brief?: boolean;
}

function Rows({ sections, current, after, reading = unread, brief = false }: RowsProps) {
  const locked = brief ? sections.filter(({ html }) => html === undefined).length : 0;
  return (
    <ol className="border-y border-line py-1">
      {sections.map((section, index) =>
        brief && section.html === undefined ? null : (
          <li key={section.id}>
            <Row
              section={section}
              number={index + 1}
              isCurrent={section.id === current}
              isRead={reading.read.includes(section.id)}
              isStop={reading.stopped === section.id}
            />
          </li>
        ),
      )}
      {locked > 0 && (
        <li className={`${rowLook} text-ink-soft`}>
          <span />
          {counted(locked, 'more section', 'more sections')}
          <LockedSign />
        </li>
      )}
      {after.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current || undefined}
            className={classNames(rowLook, currentLook)}
          >
            <span />
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Which section is being read, of how many, and how long the rest takes. */
function PlaceLine({ sections, current, reading = unread }: Omit<ContentsListProps, 'heading' | 'after'>) {
  const at = sections.findIndex(({ id }) => id === current);
  const place = at === -1 ? `${sections.length} sections` : `Section ${at + 1} of ${sections.length}`;
  const isRead = sections.every(({ id }) => reading.read.includes(id));
  return (
    <p className="mb-2 text-sm text-ink-soft">
      {isRead
        ? `All ${sections.length} read`
        : `${place}, about ${minutesFrom(sections, Math.max(0, at))} min${at === -1 ? '' : ' to the end'}`}
    </p>
  );
}

/** What can be read leads there, the rest is counted. In the rail of a wide screen. */
export function ContentsList({ heading, ...rows }: ContentsListProps) {
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { before, after } = useScrollEdges(list);
  const whole = rows.sections.every(({ html }) => html !== undefined);
  // The list scrolls for itself, and the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is being read
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current) list.current.scrollTop = row ? row.offsetTop - list.current.clientHeight / 2 : 0;
  }, [rows.current]);
  return (
    <nav aria-labelledby={headingId} className="path-rail-contents print:hidden">
      <h2 id={headingId} className={classNames('text-lg', !whole && 'mb-2')}>
        {heading}
      </h2>
      {whole && <PlaceLine {...rows} />}
      <Find sections={rows.sections} />
      <div
        ref={list}
        className="path-rail-list"
        data-before={before || undefined}
        data-after={after || undefined}
      >
        <Rows brief {...rows} />
      </div>
      {whole && <OpenAll current={rows.current} />}
    </nav>
  );
}

/** The contents in a sheet over the text of a phone, the search first: what it finds is shown above. */
export function ContentsNav({ heading, ...rows }: ContentsListProps) {
  return (
    <nav aria-label={heading}>
      <Find sections={rows.sections} />
      <Rows {...rows} />
    </nav>
  );
}

/** On a phone folded away, since the text itself should come first. */
export function FoldedContents({ heading, ...rows }: ContentsListProps) {
  return (
    <details className="lg:hidden print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf">
        <ChevronRight aria-hidden className="size-4 shrink-0 [details[open]_&]:rotate-90" />
        {heading}: {rows.sections.length} sections
      </summary>
      <nav aria-label={heading} className="mt-2">
        <Rows {...rows} />
      </nav>
    </details>
  );
}
