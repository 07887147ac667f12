import { Link } from 'react-router-dom';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { type LibraryPath, shelfId } from '../library-path.ts';
import { PathCard } from '../path-card.tsx';

interface PersonaGroupProps {
  persona: PersonaCard;
  paths: readonly LibraryPath[];
  owned: ReadonlySet<string>;
}

/** A shelf: the persona as its book-end, and its paths. */
export function PersonaGroup({ persona, paths, owned }: PersonaGroupProps) {
  const { personaSlug, title, subtitle, tech, time, budget } = persona;
  const facts = [
    ['Tech', tech],
    ['Time', time],
    ['Budget', budget],
  ] as const;
  return (
    <section
      id={shelfId(personaSlug)}
      className="shelf pt-5 [--book-gap:0.75rem] not-print:md:pt-8 not-print:md:[--book-gap:1.25rem] not-print:lg:pt-10 not-print:lg:grid not-print:lg:grid-cols-6 not-print:lg:gap-x-(--book-gap) print:pt-8 [.path-finder>nav+&]:pt-[clamp(0.5rem,2vw,1.25rem)]"
      data-tone={personaSlug}
      aria-labelledby={`persona-${personaSlug}`}
    >
      <div className="book-end py-3 px-4 -mx-4 gap-3.5 flex text-sm leading-[1.4] sm:max-md:px-6 sm:max-md:-mx-6 not-print:md:p-5 not-print:md:mx-0 not-print:md:rounded-sm print:break-after-avoid print:break-inside-avoid hover:[background:var(--tone-deep)] not-print:lg:py-5 not-print:lg:px-4 not-print:lg:flex-col not-print:lg:col-1 toned card-whole">
        <Cover of={personaSlug} />
        <div className="book-end-words flex grow flex-wrap gap-y-0 gap-x-3.5 min-w-0 not-print:lg:flex-col not-print:lg:flex-nowrap">
          <h2 id={`persona-${personaSlug}`} className="text-xl basis-full not-print:lg:basis-auto">
            <Link to={addresses.persona({ personaSlug })} className="card-link">
              <WholeWords text={title} />
            </Link>
          </h2>
          <p className="basis-full max-md:hidden not-print:lg:mt-1.5 not-print:lg:basis-auto">{subtitle}</p>
          <FactStrip
            facts={facts}
            className="contents [&>div]:flex [&>div]:items-baseline [&>div]:flex-wrap [&>div]:gap-y-0 [&>div]:gap-x-1 not-print:lg:mt-3 not-print:lg:grid"
          />
        </div>
      </div>
      <ul className="books not-print:md:[&>.path-card]:p-0 not-print:md:[&>.path-card]:grid-cols-1 not-print:md:[&>.path-card]:border-0 not-print:md:pt-5 not-print:md:grid not-print:md:grid-cols-5 not-print:md:gap-y-6 not-print:md:gap-x-(--book-gap) not-print:md:[&_.path-card-cover]:w-full not-print:md:[&_.path-card-cover]:row-1 not-print:lg:pt-0 not-print:lg:col-[2_/_-1] not-print:lg:content-start not-print:lg:[&_.path-card-cover]:w-36">
        {paths.map((path) => (
          <PathCard
            key={path.slug}
            path={path}
            personaSlug={personaSlug}
            drawn={false}
            owned={owned.has(`${personaSlug}/${path.slug}`)}
          />
        ))}
      </ul>
    </section>
  );
}
