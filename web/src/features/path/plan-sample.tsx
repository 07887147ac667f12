import { Link } from 'react-router-dom';
import { sampleFronts } from '#shared/contract/sample-picture-sizes.ts';
import { SampleFrontPicture } from '#web/components/sample/sample-front.tsx';
import { addresses } from '#web/config/addresses.ts';
import { samplesFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';

/** A Pro sample with its cover and one page, and a link to read it. */
export function PlanSample() {
  const samples = useContent(samplesFile);
  const sample = samples.kind === 'ready' ? samples.content.find(({ tier }) => tier === 'PRO') : undefined;
  if (sample === undefined) return null;
  return (
    <Link
      to={`${addresses.plans()}#pages`}
      className="plan-sample mt-4 gap-3 flex flex-wrap items-center min-h-34"
    >
      {sampleFronts.map((front) => (
        <SampleFrontPicture key={front} {...{ sample, front }} />
      ))}
      <span className="grow shrink basis-40">Look inside a Pro sample ({sample.pages} pages)</span>
    </Link>
  );
}
