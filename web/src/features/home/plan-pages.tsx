import { SamplePictures } from '#web/components/sample/sample-pictures.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { firstSampleFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';

/** Every page of the sample, one at a time. */
export function PlanPages() {
  const content = useContent(firstSampleFile);
  if (content.kind !== 'ready') return null;
  const sample = content.content;
  return (
    <section
      aria-labelledby="plan-pages"
      className="pt-7 pb-3 border-t border-t-line bg-sand sm:pt-14 sm:pb-7 lg:pb-10"
    >
      <div className="page-width">
        <SamplePictures
          sample={sample}
          below={
            <TextLink to={`${addresses.plans({ sample: 'pro' })}#pages`}>
              See Pro and Enterprise pages
            </TextLink>
          }
        >
          <h2 id="plan-pages">A plan, page by page</h2>
          <p className="mt-2 max-w-measure">Flick through a complete {sample.pages}-page sample.</p>
        </SamplePictures>
      </div>
    </section>
  );
}
