import { ArrowRight, CalendarX, CircleCheck, Milestone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeContent } from '#shared/contract/content-files.ts';
import { Glyph } from '#web/components/glyph/glyph.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { addresses } from '#web/config/addresses.ts';
import { homeFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { Link } from '#web/lib/router/link.tsx';

interface EntryProps {
  title: string;
  to: string;
  action: string;
  /** What it holds, shown. */
  picture: ReactNode;
  children: ReactNode;
}

function Entry({ title, to, action, picture, children }: EntryProps) {
  return (
    <li className="card card-whole flex flex-col p-5 sm:p-6">
      <div aria-hidden className="flex min-h-12 items-center">
        {picture}
      </div>
      <h3 className="mt-4">{title}</h3>
      <p className="mt-2">{children}</p>
      <p className="mt-auto pt-3">
        <Link to={to} className="card-link inline-flex min-h-11 items-center gap-2 font-semibold">
          {action}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </p>
    </li>
  );
}

const startingPoints = ({ personas }: HomeContent) => (
  <ul className="flex flex-wrap gap-1.5">
    {personas.map(({ personaSlug }) => (
      <li key={personaSlug} className="flex">
        <Glyph of={personaSlug} dark className="size-10" />
      </li>
    ))}
  </ul>
);

const outcomes = (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {[
      { tone: 'success', icon: CircleCheck, word: 'Eligible' } as const,
      { tone: 'pending', icon: Milestone, word: 'Reachable' } as const,
      { tone: 'neutral', icon: CalendarX, word: 'Closed' } as const,
    ].map((badge) => (
      <li key={badge.word}>
        <StatusBadge {...badge} />
      </li>
    ))}
  </ul>
);

const jobs = (
  <ul className="flex flex-wrap gap-1.5 text-sm font-medium">
    {['Register', 'Get paid', 'Be found'].map((job) => (
      <li key={job} className="rounded-sm bg-sand px-2.5 py-1">
        {job}
      </li>
    ))}
  </ul>
);

export function EntryCards() {
  const home = useContent(homeFile);
  if (home.kind !== 'ready') return null;
  const { pathCount, freePathCount, personas } = home.content;
  return (
    <section aria-labelledby="entries" className="border-y border-line bg-sand">
      <div className="page-width py-12 sm:py-16">
        <h2 id="entries">Three ways in</h2>
        <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
          <Entry
            title="Make Money"
            to={addresses.buildPath()}
            action="Find your starting point"
            picture={startingPoints(home.content)}
          >
            Start from who you are. There are {personas.length} starting points and {pathCount} income paths,
            each with its hours, costs and first steps; {freePathCount} are free to read whole.
          </Entry>
          <Entry title="Funding" to={addresses.funding()} action="Check for grants" picture={outcomes}>
            Three questions about your ABN, stage and state show which grants in New South Wales may fit, and
            which are closed.
          </Entry>
          <Entry title="Tools" to={addresses.tools()} action="See the tools" picture={jobs}>
            Two short lists instead of a hundred tabs: what to run the work with, and what to find customers
            with. What is free comes first.
          </Entry>
        </ul>
      </div>
    </section>
  );
}
