import { Bookmark, Check, ChevronRight, Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { Button } from '#web/components/button/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { useScrollEdges } from '#web/components/page/use-scroll-edges.ts';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { counted } from '#web/lib/counted.ts';
import { foldAll, isAllOpen } from '#web/lib/page/folds.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import type { Access } from '../path-page/path-access.ts';
import { minutesFrom, type Reading, unread } from './reading-progress.ts';

/** Folds all sections into a list, and opens them again. */
export function OpenAll({ current }: { current: string | undefined }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const look = () => setOpen(isAllOpen());
    look();
    // The toggle event does not bubble, so it is captured.
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, []);
  return (
    <div className="scripts-only -mx-5">
      <Button
        variant="quiet"
        onClick={() => foldAll(!open, current === undefined ? null : document.getElementById(current))}
      >
        {open ? 'Fold all sections' : 'Open all sections'}
      </Button>
    </div>
  );
}

// Optional: if it fails to load, the contents still work, and no skeleton waits.
const FindInside = lazy(() => import('./find-inside.tsx').catch(() => ({ default: () => <span hidden /> })));

/** Only for a text that is fully open; its space is reserved, so that nothing moves when it loads. */
function Find({ sections }: Pick<ContentsListProps, 'sections'>) {
  const hydrated = useHydrated();
  if (sections.some(({ html }) => html === undefined)) return null;
  return (
    <div className="find-place lg:empty:before:content-['Find_in_the_text'_/_''] scripts-only">
      {hydrated && (
        <Suspense fallback={null}>
          <FindInside />
        </Suspense>
      )}
    </div>
  );
}

/** A thumb needs larger rows; the rail for a mouse must fit in one window. */
const rowLook =
  "path-rail-row lg:[&:any-link]:px-1.5 lg:[&:any-link]:-mx-1.5 lg:[&:any-link]:rounded-sm lg:[&:any-link]:no-underline lg:[&[aria-current]]:bg-leaf-tint lg:[&:any-link]:hover:underline in-data-[access=owed]:has-[>.known-locked]:after:content-['closed'] grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] content-center items-baseline gap-x-2 py-1 lg:min-h-6 lg:py-0.5 lg:text-sm lg:leading-snug";

const currentLook = 'aria-[current]:font-semibold aria-[current]:text-ink';

interface RowProps {
  section: ContentSection;
  number: number;
  isCurrent: boolean;
  isRead: boolean;
  /** The reader stopped here last time. */
  isStop: boolean;
}

function Row({ section: { id, title, html, minutes }, number, isCurrent, isRead, isStop }: RowProps) {
  const words = (
    <>
      {isRead || isStop ? (
        // A different element from the number it replaces, at the full height of the row.
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
  /** The reading progress of the owner. */
  reading?: Reading;
  /** The parts after the text. */
  after: readonly Place[];
}

const LockedSign = () => (
  <span className="known-locked in-data-[access=unsure]:hidden! in-data-[access=opening]:hidden! in-data-[access=failed]:hidden! in-data-[access=owed]:hidden! inline-flex items-center gap-1 self-center pl-2 text-sm">
    <Lock aria-hidden className="size-4" />
    <span className="lg:sr-only">Locked</span>
  </span>
);

interface RowsProps extends Omit<ContentsListProps, 'heading'> {
  /** Shows the locked sections as one row, where their titles are shown next to it. */
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
          {counted(locked, 'more section')}
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

/** The current section, the number of sections, and the remaining reading time. */
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

/** Links to readable sections and counts the others. In the rail of a wide screen. */
export function ContentsList({ heading, ...rows }: ContentsListProps) {
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { before, after } = useScrollEdges(list);
  const whole = rows.sections.every(({ html }) => html !== undefined);
  // The list scrolls separately from the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another section is being read
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current) list.current.scrollTop = row ? row.offsetTop - list.current.clientHeight / 2 : 0;
  }, [rows.current]);
  return (
    <nav
      aria-labelledby={headingId}
      // The few rows of a locked path are never cut; a whole path’s rows scroll.
      className={classNames('lg:flex lg:flex-col print:hidden', whole ? 'lg:min-h-56' : 'lg:shrink-0')}
    >
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

/**
 * The contents in a sheet over the text of a phone. The search comes first, because its result is shown above
 * the sheet.
 */
export function ContentsNav({ heading, ...rows }: ContentsListProps) {
  return (
    <nav aria-label={heading}>
      <Find sections={rows.sections} />
      <Rows {...rows} />
    </nav>
  );
}

/** Folded on a phone, because the text should come first. */
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

/** A link target on the page. */
interface Place {
  id: string;
  title: string;
}

export const kitPlace: Place = { id: 'working-kit', title: 'Your working kit' };

export const planPlace: Place = { id: 'own-plan', title: 'Turn this path into your own plan' };

/** The parts after the text, for readers of the whole text. */
export function placesAfter(access: Access, isFreeToRead: boolean): Place[] {
  if (isFreeToRead) return [planPlace];
  if (access.kind !== 'open') return [];
  return access.content.kitParts === null ? [planPlace] : [kitPlace, planPlace];
}
