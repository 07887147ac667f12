import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { PdfPage } from '#web/components/pdf/pdf-page.tsx';
import type { OpenedPdf } from '#web/components/pdf/use-pdf.ts';
import type { Section } from '#web/components/pdf/use-sections.ts';

const widthPixels = 104;
/** Three fit in a row on the narrowest phone. */
const sheetPixels = 80;

/** Scrolls the strip alone until the current page is in view. */
function useFollow(strip: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const box = strip.current;
    const thumbnail = box?.querySelector<HTMLElement>('[aria-current]');
    if (box === null || thumbnail === null || thumbnail === undefined) return;
    box.scrollTo({
      left: thumbnail.offsetLeft - (box.clientWidth - thumbnail.offsetWidth) / 2,
      top: thumbnail.offsetTop - (box.clientHeight - thumbnail.offsetHeight) / 2,
    });
    void current;
  }, [strip, current]);
}

interface ThumbnailsProps {
  opened: OpenedPdf;
  numbers: readonly number[];
  current: number;
  /** Section names next to their first pages, where there is space. */
  sections?: readonly Section[];
  /** In rows, as an overlay. */
  inSheet?: boolean;
  onGoTo: (page: number) => void;
}

export function Thumbnails({
  opened: { pdf, size },
  numbers,
  current,
  sections = [],
  inSheet = false,
  onGoTo,
}: ThumbnailsProps) {
  const strip = useRef<HTMLElement>(null);
  useFollow(strip, current);
  return (
    <nav
      ref={strip}
      aria-label="Pages"
      className={classNames(
        'relative gap-2 overflow-y-auto p-1',
        inSheet
          ? 'grid max-h-[60dvh] grid-cols-3 justify-items-center gap-x-1'
          : 'flex max-h-[calc(100dvh-4.25rem)] flex-col items-center',
      )}
    >
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Go to page ${number}`}
          aria-current={number === current ? 'page' : undefined}
          className="small-page shrink-0 cursor-pointer rounded-sm p-1 text-sm focus-visible:outline-2 focus-visible:outline-leaf"
          onClick={() => onGoTo(number)}
        >
          <span>
            <PdfPage
              pdf={pdf}
              number={number}
              scale={(inSheet ? sheetPixels : widthPixels) / size[0]}
              size={size}
            />
          </span>
          <b>{number}</b>
          <span className="small-page-sections">
            {sections
              .filter(({ page }) => page === number)
              .map(({ number: section, title }) => (
                <span key={section}>
                  {section} {title}
                </span>
              ))}
          </span>
        </button>
      ))}
    </nav>
  );
}
