import { type PageId, pages } from '#shared/contract/pages.ts';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';

function PanelLines() {
  return (
    <div className="space-y-3 border-t border-line pt-5">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-10/12" />
      <Skeleton className="h-11 w-36" />
    </div>
  );
}

function TextLines() {
  return (
    <div className="reading max-w-measure space-y-4">
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-11/12" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-9/12" />
    </div>
  );
}

/** The top of the dashboard, the same as in its own skeleton. */
const Band = () => <div className="dark-band min-h-118 sm:min-h-108 md:min-h-82 lg:min-h-80" />;

/** Account pages show panels while they load, other pages lines of text. */
export function PageSkeleton({ id }: { id?: PageId }) {
  const panels = id === undefined || pages[id].needsSession;
  return (
    <>
      {id === 'dashboard' && <Band />}
      <div className="page-width min-h-dvh py-8 noscript:hidden sm:py-12">
        <div className="lifeless:hidden">
          <LoadingText />
          {id !== 'dashboard' && <Skeleton className="mb-8 h-10 w-64 max-w-full" />}
          {panels ? (
            <div className="grid gap-8 md:grid-cols-2">
              <PanelLines />
              <PanelLines />
              <PanelLines />
              <PanelLines />
            </div>
          ) : (
            <TextLines />
          )}
        </div>
      </div>
    </>
  );
}
