import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { drawingScale } from './drawing-scale.ts';
import { LinkLayer } from './link-layer.tsx';

export interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From one. */
  number: number;
  /** CSS pixels a point. */
  scale: number;
  /** Width and height in points, until the page itself is known. */
  size: readonly [number, number];
  /** CSS pixels of its margin on the left that lie outside of what shows it. */
  trim?: number;
  withText?: boolean;
  /** Called with the pieces of text as they stand in the page, in the order of its runs. */
  onText?: ((number: number, pieces: readonly HTMLElement[] | undefined) => void) | undefined;
  /** Where links inside the document lead; without it none are drawn. */
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

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

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

/** Each level run as wide as it is drawn: where letters are set on whole pixels, a canvas measures them so. */
function fitWidths(pieces: readonly HTMLElement[], { items }: TextContent, scale: number) {
  const drawn = items.flatMap((item) => ('str' in item ? [item] : []));
  const widths = pieces.map((piece) => piece.getBoundingClientRect().width);
  pieces.forEach((piece, index) => {
    const [run, width] = [drawn[index], widths[index]];
    if (run === undefined || !width || run.transform[1] !== 0) return;
    const before = Number(piece.style.getPropertyValue('--scale-x') || 1);
    piece.style.setProperty('--scale-x', String((before * run.width * scale) / width));
  });
}

/** One page: its picture, and over it its text, to be selected and searched. Drawn only while it is near. */
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
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!near) return;
    let stopped = false;
    const stops: (() => void)[] = [];
    const draw = async () => {
      const page = await pdf.getPage(number);
      const picture = canvas.current;
      if (stopped || picture === null) return;
      const viewport = page.getViewport({
        scale: drawingScale(page.getViewport({ scale }), { scale, isPhone: trim > 0 }),
      });
      picture.width = Math.floor(viewport.width);
      picture.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas: picture, viewport });
      stops.push(() => drawing.cancel());
      await drawing.promise;
      const container = text.current;
      if (stopped || !withText || container === null) return;
      container.replaceChildren();
      container.style.setProperty('--total-scale-factor', String(scale));
      const content = inOwnFonts(await page.getTextContent());
      if (stopped) return;
      const layer = new TextLayer({
        textContentSource: content,
        container,
        viewport: page.getViewport({ scale }),
      });
      stops.push(() => layer.cancel());
      await layer.render();
      if (stopped) return;
      fitWidths(layer.textDivs, content, scale);
      onText?.(number, layer.textDivs);
    };
    // Cancelled drawings end in a rejection; a page that can't be drawn stays blank beside those that can.
    draw().catch(() => undefined);
    return () => {
      stopped = true;
      for (const stop of stops) stop();
      onText?.(number, undefined);
    };
  }, [near, pdf, number, scale, trim, withText, onText]);

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
      {near && <canvas ref={canvas} aria-hidden className="block size-full" />}
      {near && withText && <div ref={text} className="pdf-text" />}
      {near && onGoTo !== undefined && <LinkLayer pdf={pdf} number={number} scale={scale} onGoTo={onGoTo} />}
    </div>
  );
}
