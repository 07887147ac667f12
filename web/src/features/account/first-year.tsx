import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';

/** What the path that somebody came for brings in its first year, in a window that has room for it. */
export default function FirstYear({ path: { yearHtml } }: { path: PathContent }): ReactNode {
  return (
    <section aria-labelledby="first-year" className="came-for-year">
      <h3 id="first-year">Our first-year estimate</h3>
      <PreparedHtml className="year" html={yearHtml} />
    </section>
  );
}
