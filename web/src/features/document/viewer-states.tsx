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
    <div role="alert" className="border-l-4 border-brick bg-brick-tint px-4 py-3">
      <p className="font-semibold text-brick" lang="zh">
        文件加载失败
      </p>
      <p>The file failed to load. Nothing is lost. {wayOn(error)}</p>
      <div className="mt-3">
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
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
