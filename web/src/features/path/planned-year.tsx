import type { PathContent } from '#shared/contract/content-files.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';

/** What the path brings in a first year, before a word of it is read. */
export function PlannedYear({ published: { meta, yearHtml } }: { published: PathContent }) {
  return (
    <section aria-labelledby="planned-year" className="mb-10 max-w-measure sm:mb-12">
      <h2 id="planned-year" className="mb-4">
        A planned first year
      </h2>
      <PreparedHtml className="year" html={yearHtml} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <p>
          Figures checked <time dateTime={meta.checked}>{formatDay(meta.checked)}</time>
        </p>
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {meta.tags.map((tag) => (
            <li key={tag} className="rounded-sm border border-line px-2 py-0.5">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
