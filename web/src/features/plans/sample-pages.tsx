import type { SamplePlan } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { SampleDownload, SampleExtra } from '#web/components/sample/sample-download.tsx';
import { SamplePictures } from '#web/components/sample/sample-pictures.tsx';

function SamplePages({ sample }: { sample: SamplePlan }) {
  const { tier, path, about, pages, pictures } = sample;
  const shown = pictures.length === pages ? `all ${pages} pages` : `${pictures.length} of ${pages} pages`;
  return (
    <div data-sample={tier}>
      <SamplePictures sample={sample}>
        <h3 className="text-lg">
          {planNames[tier]}, {shown}
        </h3>
        <p className="mt-1 max-w-measure text-ink-soft">
          “{path}” for {about}: an invented person, nobody’s plan.
        </p>
      </SamplePictures>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <SampleDownload sample={sample} className="inline-flex min-h-11 items-center font-semibold" />
        {(['workbook', 'calendar'] as const).map((format) => (
          <SampleExtra key={format} {...{ sample, format }} className="inline-flex min-h-11 items-center" />
        ))}
      </p>
    </div>
  );
}

/** What a plan looks like, page by page, one sample at a time: the style sheet shows the one that is picked. */
export default function AllSamplePages({ samples }: { samples: readonly SamplePlan[] }) {
  return (
    <div className="samples">
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">Pages of which plan</legend>
        {samples.map(({ tier }, index) => (
          <label key={tier} className="chip">
            <input
              type="radio"
              name="sample"
              id={`sample-${tier.toLowerCase()}`}
              className="chip-box"
              defaultChecked={index === 0}
            />
            {planNames[tier]}
          </label>
        ))}
      </fieldset>
      {samples.map((sample) => (
        <SamplePages key={sample.tier} sample={sample} />
      ))}
    </div>
  );
}
