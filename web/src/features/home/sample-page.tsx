import { SampleDownload } from '#web/components/sample/sample-download.tsx';
import { SamplePicture } from '#web/components/sample/sample-picture.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { samplesFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';

/** The product itself, near the question it answers: a real page, on a second sheet. */
export default function SamplePage() {
  const samples = useContent(samplesFile);
  const sample = samples.kind === 'ready' ? samples.content.find(({ tier }) => tier === 'BASIC') : undefined;
  const page = sample?.pictures.find((picture) => picture.page === 2);
  if (sample === undefined || page === undefined) return null;
  return (
    <section aria-labelledby="sample" className="lg:pt-3">
      <h2 id="sample" className="sr-only">
        What a plan looks like
      </h2>
      <figure>
        <a
          href={page.large}
          className="relative block before:absolute before:inset-0 before:translate-x-2 before:translate-y-2 before:rotate-1 before:border before:border-line-strong before:bg-sheet"
        >
          <SamplePicture picture={page} sizes="(min-width: 1024px) 430px, 92vw" className="relative" />
        </a>
        <figcaption className="mt-6 text-sm text-ink-soft">
          Page {page.page} of a Basic plan, made for an invented person by the program that makes yours.
        </figcaption>
      </figure>
      <p className="flex flex-wrap gap-x-6">
        <SampleDownload sample={sample} className="inline-flex min-h-11 items-center font-semibold" />
        <TextLink to={`${addresses.plans()}#pages`}>See every page</TextLink>
      </p>
      <p className="mt-2 border-t border-line pt-3 text-sm">
        <span className="font-semibold">From 38.5 tokens (A$38.50), GST included.</span> Pro and Enterprise go
        further, and a person reads your answers first.
      </p>
    </section>
  );
}
