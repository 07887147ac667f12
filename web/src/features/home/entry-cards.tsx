import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeContent } from '#shared/contract/content-files.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { homeFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { Link } from '#web/lib/router/link.tsx';

interface EntryProps {
  title: string;
  to: string;
  /** What it holds, shown. */
  picture: ReactNode;
  children: ReactNode;
}

function Entry({ title, to, picture, children }: EntryProps) {
  return (
    <li className="card card-whole px-4 py-3 sm:p-6">
      <h3>
        <Link to={to} className="card-link flex items-center justify-between gap-4">
          {title}
          <ArrowRight aria-hidden className="size-5 text-leaf" />
        </Link>
      </h3>
      <p className="mt-1 sm:mt-2">{children}</p>
      <div aria-hidden className="mt-3 flex min-h-8 items-center sm:mt-4">
        {picture}
      </div>
    </li>
  );
}

const startingPoints = ({ personas }: HomeContent) => (
  <ul className="flex flex-wrap gap-2">
    {personas.map(({ personaSlug }) => (
      <li key={personaSlug} className="flex">
        <Cover of={personaSlug} className="w-6 sm:w-9" />
      </li>
    ))}
  </ul>
);

/** How the funding page draws what it says of a grant. */
const outcomes = (
  <ul className="grid grow grid-cols-3 gap-2 text-sm font-medium md:max-lg:grid-cols-1">
    {[
      ['Eligible', 'border-leaf bg-leaf'],
      ['Reachable', 'border-leaf bg-leaf-tint'],
      ['Closed now', 'border-dashed border-line-strong'],
    ].map(([outcome, look]) => (
      <li key={outcome} className="items-center gap-2 md:max-lg:flex">
        <span className={`mb-1 block h-3.5 border-2 md:max-lg:mb-0 md:max-lg:w-10 ${look}`} /> {outcome}
      </li>
    ))}
  </ul>
);

const jobs = (
  <ul className="grid grow grid-cols-3 gap-2 text-center text-sm font-medium md:max-lg:grid-cols-1">
    {['Register', 'Get paid', 'Be found'].map((job) => (
      <li key={job} className="rounded-sm bg-sand py-2 md:max-lg:py-1">
        {job}
      </li>
    ))}
  </ul>
);

export function EntryCards() {
  const home = useContent(homeFile);
  if (home.kind !== 'ready') return null;
  const { pathCount, freePathCount } = home.content;
  return (
    <section aria-labelledby="entries" className="border-y border-line bg-sand">
      <div className="page-width py-7 sm:py-14">
        <h2 id="entries">Three ways in</h2>
        <ul className="mt-4 grid gap-3 sm:mt-6 md:grid-cols-3 md:gap-6">
          <Entry title="Make Money" to={addresses.buildPath()} picture={startingPoints(home.content)}>
            {pathCount} income paths with hours, costs and first steps; {freePathCount} are free to read.
          </Entry>
          <Entry title="Funding" to={addresses.funding()} picture={outcomes}>
            Three questions: which grants in New South Wales may fit you.
          </Entry>
          <Entry title="Tools" to={addresses.tools()} picture={jobs}>
            What to run the work with, and what to find customers with.
          </Entry>
        </ul>
      </div>
    </section>
  );
}
