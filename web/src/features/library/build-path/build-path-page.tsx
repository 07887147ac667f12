import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { useMovingCovers } from '#web/components/cover/use-moving-covers.ts';
import { Banner } from '#web/components/notice/banner.tsx';
import { LeadToError } from '#web/components/page/lead-to-error.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { personasFile } from '#web/lib/content/library.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { allPaths, howWeEstimate, offeredTopics } from '../library-path.ts';
import { matchPaths } from '../match-paths.ts';
import { usePathQuery } from '../use-path-query.ts';
import { PathFinder } from './path-finder.tsx';

function PreviewTerms({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <p className={`max-w-measure text-balance ${className}`}>
      Each path is a step-by-step guide. Read the first two sections free; pay once for the rest.
      {children}
    </p>
  );
}

const notes = [
  {
    from: 'funding',
    title: 'Choose a path before you apply for a grant',
    text: 'Grants usually fund businesses that already know what they sell. Choose your path here, then check your grants again.',
    shownAtFirst: 'hidden from-funding:block',
  },
  {
    from: 'launch',
    title: 'None of our grants suits a launch',
    text: 'A path can bring in money sooner than a grant. Choose one that suits your hours and budget.',
    shownAtFirst: 'hidden from-launch:block',
  },
] as const;

/**
 * Tells visitors from the funding pages why they are here, with a link back. The prerendered page has every
 * note, and the style sheet shows the right one before the first paint, so that nothing moves later.
 */
function ArrivalNote({ from }: { from: string | null }) {
  const hydrated = useHydrated();
  return notes
    .filter((note) => !hydrated || note.from === from)
    .map(({ title, text, shownAtFirst, from: name }) => (
      <div key={name} className={hydrated ? 'mt-6' : `mt-6 ${shownAtFirst}`}>
        <Banner
          tone="info"
          title={title}
          action={<TextLink to={addresses.funding()}>Back to funding</TextLink>}
        >
          <p>{text}</p>
        </Banner>
      </div>
    ));
}

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
        Want one worked out for your own hours and budget? <Link to={addresses.plans()}>See our plans</Link>.
      </p>
    </div>
  );
}

export default function BuildPathPage() {
  const result = useContent(personasFile);
  if (result.kind !== 'ready') return <LeadToError kind={result.kind} />;
  return <Library personas={result.content} />;
}
