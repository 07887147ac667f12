import { ChevronRight, Lock } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useId } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

import { kitId } from './kit/kit-id.ts';

// Without it the contents still lead everywhere.
const FindInside = lazy<ComponentType>(() =>
  import('./find/find-inside.tsx').catch(() => ({ default: () => null })),
);

/** Only where all of the text can be read, and below the list, so that nothing moves when it comes. */
function Find({ sections }: Pick<ContentsListProps, 'sections'>) {
  const hydrated = useHydrated();
  if (!hydrated || sections.some(({ html }) => html === undefined)) return null;
  return (
    <Suspense fallback={null}>
      <FindInside />
    </Suspense>
  );
}

/** A thumb needs more room than a mouse. */
const rowLook =
  'grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] content-center items-baseline gap-x-2 py-1 lg:min-h-8 lg:text-sm';

interface RowProps {
  section: ContentSection;
  number: number;
  isCurrent: boolean;
}

function Row({ section: { id, title, html }, number, isCurrent }: RowProps) {
  const words = (
    <>
      <span className="whitespace-nowrap tabular-nums">{number}</span>
      <span>{title}</span>
    </>
  );
  if (html !== undefined)
    return (
      <a
        href={`#${id}`}
        aria-current={isCurrent || undefined}
        className={classNames(rowLook, 'aria-[current]:font-semibold aria-[current]:text-ink')}
      >
        {words}
      </a>
    );
  return (
    <span className={`${rowLook} text-ink-soft`}>
      {words}
      <span className="inline-flex items-center gap-1 self-center pl-2 text-sm">
        <Lock aria-hidden className="size-4" />
        <span className="lg:sr-only">Locked</span>
      </span>
    </span>
  );
}

export interface ContentsListProps {
  heading: string;
  sections: readonly ContentSection[];
  /** The section that is being read. */
  current: string | undefined;
  /** Only for those who unlocked the path. */
  hasKit: boolean;
}

function Rows({ sections, current, hasKit }: Omit<ContentsListProps, 'heading'>) {
  return (
    <ol className="border-y border-line py-1">
      {sections.map((section, index) => (
        <li key={section.id}>
          <Row section={section} number={index + 1} isCurrent={section.id === current} />
        </li>
      ))}
      {hasKit && (
        <li>
          <a href={`#${kitId}`} className={rowLook}>
            <span />
            Your working kit
          </a>
        </li>
      )}
    </ol>
  );
}

/** All sections by title: what can be read leads there, the rest says that it is locked. In the rail of a wide screen. */
export function ContentsList({ heading, ...rows }: ContentsListProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className="path-rail-contents side-rail print:hidden">
      <h2 id={headingId} className="mb-2 text-lg">
        {heading}
      </h2>
      <Rows {...rows} />
      <Find sections={rows.sections} />
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
