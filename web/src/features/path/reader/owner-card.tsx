import { CircleCheck, PackageOpen } from 'lucide-react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatDate } from '#web/components/date-time/format-date-time.ts';
import { StepMarks } from '#web/components/step-marks.tsx';
import { kitPlace } from '../places-after.ts';
import { minutesFrom } from './minutes-from.ts';
import { PrintButton } from './print-button.tsx';
import { ReaderCard } from './reader-card.tsx';

export interface OwnerCardProps {
  /** As it was on arrival. */
  own: OwnedPath;
  sections: readonly ContentSection[];
  /** The sections that were read to the end. */
  read: readonly string[];
  hasKit: boolean;
}

/** Replaces the price for an owner with their progress and a link to resume. */
export function OwnerCard({ own, sections, read, hasKit }: OwnerCardProps) {
  const { lastRead, unlockedAt } = own;
  const count = sections.length;
  const minutes = minutesFrom(sections, (lastRead?.number ?? 1) - 1);
  return (
    <ReaderCard
      label="Where you stopped"
      title={
        <>
          <CircleCheck aria-hidden className="size-4 shrink-0 text-leaf" />
          <span>
            Yours since{' '}
            <time dateTime={unlockedAt}>
              {formatDate(Date.parse(unlockedAt), { timeZone: browserTimeZone() })}
            </time>
          </span>
        </>
      }
      marks={
        <StepMarks
          done={(number) => read.includes(sections[number - 1]?.id ?? '')}
          of={count}
          className="mt-2 mb-2"
          at={lastRead?.number}
        />
      }
      place={
        lastRead === null ? (
          `${count} sections, about ${minutes} min to read`
        ) : (
          <>
            <span className="block text-ink-soft">
              {`Section ${lastRead.number} of ${count}`}
              <span className="max-lg:sr-only">{`, about ${minutes} min to the end`}</span>
            </span>
            <span className="block font-semibold">{lastRead.title}</span>
          </>
        )
      }
      to={lastRead?.section ?? sections[0]?.id ?? ''}
      action={lastRead === null ? 'Start reading' : 'Continue'}
    >
      {hasKit && (
        <a href={`#${kitPlace.id}`} className="path-reader-row hover:text-leaf-strong hover:underline">
          <PackageOpen aria-hidden className="size-5" />
          {kitPlace.title}
        </a>
      )}
      <PrintButton />
    </ReaderCard>
  );
}
