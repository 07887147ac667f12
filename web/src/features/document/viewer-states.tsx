import { ButtonLink } from '#web/components/button/button-link.tsx';
import { FailedPart, type Failure } from '#web/components/failed/failed.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { addresses } from '#web/config/addresses.ts';
import { ChineseAlert } from './chinese-alert.tsx';
import { firstLayout } from './first-layout.ts';
import { TextSkeleton } from './text-skeleton.tsx';
import { ViewerFrame } from './viewer-frame.tsx';

/** Replaces the document, under its name. */
export const FileFailed = ({ failure, isOwed = false }: { failure: Failure; isOwed?: boolean }) => (
  <FailedPart
    title="The file failed to load"
    said={<ChineseAlert />}
    kept={`Nothing is lost: your plan is saved to your account${isOwed ? '.' : ' and linked in our email.'}`}
    failure={failure}
    also={
      <ButtonLink to={isOwed ? addresses.orderTokens() : addresses.dashboard()} variant="secondary">
        {isOwed ? 'Add tokens' : 'Go to your dashboard'}
      </ButtonLink>
    }
  />
);

const thumbnails = [1, 2, 3, 4];

/** The skeleton of the viewer: its bar, the thumbnails, and the page or its text. */
export function Opening() {
  const isText = firstLayout() === 'text';
  return (
    <>
      <LoadingText />
      <div className="viewer-bar p-1 flex flex-wrap items-center justify-between min-h-13.5 bg-sheet max-sm:py-1 max-sm:px-4 max-sm:border-y max-sm:border-y-line sm:justify-start sm:border sm:border-edge sm:rounded-t-md sm:gap-y-0 sm:gap-x-3 [@media(height<26rem)]:py-px [@media(height<26rem)]:min-h-11 sm:[@media(height<26rem)]:gap-y-0 sm:[@media(height<26rem)]:gap-x-1.5 min-[72rem]:has-[+.viewer-desk_.is-sliding]:px-[calc(0.25rem+var(--spread))]">
        <p aria-hidden className="text-sm text-ink-soft sm:hidden">
          Opening…
        </p>
        <Skeleton className="h-5 w-36 max-sm:hidden" />
        <Skeleton className="h-11 w-28" />
        <Skeleton className="h-5 w-32 max-sm:hidden" />
        <Skeleton className="size-11 sm:max-lg:ms-auto lg:hidden" />
        <div className="viewer-search py-1.5 flex grow shrink basis-full min-w-0 lg:py-0 lg:ml-auto lg:grow-0 lg:shrink lg:basis-88 max-lg:hidden">
          <Skeleton className="h-[2.875rem] w-full" />
        </div>
      </div>
      <ViewerFrame
        rail={thumbnails.map((one) => <Skeleton key={one} className="mx-auto mt-2 mb-10 h-37 w-26" />)}
      >
        <div
          className={
            isText
              ? 'document-sheet'
              : 'document-sheet sm:w-[min(100%-2px,53.75rem)] sm:max-w-none sm:aspect-210/297'
          }
        >
          <Skeleton className="mb-8 h-32 w-full" />
          <TextSkeleton />
        </div>
      </ViewerFrame>
      <div className="py-1 px-2 mt-4 mb-0 -mx-4 bottom-0 sticky z-10 flex flex-wrap items-center justify-between border-t border-t-line-strong bg-sheet sm:hidden [@media(height<26rem)]:static">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11 w-32" />
      </div>
    </>
  );
}
