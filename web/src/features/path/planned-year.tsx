import { PreparedHtml } from '#web/components/prepared-html.tsx';

/** What the path brings in a first year, before a word of it is read. */
export function PlannedYear({ html }: { html: string }) {
  return (
    <section aria-labelledby="planned-year" className="mb-12 max-w-measure">
      <h2 id="planned-year" className="mb-4">
        A planned first year
      </h2>
      <PreparedHtml className="year" html={html} />
    </section>
  );
}
