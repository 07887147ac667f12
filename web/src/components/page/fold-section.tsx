import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FoldSectionProps {
  title: string;
  /** The link target; its content (lib/page/folds.ts) is under its heading. */
  id: string;
  children: ReactNode;
}

/** A section that folds on a phone and is open on wide screens, on paper and without scripts. */
export function FoldSection({ title, id, children }: FoldSectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="border-t border-line pt-2 lg:pt-5 lg:[.guide-lists>&:nth-child(2)]:[grid-area:1_/_2_/_3]"
    >
      <details className="fold">
        <summary className="fold-head">
          <h2 id={headingId}>{title}</h2>
          <ChevronDown aria-hidden className="fold-sign" />
        </summary>
        <div id={id} className="scroll-mt-20">
          {children}
        </div>
      </details>
    </section>
  );
}
