import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { PdfPage } from '#web/components/pdf/pdf-page.tsx';
import type { OpenedPdf } from '#web/components/pdf/use-pdf.ts';

export interface TextFigureProps {
  opened: OpenedPdf;
  number: number;
  /** The position on the page, in points from the bottom left. */
  box: readonly number[];
  /** The alternative text. */
  alt: string;
  /** In CSS pixels. */
  width: number;
}

/** The part of a page with a picture, at the available width or twice that. */
export function TextFigure({ opened: { pdf, size }, number, box, alt, width }: TextFigureProps) {
  const [large, setLarge] = useState(false);
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const scale = ((large ? 2 : 1) * width) / (right - left);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The point of interest is usually in the middle rather than at the edge.
    const { current } = frame;
    if (large && current !== null) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [large]);
  const Icon = large ? ZoomOut : ZoomIn;
  return (
    <figure className="plan-figure mt-3">
      <div
        ref={frame}
        className={classNames('max-w-full', large && 'overflow-x-auto')}
        {...(large && { role: 'group', tabIndex: 0, 'aria-label': 'Picture' })}
      >
        <div
          role="img"
          aria-label={alt}
          className="relative overflow-clip bg-white"
          style={{ width: Math.floor((right - left) * scale), height: Math.ceil((top - bottom) * scale) }}
        >
          <div className="absolute" style={{ left: -left * scale, top: -(size[1] - top) * scale }}>
            <PdfPage pdf={pdf} number={number} scale={scale} size={size} />
          </div>
        </div>
      </div>
      <figcaption>
        <button
          type="button"
          aria-pressed={large}
          className="plan-enlarge focus-visible:outline-2 focus-visible:outline-leaf"
          onClick={() => setLarge(!large)}
        >
          <Icon aria-hidden className="size-5" />
          Enlarge
        </button>
      </figcaption>
    </figure>
  );
}
