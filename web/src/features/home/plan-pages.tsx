import { SamplePictures } from '#web/components/sample/sample-pictures.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { firstSampleFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';

/** Every page of the sample, side by side. */
export function PlanPages() {
  const content = useContent(firstSampleFile);
  if (content.kind !== 'ready') return null;
  const sample = content.content;
  return (
    <section
      aria-labelledby="plan-pages"
      className="border-t border-line bg-sand pt-7 pb-3 sm:pt-14 sm:pb-10"
    >
      <div className="page-width">
        <SamplePictures sample={sample}>
          <h2 id="plan-pages">What a plan looks like, page by page</h2>
          <p className="mt-2 max-w-measure">
            All {sample.pages} pages, made for an invented person by the program that makes yours. Open one to
            read it.
          </p>
        </SamplePictures>
        <p>
          <TextLink to={`${addresses.plans()}#pages`}>See every page of Pro and Enterprise too</TextLink>
        </p>
      </div>
    </section>
  );
}
