import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HomeContent } from '#shared/contract/content-files.ts';
import { amountWords } from '#shared/domain/funding/amount-words.ts';
import { roundKind } from '#shared/domain/funding/round-standing.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { homeFile } from '#web/lib/content/library.ts';
import { useNow } from '#web/lib/page/use-now.ts';

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
    <li
      className="toned card-whole entry md:p-6 hover:[border-color:var(--tone-deep)] hover:[background:var(--tone-deep)] active:[border-color:var(--tone-deep)] active:[background:var(--tone-deep)]"
      data-tone={tone}
    >
      <h3 className="text-(length:--text-xl) lg:text-(length:--text-2xl)">
        <Link to={to} className="card-link flex items-center justify-between gap-4">
          {title}
          <ArrowRight aria-hidden className="size-6 shrink-0" />
        </Link>
      </h3>
      <p className="mt-1 sm:mt-2">{children}</p>
      <div
        aria-hidden
        className="entry-picture forced-colors:[&_svg]:[--tone-light:CanvasText] pt-3 md:pt-6 lg:mt-auto"
      >
        {picture}
      </div>
    </li>
  );
}

/** The six starting points, as the books of one shelf. */
const startingPoints = ({ personas }: HomeContent) => (
  <>
    <p className="hidden font-normal lg:mb-2 lg:block lg:text-(length:--text-sm) lg:font-semibold">
      {personas.length} starting points
    </p>
    <ul className="-mx-1 grid grid-cols-[repeat(6,minmax(0,3.5rem))] gap-y-2 md:grid-cols-[repeat(3,minmax(0,3.5rem))] lg:grid-cols-[repeat(6,minmax(0,3.5rem))] [&_.cover]:w-full">
      {personas.map(({ personaSlug }) => (
        <li className="px-1 [border-block-end:3px_solid_var(--tone-light)]" key={personaSlug}>
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
    <li className="flex items-center flex-wrap justify-between gap-y-0 gap-x-4 @max-[18rem]:block md:py-1.5 @max-[18rem]:[.entry-grants>li+&]:pt-1.5">
      {reason}{' '}
      <span className="@max-[18rem]:block @max-[18rem]:text-wrap font-normal">
        {amountWords(amount, kind)}
      </span>
    </li>
  );
}

/** The purpose of each grant, and its amount. */
const grantAmounts = ({ grants }: HomeContent) => (
  <ul className="entry-grants text-(length:--text-sm) font-semibold @container">
    {grants.map((grant) => (
      <GrantAmount key={grant.reason} {...grant} />
    ))}
  </ul>
);

/** The first jobs of the lists, with the free tool for each (shared/content/tools). */
const jobs = (
  <ul className="entry-jobs text-(length:--text-sm) font-semibold flex flex-wrap gap-y-1 gap-x-4 md:block">
    {[
      ['Register', 'an ABN, free'],
      ['Get paid', 'by bank transfer'],
      ['Get found', 'ask past customers'],
    ].map(([job, way]) => (
      <li className="gap-1.5 flex items-center md:py-1.5" key={job}>
        <Check className="size-4" />
        {job} <span className="hidden font-normal lg:ml-auto lg:inline">{way}</span>
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
            See grants you might get.
          </Entry>
          <Entry title="Tools" tone="side-hustle-starter" to={addresses.tools()} picture={jobs}>
            What to use, free tools first.
          </Entry>
        </ul>
      </div>
    </section>
  );
}
