import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';

/** The first-year figures of the wanted path, in a window with space for them. */
export default function FirstYear({ path: { yearHtml } }: { path: PathContent }): ReactNode {
  return (
    <section aria-labelledby="first-year" className="came-for-year">
      <h3 id="first-year">Our first-year estimate</h3>
      <PreparedHtml className="year" html={yearHtml} />
    </section>
  );
}
