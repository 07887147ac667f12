import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

interface PlacedText {
  layer: HTMLElement;
  pieces: readonly HTMLElement[];
  content: TextContent;
}

/** In the fonts the picture was just drawn with: in others a word would not lie over its own picture. */
const inOwnFonts = ({ styles, ...content }: TextContent): TextContent => ({
  ...content,
  styles: Object.fromEntries(
    Object.entries(styles).map(([name, style]) => [
      name,
      { ...style, fontFamily: `${name}, ${style.fontFamily}` },
    ]),
  ),
});

/** Its pieces hang in no page until all are there: each is measured, and a page would be styled anew for each. */
async function placeText(page: PDFPageProxy): Promise<PlacedText> {
  const content = inOwnFonts(await page.getTextContent());
  const layer = document.createElement('div');
  layer.className = 'pdf-text';
  const viewport = page.getViewport({ scale: 2 });
  const text = new TextLayer({ textContentSource: content, container: layer, viewport });
  await text.render();
  return { layer, pieces: text.textDivs, content };
}

/** Each level run as wide as it is drawn: where letters are set on whole pixels, a canvas measures them so. */
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
  /** From one. */
  number: number;
  /** CSS pixels a point. */
  scale: number;
  /** Once the picture is drawn. */
  wanted: boolean;
  /** Called with the pieces of text as they stand in the page, in the order of its runs. */
  onText: ((number: number, pieces: readonly HTMLElement[] | undefined) => void) | undefined;
}

/** The text of a page over its picture, to be selected and searched: placed once, and as large as the page is. */
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
        // A page whose text can't be read is looked at without it.
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
