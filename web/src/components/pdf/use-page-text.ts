import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

interface PlacedText {
  layer: HTMLElement;
  pieces: readonly HTMLElement[];
  content: TextContent;
}

/** Uses the fonts of the picture; with others, words would not cover their own picture. */
const inOwnFonts = ({ styles, ...content }: TextContent): TextContent => ({
  ...content,
  styles: Object.fromEntries(
    Object.entries(styles).map(([name, style]) => [
      name,
      { ...style, fontFamily: `${name}, ${style.fontFamily}` },
    ]),
  ),
});

/** Builds the text outside the page and adds it once, because each insertion would restyle the page. */
async function placeText(page: PDFPageProxy): Promise<PlacedText> {
  const content = inOwnFonts(await page.getTextContent());
  const layer = document.createElement('div');
  layer.className = 'pdf-text';
  const viewport = page.getViewport({ scale: 2 });
  const text = new TextLayer({ textContentSource: content, container: layer, viewport });
  await text.render();
  return { layer, pieces: text.textDivs, content };
}

/** Stretches each horizontal run to its drawn width, because a canvas measures letters on whole pixels. */
function fitWidths({ pieces, content: { items } }: PlacedText, scale: number) {
  const drawn = items.flatMap((item) => ('str' in item ? [item] : []));
  const widths = pieces.map((piece) => piece.getBoundingClientRect().width);
  pieces.forEach((piece, index) => {
    const [run, width] = [drawn[index], widths[index]];
    if (run === undefined || !width || run.transform[1] !== 0) return;
    const before = Number(piece.style.getPropertyValue('--scale-x') || 1);
    piece.style.setProperty('--scale-x', String((before * run.width * scale) / width));
  });
}

export interface PageTextOptions {
  pdf: PDFDocumentProxy;
  /** Starts at one. */
  number: number;
  /** CSS pixels per point. */
  scale: number;
  /** True once the picture is drawn. */
  wanted: boolean;
  /** Called with the text elements in document order. */
  onText: ((number: number, pieces: readonly HTMLElement[] | undefined) => void) | undefined;
}

/** The text over the picture of a page, for selection and search: placed once, and scaled with the page. */
export function usePageText({
  pdf,
  number,
  scale,
  wanted,
  onText,
}: PageTextOptions): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<PlacedText>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    pdf
      .getPage(number)
      .then(placeText)
      .then(
        (text) => left || setPlaced(text),
        // If the text can't be read, the page is shown without it.
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [pdf, number, wanted]);

  useLayoutEffect(() => {
    if (placed === undefined) return;
    placed.layer.style.setProperty('--total-scale-factor', String(scale));
    holder.current?.replaceChildren(placed.layer);
    fitWidths(placed, scale);
  }, [placed, scale]);

  useEffect(() => {
    if (placed === undefined) return;
    onText?.(number, placed.pieces);
    return () => onText?.(number, undefined);
  }, [placed, number, onText]);
  return holder;
}
