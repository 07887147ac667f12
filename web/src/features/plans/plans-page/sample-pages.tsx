import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { SampleDownload, SampleExtra } from '#web/components/sample/sample-download.tsx';
import { SamplePictures } from '#web/components/sample/sample-pictures.tsx';
import { shownOf } from './page-deck.tsx';

function SamplePages({ sample }: { sample: SamplePlan }) {
  const { tier, about } = sample;
  return (
    <div data-sample={tier}>
      <SamplePictures
        sample={sample}
        below={
          <p className="flex flex-wrap gap-x-6">
            <SampleDownload sample={sample} className="inline-flex min-h-11 items-center font-semibold" />
            {(['workbook', 'calendar'] as const).map((format) => (
              <SampleExtra
                key={format}
                {...{ sample, format }}
                className="inline-flex min-h-11 items-center"
              />
            ))}
          </p>
        }
      >
        <h3 className="text-lg">
          {planNames[tier]}, {shownOf(sample)}
        </h3>
        <p className="mt-1 max-w-measure text-ink-soft">For a made-up person: {about}.</p>
      </SamplePictures>
    </div>
  );
}

function pick(sample: string | null | undefined): void {
  const box = document.getElementById(`sample-${sample}`);
  if (box instanceof HTMLInputElement) box.checked = true;
}

/**
 * Sample pages, one plan at a time: the style sheet shows the plan that was picked by hand or in the address.
 */
export default function AllSamplePages({ samples }: { samples: readonly SamplePlan[] }) {
  const asked = new URLSearchParams(useLocation().search);
  const sample = asked.get('sample');
  // The plan whose page is open, which must be the one that is shown.
  const opened = asked.get('page')?.replace(/-.*/, '');
  useLayoutEffect(() => pick(sample), [sample]);
  useLayoutEffect(() => pick(opened), [opened]);
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
              className="m-0 inset-0 absolute size-full opacity-0 cursor-pointer"
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
