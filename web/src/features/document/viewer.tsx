import { ChevronDown, ChevronUp, Download, Minus, Plus, Printer } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { PdfPage } from './pdf-page.tsx';
import { printPages } from './print-pages.ts';
import type { OpenedPdf } from './use-pdf.ts';
import { type Search, useSearch } from './use-search.ts';
import './viewer.css';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const thumbnailWidth = 104;

const iconLook =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-leaf hover:bg-leaf-tint ' +
  'focus-visible:outline-2 focus-visible:outline-leaf disabled:cursor-not-allowed disabled:text-ink-soft';

function IconButton(props: { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }) {
  const { label, disabled, onClick, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      className={iconLook}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function SearchBox({ search: { words, search, step, told } }: { search: Search }) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div className="flex min-w-0 flex-1 basis-52 items-center gap-1">
      <input
        type="search"
        aria-label="Search in the document"
        placeholder="Search"
        value={words}
        className="block min-h-11 w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-3 text-base focus-visible:outline-2 focus-visible:outline-leaf"
        onChange={(event) => search(event.target.value)}
        onKeyDown={press}
      />
      <span role="status" className="min-w-16 text-center text-sm tabular-nums">
        {told}
      </span>
      <IconButton label="Previous match" onClick={() => step(-1)}>
        <ChevronUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton label="Next match" onClick={() => step(1)}>
        <ChevronDown aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
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

interface ViewerProps {
  opened: OpenedPdf;
  onDownload: () => void;
}

/** The pages one below the other, drawn as they come near. */
export function Viewer({ opened: { pdf, size }, onDownload }: ViewerProps) {
  const search = useSearch(pdf);
  const [zoom, setZoom] = useState(1);
  const [printing, setPrinting] = useState(false);
  const [frame, width] = useWidth();
  const pages = useRef<HTMLDivElement>(null);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const scale = width === 0 ? 0 : (Math.min(width - 2, 860) / size[0]) * zoom;

  const goTo = (number: number) =>
    pages.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
  const { page: foundPage, at } = search;
  useEffect(() => {
    void at;
    if (foundPage !== undefined)
      pages.current?.querySelector(`[data-page="${foundPage}"]`)?.scrollIntoView({ block: 'start' });
  }, [foundPage, at]);

  const nextZoom = zooms.find((step) => step > zoom);
  const lastZoom = zooms.findLast((step) => step < zoom);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' && nextZoom !== undefined) setZoom(nextZoom);
    if (event.key === '-' && lastZoom !== undefined) setZoom(lastZoom);
    if (event.key === '0') setZoom(1);
  };
  const print = async () => {
    setPrinting(true);
    await printPages(pdf).catch(() => undefined);
    setPrinting(false);
  };

  return (
    <div>
      <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-line bg-paper py-1.5">
        <div className="flex items-center">
          <IconButton
            label="Zoom out"
            disabled={lastZoom === undefined}
            onClick={() => lastZoom !== undefined && setZoom(lastZoom)}
          >
            <Minus aria-hidden className="size-5" />
          </IconButton>
          <span role="status" aria-label="Zoom" className="min-w-12 text-center text-sm tabular-nums">
            {Math.round(zoom * 100)}%
          </span>
          <IconButton
            label="Zoom in"
            disabled={nextZoom === undefined}
            onClick={() => nextZoom !== undefined && setZoom(nextZoom)}
          >
            <Plus aria-hidden className="size-5" />
          </IconButton>
        </div>
        <SearchBox search={search} />
        <div className="flex gap-2">
          <Button variant="secondary" onClick={onDownload}>
            <Download aria-hidden className="size-5" />
            Download
          </Button>
          <Button
            variant="secondary"
            pending={printing}
            pendingText="Preparing…"
            onClick={() => void print()}
          >
            <Printer aria-hidden className="size-5" />
            Print
          </Button>
        </div>
      </div>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[8rem_minmax(0,1fr)]">
        <nav
          aria-label="Pages"
          className="flex gap-2 overflow-x-auto p-1 lg:sticky lg:top-20 lg:max-h-[80dvh] lg:flex-col lg:overflow-y-auto"
        >
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              aria-label={`Go to page ${number}`}
              className="shrink-0 cursor-pointer rounded-sm text-sm focus-visible:outline-2 focus-visible:outline-leaf"
              onClick={() => goTo(number)}
            >
              <PdfPage pdf={pdf} number={number} scale={thumbnailWidth / size[0]} size={size} />
              {number}
            </button>
          ))}
        </nav>
        <section
          ref={frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label="Document"
          className="min-w-0 overflow-x-auto"
          onKeyDown={press}
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
                    withText
                    onText={search.onText}
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
