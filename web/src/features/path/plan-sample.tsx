import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { addresses } from '#web/config/addresses.ts';
import { samplesFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { Link } from '#web/lib/router/link.tsx';

const { width, height } = samplePictureSizes.small;
const fronts = ['cover', 'inside'] as const;

/** A Pro sample by its cover and one of its pages, and the way to read it. */
export function PlanSample() {
  const samples = useContent(samplesFile);
  const sample = samples.kind === 'ready' ? samples.content.find(({ tier }) => tier === 'PRO') : undefined;
  if (sample === undefined) return null;
  return (
    <Link to={`${addresses.plans()}#pages`} className="plan-sample">
      {fronts.map((front, place) => (
        <svg
          key={front}
          aria-hidden
          viewBox={`${(planTypes.indexOf(sample.tier) * fronts.length + place) * width} 0 ${width} ${height}`}
        >
          <image href={sample.fronts} width={planTypes.length * fronts.length * width} height={height} />
        </svg>
      ))}
      <span>A Pro sample of {sample.pages} pages: look inside</span>
    </Link>
  );
}
