import { ChevronRight, Lock } from 'lucide-react';
import { useId } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';

const rowLook = 'flex min-h-11 items-center gap-2 py-1';

function Row({ section: { id, title, html }, number }: { section: ContentSection; number: number }) {
  const words = (
    <>
      <span className="w-5 shrink-0 tabular-nums">{number}</span>
      <span className="min-w-0">{title}</span>
    </>
  );
  if (html !== undefined)
    return (
      <a href={`#${id}`} className={rowLook}>
        {words}
      </a>
    );
  return (
    <span className={`${rowLook} text-ink-soft`}>
      {words}
      <span className="ml-auto inline-flex shrink-0 items-center gap-1 pl-2 text-sm">
        <Lock aria-hidden className="size-4" />
        Locked
      </span>
    </span>
  );
}

function Rows({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <ol className="border-y border-line py-1">
      {sections.map((section, index) => (
        <li key={section.id}>
          <Row section={section} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

/**
 * All sections by title: what can be read leads there, the rest says that it is locked. Beside the text where there is
 * room; on a phone folded away, since the text itself should come first.
 */
export function ContentsList({ sections }: { sections: readonly ContentSection[] }) {
  const headingId = useId();
  return (
    <>
      <details className="lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf">
          <ChevronRight aria-hidden className="size-4 shrink-0 [details[open]_&]:rotate-90" />
          In this path: {sections.length} sections
        </summary>
        <nav aria-label="In this path" className="mt-2">
          <Rows sections={sections} />
        </nav>
      </details>
      <nav
        aria-labelledby={headingId}
        className="hidden lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:block lg:self-start"
      >
        <h2 id={headingId} className="mb-2 text-lg">
          In this path
        </h2>
        <Rows sections={sections} />
      </nav>
    </>
  );
}
