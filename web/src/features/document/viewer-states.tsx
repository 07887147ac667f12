import { FileX } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { wayOn } from '#web/lib/api/way-on.ts';
import { firstLayout } from './first-layout.ts';
import { TextSkeleton } from './text-skeleton.tsx';
import { ViewerFrame } from './viewer-frame.tsx';

export interface FailedProps {
  /** Why the file did not come; nothing where it came and cannot be read. */
  error?: Error;
  onRetry: () => void;
}

/** Where no answer came, the connection that comes back opens it. */
function wordsOf(error: Error | undefined): string {
  const isOffline = error instanceof CallFailure && error.kind === 'network' && !navigator.onLine;
  return isOffline ? 'You are offline: it opens by itself once you are connected.' : wayOn(error);
}

/** A page that stays empty, in the place of the document. */
export function Failed({ error, onRetry }: FailedProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ViewerFrame>
      <div role="alert" className="document-sheet document-failed">
        <FileX aria-hidden className="size-12 text-brick" strokeWidth={1.25} />
        <p className="font-serif text-2xl leading-tight font-semibold">The file failed to load</p>
        <p className="max-w-sm">
          Nothing is lost: your plan is kept with your account, and our email brings it, too. {wordsOf(error)}
        </p>
        <Button onClick={onRetry}>Try again</Button>
        <p lang="zh" className="text-sm text-ink-soft">
          文件加载失败
        </p>
      </div>
    </ViewerFrame>
  );
}

const thumbnails = [1, 2, 3, 4];

/** Everything of the viewer in its place: its bar, the pages beside it, the page itself or its text. */
export function Opening() {
  const isText = firstLayout() === 'text';
  return (
    <>
      <LoadingText />
      <div className="viewer-bar">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-11 sm:ms-auto" />
      </div>
      <ViewerFrame
        rail={thumbnails.map((one) => <Skeleton key={one} className="mx-auto mt-2 mb-10 h-37 w-26" />)}
      >
        <div className={isText ? 'document-sheet' : 'document-sheet document-blank'}>
          <Skeleton className="mb-8 h-32 w-full" />
          <TextSkeleton />
        </div>
      </ViewerFrame>
      <div className="viewer-foot">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11 w-32" />
      </div>
    </>
  );
}
