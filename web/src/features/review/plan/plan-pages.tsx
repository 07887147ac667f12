import { useCallback, useRef } from 'react';
import { Button } from '#web/components/button/button.tsx';
import '#web/components/pdf/pdf.css';
import { PdfPages } from '#web/components/pdf/pdf-pages.tsx';
import { type OpenedPdf, usePdf } from '#web/components/pdf/use-pdf.ts';
import { useSections } from '#web/components/pdf/use-sections.ts';
import { usePageFit } from '#web/components/pdf/use-zoom.ts';
import { ZoomButtons } from '#web/components/pdf/zoom-buttons.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';

interface PlanPagesProps {
  bytes: ArrayBuffer;
  isDrawing: boolean;
  /** Titles of sections that the last save changed. */
  changed: readonly string[];
}

interface ChangedProps {
  changed: readonly string[];
  pageOf: (title: string) => number | undefined;
  onGoTo: (page: number) => void;
}

/** The changes of the last save, with links to their pages. */
function Changed({ changed, pageOf, onGoTo }: ChangedProps) {
  return (
    <div className="review-changed gap-1 flex min-h-11 items-center overflow-x-auto whitespace-nowrap [&>button]:shrink-0 [&>button]:px-2 [&>button]:text-sm">
      <span className="text-sm font-semibold">Changed:</span>
      {changed.length === 0 && <span className="text-sm text-ink-soft">nothing since you opened it</span>}
      {changed.map((title) => {
        const page = pageOf(title);
        return page === undefined ? (
          <span key={title} className="text-sm">
            {title}
          </span>
        ) : (
          <Button key={title} variant="quiet" onClick={() => onGoTo(page)}>
            {title}
          </Button>
        );
      })}
    </div>
  );
}

function OpenedPages({ opened, isDrawing, changed }: Omit<PlanPagesProps, 'bytes'> & { opened: OpenedPdf }) {
  const { pdf, size } = opened;
  const bar = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const sections = useSections(pdf);
  const { frame, scale, trim, zoom } = usePageFit(bar, { points: size[0] });
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const goTo = useCallback((page: number) => {
    pages.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' });
  }, []);
  const pageOf = (title: string) => sections.find((section) => section.title === title)?.page;
  return (
    <>
      <div ref={bar} className="py-1 px-4 border-b border-b-line bg-paper">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-sm text-ink-soft">
            {isDrawing ? 'Drawing the plan…' : `${pdf.numPages} pages, as they will be printed`}
          </p>
          <ZoomButtons zoom={zoom} />
        </div>
        <Changed changed={changed} pageOf={pageOf} onGoTo={goTo} />
      </div>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus a scrolling element
        tabIndex={0}
        aria-label="Pages of the plan"
        className="py-4 overflow-x-auto touch-manipulation lg:min-h-0 lg:flex-1 lg:overflow-y-auto focus-visible:outline-2 focus-visible:outline-leaf focus-visible:-outline-offset-2"
        onKeyDown={zoom.press}
        onDoubleClick={zoom.toggle}
      >
        <div ref={pages} className="space-y-4">
          {scale > 0 && (
            <PdfPages opened={opened} numbers={numbers} scale={scale} trim={trim} onGoTo={goTo} />
          )}
        </div>
      </section>
    </>
  );
}

/** The plan as its customer will get it. */
export default function PlanPages({ bytes, ...shown }: PlanPagesProps) {
  const opened = usePdf(bytes);
  if (opened === 'opening') return <PlanSkeleton />;
  if (opened === 'failed')
    return <p className="p-4">The pages can’t be shown here. Reload the page or use another browser.</p>;
  return <OpenedPages opened={opened} {...shown} />;
}
