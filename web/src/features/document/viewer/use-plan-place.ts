import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { lineUnderBar, partsIn, putUnderBar } from '#web/components/pdf/use-zoom.ts';
import { useLeftPlace } from '#web/lib/page/use-left-place.ts';
import { readKept } from '#web/lib/session/kept-locally.ts';

import '#web/components/layout-switch.css';
import '#web/components/pdf/pdf.css';
import './viewer.css';
import '../text/plan-text.css';

/** The line at the top of the window: the index of its part, and how far down in it. */
interface PlanPlace {
  layout: Layout;
  at: number;
  down: number;
}

const savedPlanPlace = (): PlanPlace | undefined => history.state?.plan;

/** After the reader chooses a layout, the stored position must not restore the old one. */
export const forgetPlace = (): void => history.replaceState({ ...history.state, plan: undefined }, '');

/**
 * Restores the reading position on a return, even while the text still loads page by page, and after turning
 * the device.
 */
export function usePlanPlace(pages: RefObject<HTMLElement | null>, layout: Layout): void {
  useLeftPlace({
    keep: () => {
      if (pages.current === null) return;
      const line = lineUnderBar(pages.current);
      const plan: PlanPlace | undefined = line && {
        layout,
        at: partsIn(pages.current).indexOf(line.part),
        down: line.down,
      };
      history.replaceState({ ...history.state, plan }, '');
    },
    goBack: () => {
      const left = savedPlanPlace();
      if (pages.current === null || left?.layout !== layout) return;
      const part = partsIn(pages.current)[left.at];
      if (part !== undefined) putUnderBar({ part, down: left.down });
    },
    holds: true,
  });
}

/** On a phone, a printed page would be too small to read. */
const isPhone = (): boolean => matchMedia('(width < 40rem)').matches;

/** The layout that was last used, even if the phone was turned since. Otherwise a phone shows the text. */
export function firstLayout(): Layout {
  const left = savedPlanPlace();
  if (left !== undefined) return left.layout;
  const kept = readKept('planLayout');
  if (kept === 'text' || kept === 'pages') return kept;
  return isPhone() ? 'text' : 'pages';
}

interface Place {
  page: number;
  /** In CSS pixels. */
  top: number;
  /** The height of the whole document, which depends on the zoom. */
  height: number;
}

const heightNow = (): number => document.documentElement.scrollHeight;

/** The reading position before a link inside the document was followed; cleared on return. */
export function useWayBack(current: number, goTo: (page: number) => void) {
  const [from, setFrom] = useState<Place>();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (current !== from?.page) hasLeft.current = true;
    else if (hasLeft.current) setFrom(undefined);
  }, [current, from]);
  return {
    page: from?.page,
    leaveFor: (page: number) => {
      hasLeft.current = false;
      if (page !== current) setFrom({ page: current, top: scrollY, height: heightNow() });
      goTo(page);
    },
    comeBack: () => {
      if (from === undefined) return;
      setFrom(undefined);
      if (from.height === heightNow()) scrollTo({ top: from.top });
      else goTo(from.page);
    },
    forget: () => setFrom(undefined),
  };
}

/** Whether an element has left the window at the top. */
export function useScrolledPast(mark: RefObject<Element | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const target = mark.current;
    if (target === null) return;
    const watch = new IntersectionObserver(
      ([entry]) =>
        entry !== undefined && setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0),
    );
    watch.observe(target);
    return () => watch.disconnect();
  }, [mark]);
  return past;
}

const dotsAPoint = 150 / 72;

/** Prints the pages as pictures, because the site's policy lets no frame show the file itself. */
export async function printPages(pdf: PDFDocumentProxy): Promise<void> {
  // Some browsers do not report the end of printing, so an earlier copy may remain.
  document.querySelector('.print-pages')?.remove();
  const sheet = document.createElement('div');
  sheet.className = 'print-pages hidden print:block';
  const canvas = document.createElement('canvas');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dotsAPoint });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    const picture = new Image();
    picture.src = canvas.toDataURL('image/jpeg', 0.9);
    await picture.decode();
    sheet.append(picture);
  }
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

/** The plan as text at the size of the screen, or its printed pages. */
export type Layout = 'text' | 'pages';
