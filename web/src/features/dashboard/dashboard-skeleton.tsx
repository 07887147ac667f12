import { useState } from 'react';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { DashboardBody } from './dashboard-body.tsx';
import { lastHead } from './kept-head.ts';
import { NextStepBand, NextStepFrame } from './next-steps-card.tsx';

/** As many lines as a text has in the type that it is set in. */
const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((look) => (
    <div key={look} className={`flex h-[1lh] items-center ${look}`}>
      <Skeleton className="h-[0.7lh] w-full" />
    </div>
  ));

/** The frame of a year: what it is, its bars, and what they come to. */
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

/** The lines of what is next, before a first plan fewer, and of what is not known fewest. */
const Words = ({ isNew, isKnown }: Record<'isNew' | 'isKnown', boolean>) => (
  <div className="opacity-20">
    <div className="font-serif text-3xl">
      <Lines of={['w-11/12', 'w-3/5 lg:hidden']} />
    </div>
    <div className="mt-2 max-w-measure text-lg">
      <Lines
        of={
          isNew
            ? ['w-full', isKnown ? 'w-11/12' : 'w-11/12 md:hidden', 'w-1/2 md:hidden']
            : ['w-full', 'w-11/12 lg:hidden']
        }
      />
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
    <Skeleton className="h-16 w-12 shrink-0" />
    <div className="grid grow gap-2">
      <Skeleton className="h-5 w-48 max-w-full" />
      <Skeleton className="h-4 w-32 max-w-full" />
    </div>
  </div>
);

/** The rows of the head, as tall as they were last time, of a new account itself, and below it rows of cards. What nothing is known of takes the least room, so that it only grows. */
export function DashboardSkeleton() {
  const [{ isNew: wasNew, isFirst, height }] = useState(lastHead);
  const isNew = wasNew || height === undefined;
  return (
    <div className="min-h-dvh">
      {isFirst ? (
        <NextStepBand steps={[]} nowMs={0} email="" isWhole />
      ) : (
        <NextStepFrame
          height={height}
          picture={height !== undefined && <Chart isNew={isNew} />}
          action={
            <>
              <Skeleton className="h-11 opacity-20 sm:w-44" />
              {!isNew && <Skeleton className="h-13 opacity-20 sm:h-11 sm:w-52" />}
            </>
          }
        >
          <Words isNew={isNew} isKnown={height !== undefined} />
        </NextStepFrame>
      )}
      <DashboardBody>
        <div>
          <LoadingText />
          <Skeleton className="mb-4 h-8 w-40" />
          <div className="grid gap-3">
            <CardRow />
            <CardRow />
            <CardRow />
          </div>
        </div>
      </DashboardBody>
    </div>
  );
}
