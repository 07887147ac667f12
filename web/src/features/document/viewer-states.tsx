import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { wayOn } from '#web/lib/api/way-on.ts';
import { TextSkeleton } from './text-skeleton.tsx';

export interface FailedProps {
  /** Why the file did not come; nothing where it came and cannot be read. */
  error?: Error;
  onRetry: () => void;
}

export function Failed({ error, onRetry }: FailedProps) {
  return (
    <Banner
      tone="failed"
      role="alert"
      title={
        <>
          The file failed to load{' '}
          <span lang="zh" className="font-normal">
            文件加载失败
          </span>
        </>
      }
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>Nothing is lost. {wayOn(error)}</p>
    </Banner>
  );
}

/** What it comes to, its year and the text below, on the page of a wide screen. */
export function Opening() {
  return (
    <>
      <LoadingText />
      <Skeleton className="mb-4 h-13.5 w-full" />
      <div className="mx-auto min-h-[70dvh] max-w-3xl sm:border sm:border-line sm:bg-sheet sm:p-12">
        <Skeleton className="h-4 w-3/5 sm:hidden" />
        <Skeleton className="mt-3 mb-8 h-32 w-full sm:mt-0" />
        <TextSkeleton />
      </div>
    </>
  );
}
