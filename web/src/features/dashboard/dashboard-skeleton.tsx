import { type ReactNode, useState } from 'react';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Section } from '#web/components/section.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { lastHead } from './kept-head.ts';
import { ProfileFrame } from './profile-section.tsx';
import { NextStepBand, NextStepFrame } from './steps/next-steps-card.tsx';

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

/** As many lines as the text takes in its type. */
const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((look) => (
    <div key={look} className={`flex h-[1lh] items-center ${look}`}>
      <Skeleton className="h-[0.7lh] w-full" />
    </div>
  ));

/** The outline of the year: title, bars and result. */
const Chart = ({ isNew }: { isNew: boolean }) => (
  <div className="opacity-20 sm:w-80 lg:w-96">
    {isNew && (
      <div className="mb-2 text-sm">
        <Lines of={['w-2/3']} />
      </div>
    )}
    <div className="text-sm leading-snug">
      <Lines of={['w-full']} />
      <Skeleton className="mt-1 aspect-5/2 w-full" />
      <div className="pt-2">
        <Lines of={['w-full']} />
      </div>
    </div>
  </div>
);

/** The lines of the next step, fewer before a first plan. */
const Words = ({ isNew }: { isNew: boolean }) => (
  <div className="opacity-20">
    <div className="font-serif text-3xl">
      <Lines of={['w-11/12', 'w-3/5 lg:hidden']} />
    </div>
    <div className="mt-2 max-w-measure text-lg">
      <Lines of={isNew ? ['w-full', 'w-11/12', 'w-1/2 md:hidden'] : ['w-full', 'w-11/12 lg:hidden']} />
    </div>
    {!isNew && (
      <div className="max-w-measure">
        <div className="mt-1">
          <Lines of={['w-4/5', 'w-2/5 lg:hidden']} />
        </div>
        <div className="mt-3">
          <Lines of={['w-5/6', 'w-3/5 lg:hidden']} />
        </div>
      </div>
    )}
  </div>
);

const CardRow = () => (
  <div className="card flex items-center gap-4 p-4">
    <Skeleton className="h-20 w-15 shrink-0" />
    <div className="grid grow gap-2">
      <Skeleton className="h-5 w-48 max-w-full" />
      <Skeleton className="h-4 w-32 max-w-full" />
    </div>
  </div>
);

/** Next to the paths for a new account, and below the plans at full width otherwise. */
const Tokens = ({ wide = false }: { wide?: boolean }) => (
  <Card
    className={classNames(
      'grid items-start gap-x-10 gap-y-5 border-t-4 border-t-wattle md:grid-cols-2',
      wide ? 'lg:grid-cols-[auto_minmax(0,1fr)_18rem]' : 'self-start lg:grid-cols-1',
    )}
  >
    <div>
      <h2>Tokens</h2>
      <Skeleton className="mt-2 h-11 max-w-40" />
    </div>
    <Skeleton className="h-24" />
    <Skeleton className={wide ? 'h-11 md:max-lg:col-span-2' : 'h-42 md:col-span-2 lg:col-span-1'} />
  </Card>
);

/** A row of the table; on a narrow screen its facts and button are below its name. */
const PlanRow = () => (
  <div className="grid gap-3 p-4 lg:grid-cols-[2fr_1fr_2fr_1fr] lg:items-center lg:gap-8 lg:px-0">
    <Skeleton className="h-10 w-32 max-w-full" />
    <Skeleton className="h-6 max-w-36" />
    <Skeleton className="h-6 max-lg:w-3/5" />
    <Skeleton className="h-11 max-w-40" />
  </div>
);

/** The parts for an account with a plan, plans first. */
const PlanParts = () => (
  <>
    <Section title="Your plans">
      <Skeleton className="mb-3 h-5 max-lg:hidden" />
      <div className="card divide-y divide-line lg:rounded-none lg:border-x-0 lg:bg-transparent">
        <PlanRow />
        <PlanRow />
      </div>
    </Section>
    <Tokens wide />
  </>
);

/** The parts for an account without a plan: things to read, and the tokens next to them. */
const NewParts = ({ isFirst }: { isFirst: boolean }) => (
  <>
    {/* The banner about confirming the address. */}
    {isFirst && <Skeleton className="h-57.5 sm:h-26" />}
    <DashboardRow>
      <Section title="Your paths">
        <div className="mb-3">
          <Lines of={['w-11/12', 'w-3/5 sm:hidden']} />
        </div>
        <div className="grid gap-3">
          <CardRow />
          <CardRow />
          <CardRow />
        </div>
      </Section>
      <Tokens />
    </DashboardRow>
  </>
);

/** The last parts of every account. */
const LastParts = () => (
  <DashboardRow wide>
    <Section title="Payments">
      <Skeleton className="h-20" />
    </Section>
    <ProfileFrame>
      <Skeleton className="h-24" />
    </ProfileFrame>
  </DashboardRow>
);

/**
 * The skeleton has the page's last height, or that of a new account. If nothing is known, the head is the
 * taller one and the parts are those of an account with a plan.
 */
export function DashboardSkeleton() {
  const [{ isNew, isFirst, height, strip = 0 }] = useState(lastHead);
  return (
    <div className="page-waits min-h-dvh">
      {isFirst ? (
        <NextStepBand steps={[]} nowMs={0} email="" isWhole />
      ) : (
        <NextStepFrame
          height={height}
          picture={<Chart isNew={isNew} />}
          action={
            <>
              <Skeleton className="h-11 opacity-20 sm:w-44" />
              {!isNew && <Skeleton className="h-13 opacity-20 sm:h-11 sm:w-52" />}
            </>
          }
        >
          <Words isNew={isNew} />
        </NextStepFrame>
      )}
      {strip > 0 && <div style={{ height: strip }} className="border-b border-edge bg-sand" />}
      <DashboardBody>
        <LoadingText />
        {isNew && <NewParts isFirst={isFirst} />}
        {!isNew && <PlanParts />}
        <LastParts />
      </DashboardBody>
    </div>
  );
}
