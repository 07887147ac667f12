import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findWords, type Match, type PageText } from './find-words.ts';

/** Each at the place of its run; what is drawn of no run is nowhere. */
export type Pieces = readonly (HTMLElement | undefined)[];

async function readPages(pdf: PDFDocumentProxy, byMark: boolean): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: byMark });
    pages.push(items.flatMap((item) => ('str' in item ? [item.str] : [])));
  }
  return pages;
}

function rangeOf({ from, to }: Match, pieces: Pieces): Range | undefined {
  const [first, last] = [pieces[from[0]]?.firstChild, pieces[to[0]]?.firstChild];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first, Math.min(from[1], first.textContent?.length ?? 0));
  range.setEnd(last, Math.min(to[1], last.textContent?.length ?? 0));
  return range;
}

interface SearchOptions {
  byMark: boolean;
  onGoTo: (page: number) => void;
}

/** Search over all pages; what is found is lit where they are drawn. Text that follows the tags has runs of its own. */
export function useSearch(pdf: PDFDocumentProxy, { byMark, onGoTo }: SearchOptions) {
  const [words, setWords] = useState('');
  const [read, setRead] = useState<{ byMark: boolean; pages: PageText[] }>();
  const [at, setAt] = useState(0);
  const [drawn, setDrawn] = useState(0);
  const drawnPages = useRef(new Map<number, Pieces>());
  const wanted = words.trim() !== '';
  const pages = read?.byMark === byMark ? read.pages : undefined;
  /** Until the match that stands out has been brought into view, once. */
  const isSought = useRef(false);

  useEffect(() => {
    if (!wanted || pages !== undefined) return;
    let left = false;
    readPages(pdf, byMark).then(
      (found) => left || setRead({ byMark, pages: found }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [pdf, byMark, wanted, pages]);

  const matches = useMemo(() => findWords(pages ?? [], words), [pages, words]);
  const here = matches[at];

  // Its page first, which may have to be drawn; then the place itself, once it stands there.
  useEffect(() => {
    if (here !== undefined) onGoTo(here.page + 1);
  }, [here, onGoTo]);
  useEffect(() => {
    void drawn;
    if (!('highlights' in CSS)) return;
    const lit = matches.flatMap(
      (match) => rangeOf(match, drawnPages.current.get(match.page + 1) ?? []) ?? [],
    );
    const now = here && rangeOf(here, drawnPages.current.get(here.page + 1) ?? []);
    CSS.highlights.set('found-words', new Highlight(...lit));
    CSS.highlights.set('found-here', new Highlight(...(now ? [now] : [])));
    if (now && isSought.current) {
      isSought.current = false;
      const place = now.startContainer.parentElement;
      const fold = place?.closest('details');
      if (fold) fold.open = true;
      place?.scrollIntoView({ block: 'center', inline: 'nearest' });
    }
    return () => {
      CSS.highlights.delete('found-words');
      CSS.highlights.delete('found-here');
    };
  }, [matches, here, drawn]);

  const onText = useCallback((number: number, pieces: Pieces | undefined) => {
    if (pieces === undefined) drawnPages.current.delete(number);
    else drawnPages.current.set(number, pieces);
    setDrawn((before) => before + 1);
  }, []);

  return {
    words,
    search: (next: string) => {
      isSought.current = true;
      setWords(next);
      setAt(0);
    },
    step: (by: 1 | -1) => {
      if (matches.length === 0) return;
      isSought.current = true;
      setAt((before) => (before + by + matches.length) % matches.length);
    },
    found: matches.length > 0,
    told: !wanted
      ? ''
      : pages === undefined
        ? 'Searching…'
        : matches.length === 0
          ? 'Not found'
          : `${at + 1} of ${matches.length}`,
    onText,
  };
}
export type Search = ReturnType<typeof useSearch>;
