import { Link, useSearchParams } from 'react-router-dom';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { useMovingCovers } from '#web/components/cover/use-moving-covers.ts';
import { LeadToError } from '#web/components/lead-to-error.tsx';
import { PreviewTerms } from '#web/components/preview-terms.tsx';
import { addresses } from '#web/config/addresses.ts';
import { personasFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { ArrivalNote } from './arrival-note.tsx';
import { allPaths, offeredTopics } from './library-path.ts';
import { matchPaths } from './match-paths.ts';
import { howWeEstimate } from './path-facts.ts';
import { PathFinder } from './path-finder.tsx';
import { usePathQuery } from './use-path-query.ts';

function Library({ personas }: { personas: readonly PersonaCard[] }) {
  const [address] = useSearchParams();
  useMovingCovers();
  const library = allPaths(personas);
  const topics = offeredTopics(library);
  const finder = usePathQuery(topics);
  const found = matchPaths(library, finder.query);

  return (
    <div className="page-width py-4 sm:py-8">
      <PathFinder
        note={<ArrivalNote from={address.get('ref')} />}
        personas={personas}
        library={library}
        found={found}
        topics={topics}
        finder={finder}
      >
        <h1 className="max-md:text-[length:min(var(--text-2xl),6.4vw)]">Choose the path that fits you</h1>
        <PreviewTerms className="mt-2 sm:mt-3">
          {' '}
          <Link to={howWeEstimate}>Earnings are estimates, before tax</Link>.
        </PreviewTerms>
      </PathFinder>
      <p className="mt-10 border-t border-line pt-6 text-lg sm:mt-14">
        Tax, GST, super and insurance: read <Link to={addresses.moneyRules()}>Money and rules</Link>, free.
      </p>
    </div>
  );
}

export default function BuildPathPage() {
  const result = useContent(personasFile);
  if (result.kind !== 'ready') return <LeadToError kind={result.kind} />;
  return <Library personas={result.content} />;
}
