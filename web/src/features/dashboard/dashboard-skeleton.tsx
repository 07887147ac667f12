import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { Section } from '#web/components/page/section.tsx';
import { ProfileFrame } from './profile-section.tsx';
import { NextStepFrame } from './steps/next-steps-card.tsx';

/**
 * Everything below the page head. Space separates them, because a line under the dark band would be a second
 * edge.
 */
export const DashboardBody = ({ arrives = false, children }: { arrives?: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      arrives && 'after-skeleton',
      'page-width flex flex-col gap-10 py-8 sm:py-10 [&_section]:border-t-0 [&_section]:pt-0',
    )}
  >
    {children}
  </div>
);

/**
 * The main part and, next to it on a desktop, the less frequent one; the first grows to the height of the
 * second. Wide is for a table that leaves no space next to it on a small desktop.
 */
export const DashboardRow = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      'grid grid-cols-[minmax(0,1fr)] gap-10 lg:*:first:flex lg:*:first:flex-col',
      wide ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
    )}
  >
    {children}
  </div>
);

/** One shape for every account, because only the loaded lists tell what the page will have. */
export const DashboardSkeleton = () => (
  <div className="page-waits min-h-dvh">
    <NextStepFrame
      picture={<Skeleton className="aspect-2/1 opacity-20 sm:w-80 lg:w-96" />}
      action={<Skeleton className="h-11 opacity-20 sm:w-44" />}
    >
      <div className="grid gap-3 opacity-20">
        <Skeleton className="h-10 w-11/12" />
        <Skeleton className="h-6 max-w-measure" />
        <Skeleton className="h-6 w-3/5" />
      </div>
    </NextStepFrame>
    <DashboardBody>
      <LoadingText />
      <Section title="Your plans">
        <Skeleton className="h-50" />
      </Section>
      <Skeleton className="h-40" />
      <DashboardRow wide>
        <Section title="Payments">
          <Skeleton className="h-20" />
        </Section>
        <ProfileFrame>
          <Skeleton className="h-24" />
        </ProfileFrame>
      </DashboardRow>
    </DashboardBody>
  </div>
);
