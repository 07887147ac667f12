import type { PersonaPage as Persona } from '#shared/contract/content-files.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { useMovingCovers } from '#web/components/cover/use-moving-covers.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { personaFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { Navigate } from '#web/lib/router/link.tsx';
import { useParams } from '#web/lib/router/use-router.ts';
import { useOwnedPaths } from '#web/lib/use-owned-paths.ts';
import { ChoiceTable } from './choice-table.tsx';
import { HourBars, HourKey } from './hour-bars.tsx';
import { howToChooseId, pathCount } from './library-path.ts';
import { NextStep } from './next-step.tsx';
import { PathCards } from './path-cards.tsx';

function PersonaPaths({ persona }: { persona: Persona }) {
  const { personaSlug, title, subtitle } = persona;
  const owned = useOwnedPaths();
  useMovingCovers();
  // The best paid first, in the picture and below it.
  const paths = persona.paths.toSorted((one, other) => other.hourCents - one.hourCents);
  const others = paths.filter(({ slug }) => !owned.has(`${personaSlug}/${slug}`));
  return (
    <>
      <header className="toned" data-tone={personaSlug}>
        <div className="page-width persona-head">
          <Breadcrumb trail={[{ label: 'Make Money', to: addresses.buildPath() }, { label: title }]} />
          <div className="persona-name">
            <Cover of={personaSlug} className="persona-cover" />
            <div>
              <h1>{title}</h1>
              <p className="mt-2 max-w-measure text-lg">{subtitle}</p>
            </div>
          </div>
          <HourBars personaSlug={personaSlug} paths={paths} />
        </div>
      </header>
      <div className="page-width flex flex-col gap-10 pt-8 pb-8 sm:gap-12 sm:pt-10 sm:pb-12">
        <section aria-labelledby="paths-here" data-tone={personaSlug}>
          <h2 id="paths-here" className="mb-4">
            {pathCount(paths.length)}
            {paths.length > 1 && ', best paid first'}
          </h2>
          <PathCards look="path-cards" personaSlug={personaSlug} paths={paths} owned={owned} />
          <div className="hour-key text-sm">
            <HourKey />
          </div>
        </section>
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
          <div data-tone={personaSlug}>
            <Section id={howToChooseId} title="How to choose">
              <ChoiceTable personaSlug={personaSlug} paths={paths} />
            </Section>
          </div>
          <NextStep personaSlug={personaSlug} paths={others} />
          <PreparedHtml html={persona.html} className="reading" />
        </div>
      </div>
    </>
  );
}

export default function PersonaPage() {
  const { personaSlug = '' } = useParams();
  const result = useContent(personaFile(personaSlug));
  if (result.kind !== 'ready') return <Navigate replace to={addresses.error()} />;
  return <PersonaPaths persona={result.content} />;
}
