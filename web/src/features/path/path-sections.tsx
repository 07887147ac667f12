import { ChevronDown } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { followFolds } from './folds.ts';

/** Where all of a text can be read it is long enough to be folded. */
export const isWhole = (sections: readonly ContentSection[]): boolean =>
  sections.every(({ html }) => html !== undefined);

/** The sections that can be read; a locked one has no text and is left out. On a phone those of a whole text fold. */
export function PathSections({ sections }: { sections: readonly ContentSection[] }) {
  const folds = isWhole(sections);
  useLayoutEffect(() => (folds ? followFolds() : undefined), [folds]);
  return sections.map(({ id, title, html }, index) => {
    if (html === undefined) return null;
    const number = `Section ${index + 1} of ${sections.length}`;
    const heading = (
      <h2 id={id} tabIndex={-1} className="scroll-mt-12">
        {title}
      </h2>
    );
    return (
      <section key={id} aria-labelledby={id} className="path-section max-w-measure">
        {folds ? (
          <details className="fold" open={index === 0}>
            <summary className="fold-head">
              <span className="path-section-number">{number}</span>
              {heading}
              <ChevronDown aria-hidden className="fold-sign" />
            </summary>
            <PreparedHtml className="reading" html={html} />
          </details>
        ) : (
          <>
            <p className="path-section-number">{number}</p>
            {heading}
            <PreparedHtml className="reading mt-4" html={html} />
          </>
        )}
      </section>
    );
  });
}
