import { PdfPage } from './pdf-page.tsx';
import type { OpenedPdf } from './use-pdf.ts';

/** The elements that show the text of a page, each a run of letters, in the order they are read. */
export type Pieces = readonly Element[];

interface PdfPagesProps {
  opened: OpenedPdf;
  numbers: readonly number[];
  scale: number;
  /** CSS pixels of each margin that lie outside of the window. */
  trim: number;
  /** With it, the text can be searched. */
  onText?: (number: number, pieces: Pieces | undefined) => void;
  onGoTo: (page: number) => void;
}

/** The pages as they are printed, one below the other, drawn as they come near. */
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
