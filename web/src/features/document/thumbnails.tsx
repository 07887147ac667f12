import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { PdfPage } from './pdf-page.tsx';
import type { OpenedPdf } from './use-pdf.ts';

const widthPixels = 104;

/** Brings the current one into view within its own strip, and moves nothing else. */
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
  onGoTo: (page: number) => void;
}

export function Thumbnails({ opened: { pdf, size }, numbers, current, onGoTo }: ThumbnailsProps) {
  const strip = useRef<HTMLElement>(null);
  useFollow(strip, current);
  return (
    <nav
      ref={strip}
      aria-label="Pages"
      className="relative flex gap-2 overflow-x-auto p-1 lg:max-h-[calc(100dvh-5.5rem)] lg:flex-col lg:overflow-y-auto"
    >
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Go to page ${number}`}
          aria-current={number === current ? 'page' : undefined}
          className={classNames(
            'shrink-0 cursor-pointer rounded-sm p-1 text-sm focus-visible:outline-2 focus-visible:outline-leaf',
            number === current && 'bg-leaf-tint font-semibold text-leaf-strong forced-colors:outline-2',
          )}
          onClick={() => onGoTo(number)}
        >
          <PdfPage pdf={pdf} number={number} scale={widthPixels / size[0]} size={size} />
          {number}
        </button>
      ))}
    </nav>
  );
}
