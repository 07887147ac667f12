import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { wayOn } from '#web/lib/api/way-on.ts';

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

export function Opening() {
  return (
    <>
      <LoadingText />
      <Skeleton className="mb-4 h-14 w-full" />
      <Skeleton className="mx-auto h-[70dvh] w-full max-w-3xl" />
    </>
  );
}
