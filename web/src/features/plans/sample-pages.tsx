import type { SamplePlan } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { SampleDownload, SampleExtra } from '#web/components/sample/sample-download.tsx';
import { SamplePictures } from '#web/components/sample/sample-pictures.tsx';

function SamplePages({ sample }: { sample: SamplePlan }) {
  const { tier, path, about, pages, pictures, sheet } = sample;
  const shown = pictures.length === pages ? `all ${pages} pages` : `${pictures.length} of ${pages} pages`;
  return (
    <div id={`sample-${tier.toLowerCase()}`}>
      <h3 className="text-lg">
        {planNames[tier]}, {shown}
      </h3>
      <p className="mt-1 max-w-measure text-ink-soft">
        “{path}” for {about}: an invented person, nobody’s plan.
      </p>
      <div className="mt-4">
        <SamplePictures sheet={sheet} pictures={pictures} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <SampleDownload sample={sample} className="inline-flex min-h-11 items-center font-semibold" />
        {(['workbook', 'calendar'] as const).map((format) => (
          <SampleExtra key={format} {...{ sample, format }} className="inline-flex min-h-11 items-center" />
        ))}
      </p>
    </div>
  );
}

/** What a plan looks like, page by page, in three samples. */
export function AllSamplePages({ samples }: { samples: readonly SamplePlan[] }) {
  return (
    <div className="flex flex-col gap-8">
      {samples.map((sample) => (
        <SamplePages key={sample.tier} sample={sample} />
      ))}
    </div>
  );
}
