import type { PageOne } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { SampleDownload } from '#web/components/sample/sample-download.tsx';
import { firstSampleFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { CashLines } from './cash-lines.tsx';

function Figures({ figures }: Pick<PageOne, 'figures'>) {
  return (
    <dl className="mt-4 border-b border-line text-sm">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
          <dt>
            {label} <span className="text-ink-soft">{note}</span>
          </dt>
          <dd className="text-base font-semibold whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The product itself: page one of a sample plan, drawn from that plan's own words and figures. */
export default function SampleSheet() {
  const content = useContent(firstSampleFile);
  if (content.kind !== 'ready') return null;
  const { pageOne, tier, pages, person } = content.content;
  return (
    <section aria-labelledby="sample" className="lg:pt-2">
      <div className="paper-stack">
        <div className="relative border border-line-strong bg-sheet p-4 sm:p-6">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span>
              Sample · {planNames[tier]} plan · {person.split(' ')[0]}, invented
            </span>
            <span className="tabular-nums max-sm:hidden">
              page {pageOne.page} of {pages}
            </span>
          </p>
          <h2 id="sample" className="mt-3 text-xl">
            The plan on a page
          </h2>
          <p className="mt-1 text-sm">{pageOne.goal}</p>
          <p className="mt-3 inline-block bg-ochre-tint px-2.5 py-1 font-semibold text-ochre">
            {pageOne.verdict}
            {pageOne.share !== undefined && `, ${pageOne.share} of the goal`}
          </p>
          <Figures figures={pageOne.figures} />
          <CashLines cash={pageOne.cash} />
        </div>
      </div>
      <p className="mt-5 text-sm text-ink-soft">Not every plan says yes. This one says why.</p>
      <p>
        <SampleDownload
          sample={content.content}
          className="inline-flex min-h-11 items-center font-semibold"
        />
      </p>
    </section>
  );
}
