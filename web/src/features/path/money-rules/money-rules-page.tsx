import { useState } from 'react';
import type { ChapterContent } from '#shared/contract/content-files.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { Breadcrumb } from '#web/components/page/breadcrumb.tsx';
import { LeadToError } from '#web/components/page/lead-to-error.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { moneyRulesFile } from '#web/lib/content/library.ts';
import { ContentsList } from '../text/contents-list.tsx';
import { FreeCard } from '../text/free-card.tsx';
import { PathSections } from '../text/path-sections.tsx';
import { PlaceBar } from '../text/place-bar.tsx';
import { useCurrentSection, useReadingPlace } from '../text/reading-place.ts';
import { unread } from '../text/reading-progress.ts';

function ChapterHeader({ chapter: { title, description, checked } }: { chapter: ChapterContent }) {
  return (
    <header className="path-head pt-(--trail-top) pb-5 relative z-0 border-0 [background:none] [border-image:conic-gradient(var(--tone,var(--color-night))_0_0)_fill_0_/_0_/_0_100vmax] forced-colors:[border-image-source:none] lg:pb-8 print:[border-image-source:none] print:text-inherit toned">
      <div className="print:hidden">
        <Breadcrumb trail={[{ label: 'Make Money', to: addresses.buildPath() }, { label: title }]} />
      </div>
      <h1 className="mt-1">{title}</h1>
      <p className="mt-3 text-lg">{description}</p>
      <p className="mt-4 text-sm">
        For every path. Figures checked <time dateTime={checked}>{formatDay(checked)}</time>
      </p>
    </header>
  );
}

/** The chapter that all paths share. */
function Chapter({ chapter }: { chapter: ChapterContent }) {
  const { sections } = chapter;
  const current = useCurrentSection(sections.map(({ id }) => id));
  useReadingPlace(current, sections.length);
  const [reading, setReading] = useState(unread);
  const contents = { heading: 'In this chapter', sections, current, after: [], reading };
  return (
    <div>
      <div className="path-columns pb-4 [--owner-room:11.5rem] [--payment-room:calc(var(--owner-room)-4.25rem)] grid grid-cols-1 gap-y-6 gap-x-16 sm:max-lg:[--container-measure:100%] lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-y-8 page-width">
        <ChapterHeader chapter={chapter} />
        <FreeCard label="This chapter" sections={sections} name=":money-and-rules" onReading={setReading} />
        <aside className="path-rail hidden lg:px-1.5 lg:-mx-1.5 lg:top-6 lg:sticky lg:flex lg:flex-col lg:self-start lg:row-2 lg:col-2 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:hidden">
          <ContentsList {...contents} />
        </aside>
        <div className="lg:col-start-1 lg:row-start-2">
          <PathSections sections={sections} reading={reading} />
          <nav
            aria-label="Where to go next"
            className="flex max-w-measure flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
          >
            <ButtonLink to={addresses.buildPath()}>Choose a path</ButtonLink>
            <TextLink to={addresses.registerAbn()}>Register an ABN</TextLink>
          </nav>
        </div>
      </div>
      <PlaceBar {...contents} />
    </div>
  );
}

export default function MoneyRulesPage() {
  const result = useContent(moneyRulesFile);
  if (result.kind !== 'ready') return <LeadToError kind={result.kind} />;
  return <Chapter chapter={result.content} />;
}
