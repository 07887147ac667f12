import { useQuery } from '@tanstack/react-query';
import { CircleCheck, PackageOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { type OwnedPath, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { Button } from '#web/components/button/button.tsx';
import { browserTimeZone } from '#web/components/date-time/date-time.tsx';
import { formatDate } from '#web/components/date-time/format-date-time.ts';
import { StepMarks } from '#web/components/step-marks.tsx';
import { callRoute } from '#web/lib/api/call-route.ts';
import { ownedPathsQuery } from '#web/lib/api/user-query.ts';
import { tellAccountChange } from '#web/lib/session/account-changes.ts';
import { kitPlace } from '../text/contents-list.tsx';
import { PrintButton, ReaderCard } from '../text/free-card.tsx';
import { keepOwned, minutesFrom, type Reading, useReadSections } from '../text/reading-progress.ts';
import type { PathParams } from '../unlock/path-queries.ts';

/** Scrolling quickly past a section does not count as reading. */
const dwellMs = 3000;

interface KeptPlaceProps {
  params: PathParams;
  /** The section of an unlocked path that is being read. */
  current: string | undefined;
}

interface KeptPlace {
  /** The owner's last position in the path. */
  left: OwnedPath | undefined;
  /** The request failed; also true during a retry. */
  isUnknown: boolean;
  asking: boolean;
  ask: () => void;
}

/** Saves the section that is being read to the account. */
function useKeptPlace({ params, current }: KeptPlaceProps): KeptPlace {
  const { personaSlug, pathSlug } = params;
  const { data, isFetching, errorUpdateCount, refetch } = useQuery({
    ...ownedPathsQuery,
    refetchOnWindowFocus: false,
  });
  const own = data?.find((path) => path.personaSlug === personaSlug && path.pathSlug === pathSlug);
  // Fixed on arrival, because the saved position then moves along.
  const [left, setLeft] = useState<OwnedPath>();
  if (left === undefined && own !== undefined) setLeft(own);

  const kept = useRef<string>(undefined);
  const known = own !== undefined;
  useEffect(() => {
    if (!known || current === undefined || current === kept.current) return;
    const timer = setTimeout(async () => {
      kept.current = current;
      const place = { params: { personaSlug, pathSlug }, body: { section: current } };
      // A failed save is not reported, because the next one follows.
      const { ok } = await callRoute(pathCompilerRoutes.saveReadingPlace, place);
      if (ok) tellAccountChange('paths');
    }, dwellMs);
    return () => clearTimeout(timer);
  }, [known, current, personaSlug, pathSlug]);
  return {
    left,
    isUnknown: data === undefined && errorUpdateCount > 0,
    asking: isFetching,
    ask: () => void refetch(),
  };
}

interface OwnerCardProps {
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

/** Replaces the owner's card when the reading position failed to load. */
function PlaceUnknown({ asking, onRetry }: { asking: boolean; onRetry: () => void }) {
  return (
    <aside aria-label="Where you stopped" className="path-reader card print:hidden">
      <p className="path-reader-title">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-leaf" />
        This path is yours
      </p>
      <p>We couldn’t load where you stopped.</p>
      <Button variant="secondary" pending={asking} pendingText="Loading…" onClick={onRetry}>
        Try again
      </Button>
    </aside>
  );
}

interface OwnerPartProps extends KeptPlaceProps, Omit<OwnerCardProps, 'own' | 'read'> {
  /** In the page head, far from the part that calls the server. */
  place: Element | null;
  account: string;
  /** Called with the last position and the sections read. */
  onReading: (reading: Reading) => void;
}

/** Saves the reading position, and shows the last one in the page head. */
export function OwnerPart({ params, current, place, account, onReading, ...card }: OwnerPartProps) {
  const { left, isUnknown, asking, ask } = useKeptPlace({ params, current });
  const name = `${account}:${params.personaSlug}/${params.pathSlug}`;
  const read = useReadSections(name);
  useEffect(() => keepOwned(name), [name]);
  const stopped = left?.lastRead?.section;
  useEffect(() => onReading({ read, stopped }), [read, stopped, onReading]);
  if (place === null) return null;
  if (left !== undefined) return createPortal(<OwnerCard own={left} read={read} {...card} />, place);
  return isUnknown ? createPortal(<PlaceUnknown asking={asking} onRetry={ask} />, place) : null;
}
