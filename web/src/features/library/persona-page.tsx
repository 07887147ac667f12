import { Navigate, useParams } from 'react-router-dom';
import type { PersonaPage as Persona } from '#shared/contract/content-files.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { personaFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { useOwnedPaths } from '#web/lib/use-owned-paths.ts';
import { finderId, pathCount } from './library-path.ts';
import { PathComparison } from './path-comparison.tsx';
import { PathRow } from './path-row.tsx';

function PersonaPaths({ persona }: { persona: Persona }) {
  const { personaSlug, icon, title, subtitle } = persona;
  const owned = useOwnedPaths();
  return (
    <div className="page-width pt-2 pb-8 sm:pt-5 sm:pb-12">
      <Breadcrumb trail={[{ label: 'Make Money', to: addresses.buildPath() }, { label: title }]} />
      <h1 className="mt-3">
        {title} <span aria-hidden>{icon}</span>
      </h1>
      <p className="mt-3 mb-8 max-w-measure text-lg">{subtitle}</p>
      <div className="flex flex-col gap-10 sm:gap-12">
        <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <Section title="How to choose">
            <PreparedHtml html={persona.html} className="reading" />
          </Section>
          {/* On narrower screens the list below says the same with less crowding. */}
          <div className="hidden lg:block">
            <Section title="Side by side">
              <PathComparison personaSlug={personaSlug} personaPaths={persona.paths} />
            </Section>
          </div>
        </div>
        <Section
          title={pathCount(persona.paths.length)}
          action={<TextLink to={`${addresses.buildPath()}#${finderId}`}>Search all paths</TextLink>}
        >
          <ul className="divide-y divide-line border-y border-line">
            {persona.paths.map((path) => (
              <PathRow
                key={path.slug}
                path={path}
                personaSlug={personaSlug}
                owned={owned.has(`${personaSlug}/${path.slug}`)}
              />
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}

export default function PersonaPage() {
  const { personaSlug = '' } = useParams();
  const result = useContent(personaFile(personaSlug));
  if (result.kind !== 'ready') return <Navigate replace to={addresses.error()} />;
  return <PersonaPaths persona={result.content} />;
}
