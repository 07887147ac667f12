import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';

/** The first-year figures of the wanted path, in a window with space for them. */
export default function FirstYear({ path: { yearHtml } }: { path: PathContent }): ReactNode {
  return (
    <section
      aria-labelledby="first-year"
      className="came-for-year hidden p-5 mt-8 rounded-md bg-sheet text-ink lg:block"
    >
      <h3 id="first-year">Our first-year estimate</h3>
      <PreparedHtml
        className="year [&>details]:-mt-5 [&>details]:text-ink-soft [&>details]:text-sm [&>p]:text-ink-soft [&>p]:text-sm sm:[&>p]:col-span-full sm:[&>details]:col-span-full"
        html={yearHtml}
      />
    </section>
  );
}
