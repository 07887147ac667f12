import type { SamplePlan } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { SampleDownload, SampleExtra } from '#web/components/sample/sample-download.tsx';
import { SamplePicture } from '#web/components/sample/sample-picture.tsx';

const pageWidths = '(min-width: 1024px) 200px, (min-width: 640px) 30vw, 62vw';

/** Each page leads to its picture in a size that can be read. On a phone they lie side by side. */
function Pages({ pictures }: Pick<SamplePlan, 'pictures'>) {
  return (
    <ol className="-mx-4 mt-4 flex snap-x gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-5">
      {pictures.map((picture) => (
        <li key={picture.page} className="w-[62vw] shrink-0 snap-start sm:w-auto">
          <a href={picture.large} className="group block text-ink no-underline">
            <SamplePicture picture={picture} sizes={pageWidths} className="group-hover:border-leaf" />
            <span className="mt-2 block text-sm group-hover:text-leaf group-hover:underline">
              <span className="text-ink-soft tabular-nums">Page {picture.page}.</span> {picture.title}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function SamplePages({ sample }: { sample: SamplePlan }) {
  const { tier, path, about, pages, pictures } = sample;
  const shown = pictures.length === pages ? `all ${pages} pages` : `${pictures.length} of ${pages} pages`;
  return (
    <div id={`sample-${tier.toLowerCase()}`}>
      <h3 className="text-lg">
        {planNames[tier]}, {shown}
      </h3>
      <p className="mt-1 max-w-measure text-ink-soft">
        “{path}” for {about}: an invented person, nobody’s plan.
      </p>
      <Pages pictures={pictures} />
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
