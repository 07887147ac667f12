import { PdfPage } from './pdf-page.tsx';
import type { OpenedPdf } from './use-pdf.ts';

/** The elements that show the text of a page, each a run of letters, in reading order. */
export type Pieces = readonly Element[];

interface PdfPagesProps {
  opened: OpenedPdf;
  numbers: readonly number[];
  scale: number;
  /** The width of each margin, in CSS pixels, that is outside the window. */
  trim: number;
  /** Makes the text searchable. */
  onText?: (number: number, pieces: Pieces | undefined) => void;
  onGoTo: (page: number) => void;
}

/** The printed pages in a column, each drawn when it comes near. */
export const PdfPages = ({ opened: { pdf, size }, numbers, scale, trim, onText, onGoTo }: PdfPagesProps) =>
  numbers.map((number) => (
    <div key={number} data-page={number} className="scroll-mt-20">
      <PdfPage
        pdf={pdf}
        number={number}
        scale={scale}
        size={size}
        trim={trim}
        withText
        {...(onText && { onText })}
        onGoTo={onGoTo}
      />
    </div>
  ));
