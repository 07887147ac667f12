import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import type { Pieces } from '#web/components/pdf/pdf-pages.tsx';
import type { OpenedPdf } from '#web/components/pdf/use-pdf.ts';
import { YearFigure } from '#web/components/plan-brief/year-figure.tsx';
import type { TextBlock } from './read-text.ts';
import { TextPage } from './text-page.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

interface TextPagesProps {
  opened: OpenedPdf;
  brief: PlanBrief | undefined;
  pages: readonly TextBlock[][];
  /** In CSS pixels. */
  width: number;
  /** The size of the text, where 1 is the site's. */
  factor: number;
  onText: (number: number, pieces: Pieces | undefined) => void;
  onGoTo: (page: number) => void;
}

/** The document as text, page by page. */
export const TextPages = ({ opened, brief, pages, width, factor, onText, onGoTo }: TextPagesProps) => (
  <div className="document-sheet" style={{ fontSize: `${factor * 100}%` }}>
    {brief !== undefined && (
      <div className="pb-4 sm:pt-3">
        <YearFigure brief={brief} className="" isWide />
      </div>
    )}
    {pages.length === 0 && <TextSkeleton />}
    {pages.map((blocks, index) => {
      const number = index + 1;
      return (
        <section
          key={number}
          aria-label={`Page ${number}`}
          data-page={number}
          className="scroll-mt-20 border-t border-line py-6 first:border-t-0 first:pt-3"
        >
          <TextPage {...{ opened, number, blocks, width, onText, onGoTo }} />
        </section>
      );
    })}
  </div>
);
