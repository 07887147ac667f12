import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { drawingScale } from './drawing-scale.ts';
import { LinkLayer } from './link-layer.tsx';
import { type PageTextOptions, usePageText } from './use-page-text.ts';

export interface PdfPageProps {
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
