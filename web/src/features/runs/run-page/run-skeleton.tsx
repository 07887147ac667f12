import type { ReactNode } from 'react';
import { isEditable, type RunStatus } from '#shared/domain/runs/run-status.ts';
import { classNames } from '#web/components/class-names.ts';
import { LoadingHeading } from '#web/components/loading-heading.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { planPlace } from './plan-to-come.tsx';

interface RunColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** On a phone, the side column comes first. */
  sideFirst?: boolean;
}

/** The answers with their state next to them; stacked on a phone. */
export const RunColumns = ({ children, side, sideFirst = false }: RunColumnsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <div className="flex flex-col gap-4 sm:gap-6">{children}</div>
    <div
      className={classNames(
        'flex min-w-0 flex-col gap-8 lg:sticky lg:top-6',
        sideFirst && 'max-lg:order-first',
      )}
    >
      {side}
    </div>
  </div>
);

const Banner = () => <Skeleton className="mt-4 h-30 sm:mt-6 sm:h-22" />;

const Title = () => (
  <>
    <LoadingHeading shown>Loading your plan</LoadingHeading>
    <LoadingText />
    <Skeleton className="mt-4 h-5 w-56" />
  </>
);

/** The reading or the outcome, in its usual height. */
const Panel = ({ className }: { className: string }) => (
  <div className={classNames('dark-band p-4 sm:p-8', className)}>
    <div className="grid gap-4 opacity-20">
      <Skeleton className="h-5 w-40 max-w-full" />
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="h-24 lg:w-1/2" />
    </div>
  </div>
);

/** The questions, with their reading next to them. */
const FormParts = () => (
  <RunColumns side={<Panel className="h-120 rounded-md max-lg:hidden" />}>
    <div>
      <Title />
      <Banner />
    </div>
    <Skeleton className="h-8 w-56 max-w-full" />
    <Skeleton className="h-5" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-5 w-3/5" />
  </RunColumns>
);

/** The submitted answers in two columns. */
const StandingParts = ({ status }: { status: RunStatus }) => (
  <>
    <div className="mb-8">
      <Title />
      {status === 'COMPLETED' || status === 'APPROVED_EXECUTING' ? (
        <>
          <Panel className={classNames('mt-4 rounded-md sm:mt-6', planPlace)} />
          <Skeleton className="mt-8 mb-4 h-8 w-56" />
          <Skeleton className="h-44" />
        </>
      ) : (
        <Banner />
      )}
      {status === 'UNDER_REVIEW' && (
        <Panel className="-mx-4 mt-6 h-205 sm:max-lg:-mx-6 lg:mx-0 lg:h-130 lg:rounded-md" />
      )}
    </div>
    <RunColumns side={<Skeleton className="h-64" />} sideFirst>
      <Skeleton className="h-24 lg:h-80" />
    </RunColumns>
  </>
);

/** For a run in an unknown state. */
const UnknownParts = () => (
  <>
    <Title />
    <div className="mt-8 grid gap-4">
      <Skeleton />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  </>
);

function Parts({ status }: { status: RunStatus | undefined }) {
  if (status === undefined) return <UnknownParts />;
  return isEditable(status) ? <FormParts /> : <StandingParts status={status} />;
}

/** The skeleton for the known state of the run. */
export const RunSkeleton = ({ status }: { status: RunStatus | undefined }) => (
  <div className="page-waits page-width min-h-dvh pt-5 pb-8 sm:py-12">
    <Parts status={status} />
  </div>
);
