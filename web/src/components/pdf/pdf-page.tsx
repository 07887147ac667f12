import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { type PageLink, readLinks } from './page-links.ts';

/** The largest canvas that iOS shows, with a margin: a larger one stays blank. */
export const mostPixels = 16_000_000;

interface Shown {
  /** CSS pixels per point. */
  scale: number;
  isPhone: boolean;
}

/**
 * Canvas pixels per point. Below two per CSS pixel, small print snaps to whole pixels and looks like a bad
 * scan. More only costs memory, except on a phone, where people pinch to zoom.
 */
export function drawingScale(
  { width, height }: { width: number; height: number },
  { scale, isPhone }: Shown,
): number {
  const sharpness = isPhone ? 3 : 2;
  return scale * Math.min(sharpness, Math.sqrt(mostPixels / (width * height)));
}

const look =
  'absolute cursor-pointer rounded-sm hover:bg-leaf/15 focus-visible:outline-2 focus-visible:outline-leaf';

interface LinkLayerProps {
  pdf: PDFDocumentProxy;
  number: number;
  scale: number;
  onGoTo: (page: number) => void;
}

/** The links over the text of a page. */
function LinkLayer({ pdf, number, scale, onGoTo }: LinkLayerProps) {
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let left = false;
    // If the links can't be read, the page is shown without them.
    readLinks(pdf, number).then(
      (read) => left || setLinks(read),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [pdf, number]);

  return links.map(({ left, top, width, height, to, name }) => {
    const style = { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
    const key = `${left} ${top}`;
    if ('url' in to)
      return (
        <a key={key} href={to.url} target="_blank" rel="noopener noreferrer" className={look} style={style}>
          <VisuallyHidden>{name}</VisuallyHidden>
        </a>
      );
    const press = () => onGoTo(to.page);
    return (
      <button key={key} type="button" className={look} style={style} onClick={press}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </button>
    );
  });
}

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

interface PageTextOptions {
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
function usePageText({
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

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** Starts at one. */
  number: number;
  /** CSS pixels per point. */
  scale: number;
  /** Width and height in points, until the page itself is known. */
  size: readonly [number, number];
  /** The width of the left margin, in CSS pixels, that its frame cuts off. */
  trim?: number;
  withText?: boolean;
  /** Called with the text elements in document order. */
  onText?: PageTextOptions['onText'];
  /** Handles links inside the document; without it, none are drawn. */
  onGoTo?: (page: number) => void;
}

/** True from a little before it comes into view until well after. */
function useNearView<E extends Element>() {
  const element = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '800px',
    });
    watch.observe(target);
    return () => watch.disconnect();
  }, []);
  return [element, near] as const;
}

/** Between two presses of a zoom button, the existing picture is only scaled. */
const settlesAfterMs = 200;

const waitMs = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface DrawnPageProps extends Pick<PdfPageProps, 'pdf' | 'number' | 'scale' | 'onText'> {
  isPhone: boolean;
  withText: boolean;
}

/** The picture of a page with its text on top. */
function DrawnPage({ pdf, number, scale, isPhone, withText, onText }: DrawnPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const text = usePageText({ pdf, number, scale, wanted: withText && isDrawn, onText });

  useEffect(() => {
    let stopped = false;
    const stops: (() => void)[] = [];
    const draw = async () => {
      if (picture.current?.hasChildNodes()) await waitMs(settlesAfterMs);
      if (stopped) return;
      const page = await pdf.getPage(number);
      if (stopped) return;
      const viewport = page.getViewport({
        scale: drawingScale(page.getViewport({ scale }), { scale, isPhone }),
      });
      const canvas = document.createElement('canvas');
      canvas.className = 'block size-full';
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas, viewport });
      stops.push(() => drawing.cancel());
      await drawing.promise;
      if (stopped) return;
      picture.current?.replaceChildren(canvas);
      setDrawn(true);
    };
    // A cancelled drawing rejects; a page that can't be drawn stays blank among the others.
    draw().catch(() => undefined);
    return () => {
      stopped = true;
      for (const stop of stops) stop();
    };
  }, [pdf, number, scale, isPhone]);

  return (
    <>
      <div ref={picture} aria-hidden className="size-full" />
      {withText && <div ref={text} />}
    </>
  );
}

/** One page, drawn only while it is near the window. */
export function PdfPage({
  pdf,
  number,
  scale,
  size,
  trim = 0,
  withText = false,
  onText,
  onGoTo,
}: PdfPageProps) {
  const [frame, near] = useNearView<HTMLDivElement>();
  const [width, height] = size;
  return (
    <div
      ref={frame}
      data-number={number}
      className={classNames('pdf-page relative border border-edge bg-white', trim === 0 && 'mx-auto')}
      style={{
        width: Math.floor(width * scale),
        height: Math.floor(height * scale),
        ...(trim > 0 && { marginInlineStart: -trim }),
      }}
    >
      {near && (
        <DrawnPage
          pdf={pdf}
          number={number}
          scale={scale}
          isPhone={trim > 0}
          withText={withText}
          onText={onText}
        />
      )}
      {near && onGoTo !== undefined && <LinkLayer pdf={pdf} number={number} scale={scale} onGoTo={onGoTo} />}
    </div>
  );
}
