import { LockOpen, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { buttonLook } from '#web/components/button/button-look.ts';
import { classNames } from '#web/components/class-names.ts';
import { StepMarks } from '#web/components/step-marks.tsx';
import { minutesFrom, type Reading, useReadSections } from './reading-progress.ts';

/** Prints the handbook without the page around it. */
export function PrintButton() {
  return (
    <button
      type="button"
      className="path-reader-row hover:text-leaf-strong hover:underline scripts-only"
      onClick={() => window.print()}
    >
      <Printer aria-hidden className="size-5" />
      Print this path
    </button>
  );
}

interface ReaderCardProps {
  /** The name of the card for screen readers. */
  label: string;
  /** Why the whole text is open. */
  title: ReactNode;
  /** A picture of the progress. */
  marks?: ReactNode;
  place: ReactNode;
  /** The id of the section where reading continues. */
  to: string;
  action: string;
  /** Further actions, where there is space. */
  children: ReactNode;
}

let leading: ReturnType<typeof setTimeout> | undefined;

/** Scrolls smoothly over long distances, so that the direction is visible (styles/folds.css). */
function leadSlowly() {
  const { dataset } = document.documentElement;
  dataset.leading = 'live';
  clearTimeout(leading);
  leading = setTimeout(() => delete dataset.leading, 800);
}

/** In the head of a fully open path: the reading position, and a link to continue. */
export function ReaderCard({ label, title, marks, place, to, action, children }: ReaderCardProps) {
  return (
    <aside
      aria-label={label}
      className="path-reader card print:hidden lg:[.path-columns>&]:row-1 lg:[.path-columns>&]:col-2"
    >
      <p className="path-reader-title col-span-full sm:max-lg:col-1">{title}</p>
      {marks}
      <p>{place}</p>
      <a href={`#${to}`} className={buttonLook({})} onClick={leadSlowly}>
        {action}
      </a>
      <div className="path-reader-more min-[30rem]:max-lg:has-[a]:mt-2">{children}</div>
    </aside>
  );
}

export interface FreeCardProps {
  sections: readonly ContentSection[];
  /** The name under which read sections are stored on this device. */
  name: string;
  onReading: (reading: Reading) => void;
  label?: string;
}

/** The reading progress in this browser, for a free text. */
export function FreeCard({ sections, name, onReading, label = 'This path' }: FreeCardProps) {
  const read = useReadSections(name);
  const at = read.length === 0 ? -1 : sections.findIndex(({ id }) => !read.includes(id));
  const next = sections[at];
  const stopped = next?.id;
  useEffect(() => onReading({ read, stopped }), [read, stopped, onReading]);
  const isKnown = read.length > 0;
  const count = sections.length;
  const isWhole = isKnown && next === undefined;
  return (
    <ReaderCard
      label={label}
      title={
        <>
          <LockOpen aria-hidden className="size-4 shrink-0 text-leaf" />
          Completely free
        </>
      }
      marks={
        <StepMarks
          done={(number) => read.includes(sections[number - 1]?.id ?? '')}
          of={count}
          className="mt-2 mb-2"
          at={next && at + 1}
        />
      }
      place={
        <span className="flex flex-col justify-center max-lg:min-h-[4.2em]">
          <span className="text-ink-soft">
            {isKnown && !isWhole ? `Section ${at + 1} of ${count}` : `${count} sections`}
          </span>
          <span className={classNames('font-semibold', next && 'line-clamp-2')}>
            {isWhole ? 'You’ve read them all' : (next?.title ?? `About ${minutesFrom(sections)} min to read`)}
          </span>
        </span>
      }
      to={stopped ?? sections[0]?.id ?? ''}
      action={isWhole ? 'Read again' : isKnown ? 'Continue' : 'Start reading'}
    >
      <PrintButton />
    </ReaderCard>
  );
}
