import { LockOpen } from 'lucide-react';
import { useEffect } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';
import { StepMarks } from '#web/components/step-marks.tsx';
import { minutesFrom } from './minutes-from.ts';
import { PrintButton } from './print-button.tsx';
import { ReaderCard } from './reader-card.tsx';
import type { Reading } from './reading.ts';
import { useReadSections } from './use-read-sections.ts';

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
