import { Navigate, useSearchParams } from 'react-router-dom';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { personasFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { ArrivalNote } from './arrival-note.tsx';
import { allPaths, finderId, offeredChoices, pathCount } from './library-path.ts';
import { matchPaths } from './match-paths.ts';
import { PathFinder } from './path-finder.tsx';
import { PersonaCards } from './persona-cards.tsx';
import { usePathQuery } from './use-path-query.ts';

function Library({ personas }: { personas: readonly PersonaCard[] }) {
  const [address] = useSearchParams();
  const library = allPaths(personas);
  const offered = offeredChoices(library);
  const finder = usePathQuery(offered);
  const found = matchPaths(library, finder.query);

  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Choose the path that fits you</h1>
      <p className="mt-3 max-w-measure text-lg">
        Pick the description that is closest to you today, and see what each of its paths asks in hours, money
        and skill.
      </p>
      {/* The list is further down: a shared address leads to it from here. */}
      <a href={`#${finderId}`} className="mt-2 inline-flex min-h-11 items-center font-semibold">
        {finder.isFiltering
          ? `Your filters leave ${found.length} of ${pathCount(library.length)}`
          : `Or search all ${pathCount(library.length)}`}
      </a>
      <ArrivalNote from={address.get('ref')} />
      <div className="mt-8 flex flex-col gap-10 sm:gap-12">
        <Section title="Starting points">
          <PersonaCards personas={personas} />
        </Section>
        <PathFinder library={library} found={found} offered={offered} finder={finder} />
      </div>
    </div>
  );
}

export default function BuildPathPage() {
  const result = useContent(personasFile);
  if (result.kind !== 'ready') return <Navigate replace to={addresses.error()} />;
  return <Library personas={result.content} />;
}
