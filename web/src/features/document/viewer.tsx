import { useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { PdfPage } from './pdf-page.tsx';
import { printPages } from './print-pages.ts';
import { Thumbnails } from './thumbnails.tsx';
import { usePageInView } from './use-page-in-view.ts';
import type { OpenedPdf } from './use-pdf.ts';
import { useSearch } from './use-search.ts';
import { useZoom } from './use-zoom.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import './viewer.css';

const widestPixels = 860;
const phonePixels = 480;
/** Most of the empty margin at either side of a plan’s pages, which a phone has no room for. */
const trimmedPoints = 42;

/** CSS pixels a point, and how much of each side lies outside of the window. */
function fitWidth(width: number, points: number): { scale: number; trim: number } {
  if (width === 0) return { scale: 0, trim: 0 };
  if (width >= phonePixels) return { scale: Math.min(width - 2, widestPixels) / points, trim: 0 };
  const scale = width / (points - 2 * trimmedPoints);
  return { scale, trim: trimmedPoints * scale };
}

/** The width there is, for pages as wide as that. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const watch = new ResizeObserver(() => setWidth(target.clientWidth));
    watch.observe(target);
    return () => watch.disconnect();
  }, []);
  return [element, width] as const;
}

/** The pages one below the other, drawn as they come near. */
export function Viewer({ opened }: { opened: OpenedPdf }) {
  const { pdf, size } = opened;
  const search = useSearch(pdf);
  const zoom = useZoom();
  const [printing, setPrinting] = useState(false);
  const [showsPages, setShowsPages] = useState(false);
  const [frame, width] = useWidth();
  const pages = useRef<HTMLDivElement>(null);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const fitted = fitWidth(width, size[0]);
  const scale = fitted.scale * zoom.factor;
  const trim = fitted.trim * zoom.factor;
  const current = usePageInView(pages, scale > 0);

  const goTo = useCallback((number: number) => {
    pages.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
  }, []);
  const { page: foundPage, at } = search;
  useEffect(() => {
    void at;
    if (foundPage !== undefined) goTo(foundPage);
  }, [foundPage, at, goTo]);
  const print = async () => {
    setPrinting(true);
    await printPages(pdf).catch(() => undefined);
    setPrinting(false);
  };

  return (
    <div>
      <ViewerToolbar
        zoom={zoom}
        search={search}
        printing={printing}
        showsPages={showsPages}
        onShowPages={() => setShowsPages(!showsPages)}
        onPrint={() => void print()}
      />
      <div className="mt-3 grid items-start gap-x-6 gap-y-3 lg:grid-cols-[8.5rem_minmax(0,1fr)]">
        <div className={showsPages ? 'min-w-0' : 'hidden lg:block'}>
          <Thumbnails opened={opened} numbers={numbers} current={current} onGoTo={goTo} />
        </div>
        <section
          ref={frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label="Document"
          className={classNames(
            'min-w-0 max-sm:-mx-4',
            zoom.factor > 1 ? 'overflow-x-auto' : 'contain-paint',
          )}
          onKeyDown={zoom.press}
        >
          <div ref={pages} className="space-y-4">
            {scale > 0 &&
              numbers.map((number) => (
                <div key={number} data-page={number} className="scroll-mt-32">
                  <PdfPage
                    pdf={pdf}
                    number={number}
                    scale={scale}
                    size={size}
                    trim={trim}
                    withText
                    onText={search.onText}
                    onGoTo={goTo}
                  />
                  <p className="mt-1 text-center text-sm text-ink-soft tabular-nums">
                    Page {number} of {pdf.numPages}
                  </p>
                </div>
              ))}
          </div>
        </section>
      </div>
    </div>
  );
}
