import type { PageOne } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { SampleDownload } from '#web/components/sample/sample-download.tsx';
import { firstSampleFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { CashLines } from './cash-lines.tsx';

/** A bar as long as the supported share of the goal. */
function Reach({ percent, supported, goal }: NonNullable<PageOne['share']>) {
  return (
    <div className="mt-3 text-sm">
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-5 w-full">
        <rect width="100" height="6" className="bars-track" />
        <rect width={Math.min(percent, 100)} height="6" className="bars-fill" />
      </svg>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold">{supported} a month</strong>
        <span>goal {goal}</span>
      </p>
    </div>
  );
}

/** The product itself: page one of a sample plan, with that plan's own words and figures. */
export default function SampleSheet() {
  const content = useContent(firstSampleFile);
  if (content.kind !== 'ready') return null;
  const { pageOne, tier, pages } = content.content;
  const { verdict, share } = pageOne;
  return (
    <section
      aria-labelledby="sample"
      className="p-4 min-h-104 bg-teal text-paper sm:py-8 sm:px-6 sm:grid sm:justify-center sm:grid-cols-[minmax(0,32rem)] lg:pt-18 lg:pb-3 lg:pr-0 lg:pl-12 lg:content-start lg:[grid-area:picture] lg:grid-cols-1 [&_]:focus-visible:outline-paper"
    >
      <div className="relative text-ink before:inset-0 before:absolute before:border before:border-edge before:bg-sheet before:[transform:translate(0.6rem,0.6rem)_rotate(0.8deg)]">
        <div className="relative border border-line-strong bg-sheet p-4 sm:p-5 lg:p-6">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span>Sample {planNames[tier]} plan</span>
            <span className="max-sm:hidden">{pages} pages</span>
          </p>
          <h2 id="sample" className="mt-1 text-xl">
            {verdict}
            {share && `: about ${share.percent}% of the goal`}
          </h2>
          {share && <Reach {...share} />}
          <CashLines cash={pageOne.cash} />
        </div>
      </div>
      <p className="mt-4 text-sm lg:mt-3">
        <SampleDownload
          sample={content.content}
          className="inline-flex min-h-11 items-center font-semibold text-inherit"
        />
      </p>
    </section>
  );
}
