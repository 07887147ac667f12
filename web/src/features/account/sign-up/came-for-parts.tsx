import { type ReactNode, useSyncExternalStore } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { sampleFronts } from '#shared/contract/sample-picture-sizes.ts';
import { type PlanType, planNames } from '#shared/domain/plans/plans.ts';
import { InsideList } from '#web/components/inside/inside-list.tsx';
import { SampleFrontPicture } from '#web/components/sample/sample-front.tsx';
import { PreparedHtml } from '#web/components/text/prepared-html.tsx';
import { useCarriedCheck } from '#web/lib/carried/carried-answers.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { samplesFile } from '#web/lib/content/files.ts';

/** Mentions a goal that was checked in this browser; it is last, so that nothing moves when it appears. */
export function CheckKept() {
  const check = useCarriedCheck();
  if (check === undefined) return null;
  return (
    <p className="mt-6 border-t border-night-line pt-4">
      <strong className="font-semibold">Your goal check:</strong> {check.words}. Suggested plan:{' '}
      {planNames[check.fits]}.
    </p>
  );
}

/** What the wanted path opens, on the panel's background. */
export function OpenedRows({ path }: { path: PathContent }): ReactNode {
  return <InsideList published={path} className="mt-2 text-sm text-mist [&_svg]:text-mist" />;
}

/** The first-year figures of the wanted path, in a window with space for them. */
export function FirstYear({ path: { yearHtml } }: { path: PathContent }): ReactNode {
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

/** Without a sample it takes no space. */
function Pages({ plan }: { plan: PlanType }) {
  const published = useContent(samplesFile);
  const sample = published.kind === 'ready' && published.content.find(({ tier }) => tier === plan);
  if (!sample) return null;
  return (
    <figure className="came-for-pages hidden lg:grid lg:[--page:11.25rem] lg:[grid-template:var(--page)_auto_/_repeat(2,auto)_1fr] lg:gap-y-3 lg:gap-x-4 lg:min-h-[calc(var(--page)+2.5rem)] lg:[.came-for-plan>&]:[--page:15rem] lg:[&>svg]:h-full lg:[&>svg]:bg-sheet">
      {sampleFronts.map((front) => (
        <SampleFrontPicture key={front} {...{ sample, front }} />
      ))}
      <figcaption className="lg:col-span-full lg:text-mist lg:text-sm">
        From our {sample.pages}-page sample {planNames[plan]} plan.
      </figcaption>
    </figure>
  );
}

/** The width at which they are next to the form and not below it. */
const room = '(width >= 64rem)';

function onRoom(tell: () => void): () => void {
  const width = matchMedia(room);
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
}

/** The cover of a sample plan and its most informative page, in a window with space for them. */
export function PlanPages({ plan }: { plan: PlanType }): ReactNode {
  const hasRoom = useSyncExternalStore(
    onRoom,
    () => matchMedia(room).matches,
    () => false,
  );
  return hasRoom && <Pages plan={plan} />;
}
