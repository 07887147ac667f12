import { ArrowLeft, Download } from 'lucide-react';
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { Button } from '#web/components/button/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Modal } from '#web/components/page/modal.tsx';
import { PdfPages } from '#web/components/pdf/pdf-pages.tsx';
import { type OpenedPdf, usePdf } from '#web/components/pdf/use-pdf.ts';
import { type Section, useSections } from '#web/components/pdf/use-sections.ts';
import { usePageFit } from '#web/components/pdf/use-zoom.ts';
import type { PlanExtrasState } from '#web/lib/api/plan-file.ts';
import { keepLocally } from '#web/lib/session/kept-locally.ts';
import { TextPages } from '../text/text-pages.tsx';
import { usePlanText } from '../text/use-plan-text.ts';
import { DownloadSheet } from './download-sheet.tsx';
import { headingOf, SectionList, Thumbnails } from './thumbnails.tsx';
import {
  firstLayout,
  forgetPlace,
  type Layout,
  printPages,
  usePlanPlace,
  useScrolledPast,
  useWayBack,
} from './use-plan-place.ts';
import { useSearch } from './use-search.ts';
import { FileFailed, Opening, ViewerFrame } from './viewer-frame.tsx';
import { Pager, ViewerToolbar } from './viewer-toolbar.tsx';
import '#web/components/pdf/pdf.css';
import './viewer.css';
import '../text/plan-text.css';
import type { Failure } from '#web/components/failed/failed.tsx';

/** More than the height of all pages at any size, so that pages above the window still count. */
const farAbove = 1_000_000;

/**
 * The number of the last page that starts above the middle of the window, or the first; recalculated when the
 * shown pages change.
 */
function usePageInView(pages: RefObject<HTMLElement | null>, standing: string): number {
  const [inView, setInView] = useState(1);
  useEffect(() => {
    if (standing === '') return;
    const begun = new Set<number>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const number = Number(target.getAttribute('data-page'));
          if (isIntersecting) begun.add(number);
          else begun.delete(number);
        }
        setInView(Math.max(1, ...begun));
      },
      { rootMargin: `${farAbove}px 0px -54% 0px` },
    );
    for (const page of pages.current?.querySelectorAll('[data-page]') ?? []) watch.observe(page);
    return () => watch.disconnect();
  }, [pages, standing]);
  return inView;
}

/** The maximum width of a picture in the text. */
const widestFigure = 600;

interface ViewerProps {
  opened: OpenedPdf;
  /** Older plans have none. */
  brief: PlanBrief | undefined;
  extras: PlanExtrasState;
  onDownload: () => void;
}

/** The document as text or pages, with search and navigation. */
function Viewer({ opened, brief, extras, onDownload }: ViewerProps) {
  const { pdf, size } = opened;
  const [wanted, setWanted] = useState(firstLayout);
  const text = usePlanText(pdf, wanted === 'text');
  const isText = text !== 'none' && wanted === 'text';
  const pages = useRef<HTMLDivElement>(null);
  const goTo = useCallback((number: number): boolean => {
    const page = pages.current?.querySelector(`[data-page="${number}"]`);
    page?.scrollIntoView({ block: 'start' });
    return page != null;
  }, []);
  usePlanPlace(pages, isText ? 'text' : 'pages');
  const sections = useSections(pdf);
  const hasSections = isText && sections.length > 0;
  const search = useSearch(pdf, { asText: isText, onGoTo: goTo });
  const [printing, setPrinting] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const isPastHead = useScrolledPast(head);
  const [sheet, setSheet] = useState<'pages' | 'download'>();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const { frame, width, zoom, scale, trim } = usePageFit(head, { points: size[0], isText });
  const standing = isText ? `text ${text.length}` : scale > 0 ? 'pages' : '';
  const current = usePageInView(pages, standing);
  const wayBack = useWayBack(current, goTo);

  // The text loads page by page, so the target page waits here until it is loaded.
  const place = useRef(0);
  useLayoutEffect(() => {
    void standing;
    if (place.current > 0 && goTo(place.current)) place.current = 0;
  }, [goTo, standing]);
  const choose = (next: Layout) => {
    if (isPastHead) place.current = current;
    wayBack.forget();
    forgetPlace();
    setWanted(next);
    keepLocally('planLayout', next);
  };
  const print = async () => {
    setPrinting(true);
    await printPages(pdf).catch(() => undefined);
    setPrinting(false);
  };
  const goToFromSheet = (number: number) => {
    flushSync(() => setSheet(undefined));
    goTo(number);
  };
  const goToSection = (section: Section) => {
    flushSync(() => setSheet(undefined));
    const heading = headingOf(section);
    if (heading === undefined) goTo(section.page);
    else heading.scrollIntoView({ block: 'start' });
  };
  const downloadFromSheet = () => {
    setSheet(undefined);
    onDownload();
  };
  const slides = !isText && zoom.factor > 1 ? Math.floor(size[0] * scale) : undefined;
  const pager = { current, last: pdf.numPages, onGoTo: goTo };

  return (
    <div style={slides === undefined ? undefined : ({ '--slides': `${slides}px` } as CSSProperties)}>
      <div ref={head} className="viewer-column" />
      <ViewerToolbar
        layout={text === 'none' ? undefined : { layout: wanted, onChoose: choose }}
        pager={pager}
        zoom={zoom}
        search={search}
        printing={printing}
        download={{ shown: isPastHead, onDownload }}
        onPrint={() => void print()}
      />
      <ViewerFrame
        rail={
          <Thumbnails opened={opened} numbers={numbers} sections={sections} current={current} onGoTo={goTo} />
        }
        frame={frame}
        slides={slides}
        onKeyDown={zoom.press}
        onDoubleClick={zoom.toggle}
      >
        <div ref={pages} className={classNames(!isText && 'space-y-4')}>
          {isText ? (
            <TextPages
              opened={opened}
              brief={brief}
              pages={text}
              width={Math.min(width, widestFigure)}
              factor={zoom.factor}
              onText={search.onText}
              onGoTo={wayBack.leaveFor}
            />
          ) : (
            scale > 0 && (
              <PdfPages
                opened={opened}
                numbers={numbers}
                scale={scale}
                trim={trim}
                onText={search.onText}
                onGoTo={wayBack.leaveFor}
              />
            )
          )}
        </div>
      </ViewerFrame>
      {wayBack.page !== undefined && (
        <div className="viewer-back bottom-18 sticky z-10 grid h-0 grid-cols-none content-end justify-center pointer-events-none sm:bottom-4">
          <Button onClick={wayBack.comeBack}>
            <ArrowLeft aria-hidden className="size-5" />
            Back to page {wayBack.page}
          </Button>
        </div>
      )}
      {/* On one row, even on the narrowest phone. */}
      <div className="py-1 px-2 mt-4 mb-0 -mx-4 bottom-0 sticky z-10 flex flex-wrap items-center justify-between border-t border-t-line-strong bg-sheet sm:hidden [@media(height<26rem)]:static [&>button]:px-3.5">
        <Pager
          {...pager}
          all={hasSections ? 'all sections' : 'all pages'}
          onShowAll={() => setSheet('pages')}
        />
        <Button onClick={() => setSheet('download')}>
          <Download aria-hidden className="size-5" />
          Download
        </Button>
      </div>
      <Modal
        open={sheet === 'pages'}
        title={hasSections ? 'Sections' : 'Pages'}
        sheet
        actions={
          <Button
            variant="secondary"
            pending={printing}
            pendingText="Preparing…"
            onClick={() => void print()}
          >
            Print all
          </Button>
        }
        onClose={() => setSheet(undefined)}
      >
        {sheet !== 'pages' ? null : hasSections ? (
          <SectionList sections={sections} onGoTo={goToSection} />
        ) : (
          <Thumbnails opened={opened} numbers={numbers} current={current} inSheet onGoTo={goToFromSheet} />
        )}
      </Modal>
      <DownloadSheet
        open={sheet === 'download'}
        extras={extras}
        printing={printing}
        onPdf={downloadFromSheet}
        onPrint={() => void print()}
        onClose={() => setSheet(undefined)}
      />
    </div>
  );
}

interface OpenedDocumentProps {
  bytes: ArrayBuffer;
  brief: PlanBrief | undefined;
  extras: PlanExtrasState;
  onDownload: () => void;
  /** For a file that arrived but cannot be read. */
  failure: Failure;
}

export default function OpenedDocument({ bytes, brief, extras, onDownload, failure }: OpenedDocumentProps) {
  const opened = usePdf(bytes);
  if (opened === 'opening') return <Opening />;
  if (opened === 'failed') return <FileFailed failure={failure} />;
  return <Viewer opened={opened} brief={brief} extras={extras} onDownload={onDownload} />;
}
