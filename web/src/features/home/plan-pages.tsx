import { SamplePicture } from '#web/components/sample/sample-picture.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { firstSampleFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';

/** Every page of the sample, side by side; each leads to its picture in a size that can be read. */
export function PlanPages() {
  const content = useContent(firstSampleFile);
  if (content.kind !== 'ready') return null;
  const { about, path, pictures, pages } = content.content;
  return (
    <section aria-labelledby="plan-pages" className="border-t border-line bg-sand py-12 sm:py-16">
      <div className="page-width">
        <h2 id="plan-pages">What a plan looks like, page by page</h2>
        <p className="mt-3 max-w-measure">
          All {pages} pages of a Basic plan: “{path}” for {about}. An invented person, but made by the program
          that makes yours.
        </p>
        <ol className="film-strip mt-6">
          {pictures.map((picture) => (
            <li key={picture.page}>
              <a href={picture.large} className="group block text-ink no-underline">
                <SamplePicture picture={picture} sizes="220px" className="group-hover:border-leaf" />
                <span className="mt-2 block text-sm group-hover:text-leaf group-hover:underline">
                  <span className="text-ink-soft tabular-nums">Page {picture.page}.</span> {picture.title}
                </span>
              </a>
            </li>
          ))}
        </ol>
        <p className="mt-2">
          <TextLink to={`${addresses.plans()}#pages`}>See every page of Pro and Enterprise too</TextLink>
        </p>
      </div>
    </section>
  );
}
