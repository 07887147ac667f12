import { ChevronDown } from 'lucide-react';
import { keepPairs } from '#web/lib/keep-pairs.ts';

/** What a picture shows, for those who would rather read it. */
export const FigureWords = ({ alt }: { alt: string }) => (
  <details className="plan-says">
    <summary>
      What it shows
      <ChevronDown aria-hidden className="fold-sign" />
    </summary>
    <p className="pb-2 text-ink-soft">{keepPairs(alt)}</p>
  </details>
);
