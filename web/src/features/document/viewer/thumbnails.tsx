import { type RefObject, useEffect, useRef, useState } from 'react';
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
          className="small-page min-[100rem]:grid min-[100rem]:grid-cols-[auto_minmax(0,1fr)] min-[100rem]:gap-y-0 min-[100rem]:gap-x-3 min-[100rem]:w-full min-[100rem]:text-start shrink-0 cursor-pointer rounded-sm p-1 text-sm focus-visible:outline-2 focus-visible:outline-leaf"
          onClick={() => onGoTo(number)}
        >
          <span className="first:block first:rounded-[2px] first:outline-2 first:outline-transparent first:outline-offset-2 in-[.small-page:hover]:first:outline-line-strong in-[[aria-current]]:first:outline-leaf forced-colors:in-[[aria-current]]:first:outline-3 forced-colors:in-[[aria-current]]:first:outline-[Highlight]">
            <PdfPage
              pdf={pdf}
              number={number}
              scale={(inSheet ? sheetPixels : widthPixels) / size[0]}
              size={size}
            />
          </span>
          <b className="px-1.5 mt-1.5 inline-block min-w-7 rounded-sm font-normal leading-[1.4] in-[[aria-current]]:bg-leaf in-[[aria-current]]:text-sheet in-[[aria-current]]:font-semibold min-[100rem]:justify-self-center min-[100rem]:row-2">
            {number}
          </b>
          <span className="hidden min-[100rem]:gap-1.5 min-[100rem]:grid min-[100rem]:content-start min-[100rem]:leading-[1.35] first:block first:rounded-[2px] first:outline-2 first:outline-transparent first:outline-offset-2 in-[.small-page:hover]:first:outline-line-strong in-[[aria-current]]:first:outline-leaf forced-colors:in-[[aria-current]]:first:outline-3 forced-colors:in-[[aria-current]]:first:outline-[Highlight]">
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

/** A section starts at its heading, or else at its page. */
export function headingOf({ number, title, page }: Section): Element | undefined {
  const headings = [...document.querySelectorAll(`[data-page="${page}"] .plan-text h2`)];
  return headings.find((one) => one.textContent.startsWith(`${number} ${title}`));
}

/** The last section that starts above the middle of the window. */
const readNow = (sections: readonly Section[]): number | undefined =>
  sections.findLast((one) => (headingOf(one)?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2)
    ?.number;

interface SectionListProps {
  sections: readonly Section[];
  onGoTo: (section: Section) => void;
}

/** The sections of the plan text, by name. */
export function SectionList({ sections, onGoTo }: SectionListProps) {
  const [now] = useState(() => readNow(sections));
  return (
    <nav aria-label="Sections">
      <ol className="plan-sections">
        {sections.map((section) => (
          <li key={section.number}>
            <button
              type="button"
              aria-current={section.number === now ? 'location' : undefined}
              onClick={() => onGoTo(section)}
            >
              <span className="tabular-nums">{section.number}</span>
              <span className="grow">{section.title}</span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                <span className="sr-only">, page </span>
                {section.page}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
