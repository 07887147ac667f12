import type { ContentSection } from '#shared/contract/content-files.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';

/** The sections that can be read; a locked one has no text and is left out. */
export function PathSections({ sections }: { sections: readonly ContentSection[] }) {
  return sections.map(
    ({ id, title, html }, index) =>
      html !== undefined && (
        <section key={id} aria-labelledby={id} className="mb-12 max-w-measure">
          <p className="text-sm text-ink-soft tabular-nums">
            Section {index + 1} of {sections.length}
          </p>
          <h2 id={id} tabIndex={-1} className="mb-4 scroll-mt-12">
            {title}
          </h2>
          <PreparedHtml className="reading" html={html} />
        </section>
      ),
  );
}
