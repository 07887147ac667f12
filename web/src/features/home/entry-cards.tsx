import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HomeContent } from '#shared/contract/content-files.ts';
import { amountWords } from '#shared/domain/funding/amount-words.ts';
import { roundKind } from '#shared/domain/funding/round-standing.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { homeFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { useNow } from '#web/lib/use-now.ts';

interface EntryProps {
  title: string;
  /** The persona whose colour it uses. */
  tone: string;
  to: string;
  /** A picture of its content. */
  picture: ReactNode;
  children: ReactNode;
}

function Entry({ title, tone, to, picture, children }: EntryProps) {
  return (
    <li className="toned card-whole entry" data-tone={tone}>
      <h3>
        <Link to={to} className="card-link flex items-center justify-between gap-4">
          {title}
          <ArrowRight aria-hidden className="size-6 shrink-0" />
        </Link>
      </h3>
      <p className="mt-1 sm:mt-2">{children}</p>
      <div aria-hidden className="entry-picture">
        {picture}
      </div>
    </li>
  );
}

/** The six starting points, as the books of one shelf. */
const startingPoints = ({ personas }: HomeContent) => (
  <>
    <p className="entry-count">{personas.length} starting points</p>
    <ul className="entry-shelf">
      {personas.map(({ personaSlug }) => (
        <li key={personaSlug}>
          <Cover of={personaSlug} />
        </li>
      ))}
    </ul>
  </>
);

type ListedGrant = HomeContent['grants'][number];

function GrantAmount({ reason, amount, rounds, checked }: ListedGrant) {
  const kind = roundKind(rounds, useNow(checked));
  return (
    <li>
      {reason} <span>{amountWords(amount, kind)}</span>
    </li>
  );
}

/** The purpose of each grant, and its amount. */
const grantAmounts = ({ grants }: HomeContent) => (
  <ul className="entry-grants">
    {grants.map((grant) => (
      <GrantAmount key={grant.reason} {...grant} />
    ))}
  </ul>
);

/** The first jobs of the lists, with the free tool for each (shared/content/tools). */
const jobs = (
  <ul className="entry-jobs">
    {[
      ['Register', 'an ABN, free'],
      ['Get paid', 'by bank transfer'],
      ['Get found', 'ask past customers'],
    ].map(([job, way]) => (
      <li key={job}>
        <Check className="size-4" />
        {job} <span>{way}</span>
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
        <h2 id="entries">Where to start</h2>
        <ul className="mt-4 grid gap-3 sm:mt-6 md:grid-cols-3 md:gap-6">
          <Entry
            title="Make Money"
            tone="audience-builder"
            to={addresses.buildPath()}
            picture={startingPoints(home.content)}
          >
            {pathCount} ways to earn, {freePathCount} free to read.
          </Entry>
          <Entry
            title="Funding"
            tone="ai-operator"
            to={addresses.funding()}
            picture={grantAmounts(home.content)}
          >
            Answer a few questions to see grants you might get.
          </Entry>
          <Entry title="Tools" tone="side-hustle-starter" to={addresses.tools()} picture={jobs}>
            Tools to run your business and find customers.
          </Entry>
        </ul>
      </div>
    </section>
  );
}
