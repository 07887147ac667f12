import { ChevronDown } from 'lucide-react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';

export interface PlannedYearProps {
  published: PathContent;
  /** Folded for a reader who came to continue reading. */
  isFolded: boolean;
}

function YearHead() {
  return <h2 id="planned-year">Our first-year estimate</h2>;
}

function YearPictures({ published: { meta, yearHtml } }: Pick<PlannedYearProps, 'published'>) {
  return (
    <>
      <PreparedHtml
        className="year [&>details]:-mt-5 [&>details]:text-ink-soft [&>details]:text-sm [&>p]:text-ink-soft [&>p]:text-sm sm:[&>p]:col-span-full sm:[&>details]:col-span-full mt-4"
        html={yearHtml}
      />
      <div className="mt-2 flex flex-wrap gap-x-6 text-sm text-ink-soft">
        <p>
          Figures checked <time dateTime={meta.checked}>{formatDay(meta.checked)}</time>
        </p>
        <ul aria-label="Tags" className="tag-list flex flex-wrap">
          {meta.tags.map((tag) => (
            <li
              className="[.tag-list>li+&]:before:px-1.5 [.tag-list>li+&]:before:content-['·'_/_'']"
              key={tag}
            >
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The income of the path in a first year, shown before its text. */
export function PlannedYear({ published, isFolded }: PlannedYearProps) {
  if (isFolded)
    return (
      <details className="owner-year border-t border-t-line print:mb-10 open:pb-6 max-w-measure">
        <summary className="fold-head">
          <YearHead />
          <span>
            {wholeDollars(published.meta.hourCents)} an hour
            <span className="max-sm:sr-only"> by its end</span>
          </span>
          <ChevronDown aria-hidden className="fold-sign" />
        </summary>
        <YearPictures published={published} />
      </details>
    );
  return (
    <section aria-labelledby="planned-year" className="mb-10 max-w-measure sm:mb-12">
      <YearHead />
      <YearPictures published={published} />
    </section>
  );
}
