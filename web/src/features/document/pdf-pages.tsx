import { PdfPage } from './pdf-page.tsx';
import type { OpenedPdf } from './use-pdf.ts';
import type { Pieces } from './use-search.ts';

interface PdfPagesProps {
  opened: OpenedPdf;
  numbers: readonly number[];
  scale: number;
  /** CSS pixels of each margin that lie outside of the window. */
  trim: number;
  onText: (number: number, pieces: Pieces | undefined) => void;
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
        onText={onText}
        onGoTo={onGoTo}
      />
    </div>
  ));
