import { type ReactNode, useSyncExternalStore } from 'react';
import { sampleFronts } from '#shared/contract/sample-picture-sizes.ts';
import { type PlanType, planNames } from '#shared/domain/plans/plans.ts';
import { SampleFrontPicture } from '#web/components/sample/sample-front.tsx';
import { samplesFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';

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
export default function PlanPages({ plan }: { plan: PlanType }): ReactNode {
  const hasRoom = useSyncExternalStore(
    onRoom,
    () => matchMedia(room).matches,
    () => false,
  );
  return hasRoom && <Pages plan={plan} />;
}
