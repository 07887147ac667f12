import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Pieces } from '#web/components/pdf/pdf-pages.tsx';

interface Run {
  text: string;
}

/** The text of a page, as it is drawn. */
type PageText = readonly Run[];

interface Match {
  page: number;
  /** Where it starts and ends: the index of the run, and the offset in it. */
  from: readonly [run: number, at: number];
  to: readonly [run: number, at: number];
}

/** Finds every occurrence, in reading order, in any case and across line ends. */
export function findWords(pages: readonly PageText[], words: string): Match[] {
  const wanted = fold(words).trim();
  if (wanted === '') return [];
  return pages.flatMap((runs, page) => {
    const { text, places } = flatten(runs);
    const found: Match[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const [from, last] = [places[at], places[at + wanted.length - 1]];
      if (from && last) found.push({ page, from, to: [last[0], last[1] + 1] });
    }
    return found;
  });
}

// Maps each letter to one letter, so that offsets stay valid.
const fold = (text: string): string =>
  [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
    .replaceAll(/\s/g, ' ');

function flatten(runs: PageText): { text: string; places: (readonly [number, number])[] } {
  let text = '';
  const places: (readonly [number, number])[] = [];
  runs.forEach((run, index) => {
    // The end of a line counts as one space.
    if (text !== '' && !text.endsWith(' ') && !run.text.startsWith(' ')) {
      text += ' ';
      places.push([index, 0]);
    }
    const folded = fold(run.text);
    for (let at = 0; at < folded.length; at += 1) places.push([index, at]);
    text += folded;
  });
  return { text, places };
}

async function readPages(pdf: PDFDocumentProxy): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ('str' in item ? [{ text: item.str }] : [])));
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

/** In the text layout, the elements hold the searched text. */
const textOf = (pieces: Pieces): PageText => pieces.map((piece) => ({ text: piece.textContent }));

interface SearchOptions {
  /** All pages are shown as text, so the search uses that text. */
  asText: boolean;
  onGoTo: (page: number) => void;
}

/** The text of all pages; undefined until all are read. */
function usePageTexts(pdf: PDFDocumentProxy, { asText, wanted }: { asText: boolean; wanted: boolean }) {
  const [read, setRead] = useState<readonly PageText[]>();
  const [drawn, setDrawn] = useState<ReadonlyMap<number, Pieces>>(new Map());
  useEffect(() => {
    if (asText || !wanted || read !== undefined) return;
    let left = false;
    readPages(pdf).then(
      (pages) => left || setRead(pages),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [pdf, asText, wanted, read]);

  const onText = useCallback((number: number, pieces: Pieces | undefined) => {
    setDrawn((before) => {
      const now = new Map(before);
      if (pieces === undefined) now.delete(number);
      else now.set(number, pieces);
      return now;
    });
  }, []);

  const shown = useMemo(() => {
    if (!asText || !wanted || drawn.size < pdf.numPages) return undefined;
    return Array.from({ length: pdf.numPages }, (_, index) => textOf(drawn.get(index + 1) ?? []));
  }, [asText, wanted, drawn, pdf.numPages]);
  return { texts: asText ? shown : read, drawn, onText };
}

/** Searches all pages, and highlights the matches where they are drawn. */
export function useSearch(pdf: PDFDocumentProxy, { asText, onGoTo }: SearchOptions) {
  const [words, setWords] = useState('');
  const [step, setStep] = useState(0);
  const wanted = words.trim() !== '';
  const { texts, drawn, onText } = usePageTexts(pdf, { asText, wanted });
  /**
   * Counts the searches and which of them was scrolled to, so that rendering a match of the last one does not
   * settle the next.
   */
  const [sought, setSought] = useState(0);
  const brought = useRef(0);
  const seek = () => setSought((before) => before + 1);

  const matches = useMemo(() => findWords(texts ?? [], words), [texts, words]);
  const count = matches.length;
  // Pages and text may contain different numbers of matches.
  const at = Math.min(step, Math.max(0, count - 1));
  const here = matches[at];

  // Scrolls to the page first, which may have to be drawn, and then to the match once it exists.
  useEffect(() => {
    if (here !== undefined && brought.current !== sought) onGoTo(here.page + 1);
  }, [here, sought, onGoTo]);
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    const placeOf = (match: Match) => rangeOf(match, drawn.get(match.page + 1) ?? []);
    const now = here && placeOf(here);
    CSS.highlights.set('found-words', new Highlight(...matches.flatMap((match) => placeOf(match) ?? [])));
    CSS.highlights.set('found-here', new Highlight(...(now ? [now] : [])));
    if (now && brought.current !== sought) {
      brought.current = sought;
      now.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
    }
    return () => {
      CSS.highlights.delete('found-words');
      CSS.highlights.delete('found-here');
    };
  }, [matches, here, drawn, sought]);

  return {
    words,
    search: (next: string) => {
      seek();
      setWords(next);
      setStep(0);
    },
    step: (by: 1 | -1) => {
      if (count === 0) return;
      seek();
      setStep((at + by + count) % count);
    },
    found: count > 0,
    told: !wanted
      ? ''
      : texts === undefined
        ? 'Searching…'
        : count === 0
          ? `No match for ${words.trim()}`
          : `${at + 1} of ${count}`,
    onText,
  };
}

export type Search = ReturnType<typeof useSearch>;
