import { type ReactNode, useSyncExternalStore } from 'react';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { type PlanType, planNames, planTypes } from '#shared/domain/plans/plans.ts';
import { samplesFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';

const { width, height } = samplePictureSizes.small;
const fronts = ['cover', 'inside'] as const;

function Pages({ plan }: { plan: PlanType }) {
  const published = useContent(samplesFile);
  const sample = published.kind === 'ready' && published.content.find(({ tier }) => tier === plan);
  if (!sample) return null;
  return (
    <>
      {fronts.map((front, place) => (
        <svg
          key={front}
          aria-hidden="true"
          viewBox={`${(planTypes.indexOf(plan) * fronts.length + place) * width} 0 ${width} ${height}`}
        >
          <image href={sample.fronts} width={planTypes.length * fronts.length * width} height={height} />
        </svg>
      ))}
      <figcaption>
        From our sample {planNames[plan]} plan of {sample.pages} pages: its person is invented.
      </figcaption>
    </>
  );
}

/** Where they stand beside the form and not below it. */
const room = '(width >= 64rem)';

function onRoom(tell: () => void): () => void {
  const width = matchMedia(room);
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
}

/** The cover of a sample plan and the page that says most of it, in a window that has room for them. */
export default function PlanPages({ plan }: { plan: PlanType }): ReactNode {
  const hasRoom = useSyncExternalStore(
    onRoom,
    () => matchMedia(room).matches,
    () => false,
  );
  return <figure className="came-for-pages">{hasRoom && <Pages plan={plan} />}</figure>;
}
