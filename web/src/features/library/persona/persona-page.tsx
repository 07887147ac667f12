import { Search } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { PersonaPage as Persona, PersonaPath } from '#shared/contract/content-files.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { useMovingCovers } from '#web/components/cover/use-moving-covers.ts';
import { LeadToError } from '#web/components/lead-to-error.tsx';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { personaFile } from '#web/lib/content/library.ts';
import { useOwnedPaths } from '#web/lib/use-owned-paths.ts';
import { HourBars, HourFinding, HourKey } from '../hour-bars.tsx';
import { finderId, pathCount } from '../library-path.ts';
import { PathCard } from '../path-card.tsx';
import { PersonaSpines } from '../persona-spines.tsx';
import { NextStep } from './next-step.tsx';

interface PersonaPathsProps {
  personaSlug: string;
  paths: readonly PersonaPath[];
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
  /** Advice on where to start, after the last path. */
  children: ReactNode;
}

/**
 * The paths of a persona, each with all facts for choosing: whom it suits, how buyers are found, and its
 * requirements.
 */
function PersonaPaths({ personaSlug, paths, owned, children }: PersonaPathsProps) {
  return (
    <ul className="path-cards not-print:md:[&_.path-card-about]:mt-1 not-print:md:[&_.path-card-about]:block not-print:md:[&_svg]:has-[.bars-track]:hidden">
      {paths.map((path) => (
        <PathCard
          key={path.slug}
          path={path}
          personaSlug={personaSlug}
          drawn
          planned
          owned={owned.has(`${personaSlug}/${path.slug}`)}
        >
          <p className="mt-1.5 text-sm leading-[1.45]">{path.suits}</p>
          <p className="pb-1.5 mt-1.5 text-sm leading-[1.45] text-ink-soft">
            <b className="text-ink font-semibold">
              {path.ways.includes('no-sales-calls') ? 'No sales calls.' : 'Some selling.'}
            </b>{' '}
            {path.selling}
          </p>
        </PathCard>
      ))}
      <li className="pt-4 pb-2 not-print:md:py-0 not-print:md:col-span-full">{children}</li>
    </ul>
  );
}

// Lazy, because most visitors find their persona.
const AbsentPage = lazy(() => import('#web/components/absent-page.tsx'));

const aheadNote = 'Breaks even: the month you’ve earned back your start-up costs and the price of the path.';

function PersonaAndPaths({ persona }: { persona: Persona }) {
  const { personaSlug, title, subtitle, others } = persona;
  const owned = useOwnedPaths();
  useMovingCovers();
  // The best paid first, in the picture and below it.
  const paths = persona.paths.toSorted((one, other) => other.hourCents - one.hourCents);
  const notOwned = paths.filter(({ slug }) => !owned.has(`${personaSlug}/${slug}`));
  return (
    <>
      <header className="toned" data-tone={personaSlug}>
        <div className="page-width pt-(--trail-top) pb-6 gap-3 grid grid-cols-1 md:pb-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center md:gap-y-4 md:gap-x-12 md:[&>nav]:col-span-full">
          <Breadcrumb trail={[{ label: 'Make Money', to: addresses.buildPath() }, { label: title }]} />
          <div className="mb-2 gap-4 flex items-center md:mb-0 md:gap-8">
            <Cover
              of={personaSlug}
              className="persona-cover w-[clamp(min(5rem,25vw),14vw,10rem)] shadow-[2px_2px_0_var(--color-sand),3px_3px_0_var(--tone-deep),5px_5px_0_var(--color-paper)]"
            />
            <div className="min-w-0">
              <h1>
                <WholeWords text={title} />
              </h1>
              <p className="mt-2 max-w-measure text-lg">{subtitle}</p>
            </div>
          </div>
          <HourBars personaSlug={personaSlug} paths={paths} />
        </div>
      </header>
      <div className="page-width flex flex-col gap-10 pt-8 pb-8 sm:gap-12 sm:pt-10 sm:pb-12">
        <section aria-labelledby="paths-here" data-tone={personaSlug}>
          <h2 id="paths-here" className="mb-3">
            {pathCount(paths.length)}
            {paths.length > 1 && ', best paid first'}
          </h2>
          <HourFinding paths={paths} />
          <PersonaPaths personaSlug={personaSlug} paths={paths} owned={owned}>
            <div className="mb-6 text-sm text-ink-soft sm:-mt-1">
              <div className="mb-3 md:hidden">
                <HourKey />
              </div>
              <p className="max-w-measure">{aheadNote}</p>
            </div>
            <NextStep personaSlug={personaSlug} paths={notOwned}>
              <PreparedHtml html={persona.html} className="mt-2" />
            </NextStep>
          </PersonaPaths>
        </section>
        <section aria-labelledby="other-people">
          <h2 id="other-people" className="mb-4 text-xl">
            Not quite you? Try another type
          </h2>
          <PersonaSpines
            label="Other types of people"
            personas={others}
            addressOf={(other) => addresses.persona({ personaSlug: other })}
          >
            <li>
              <Link
                to={`${addresses.buildPath()}#${finderId}`}
                className="spine [&>.cover]:self-center [&>.cover]:w-6.5 hover:[background:var(--tone-deep,var(--color-ink))] focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2 active:[translate:0_1px] lg:[&>.cover]:w-9 border border-line-strong bg-sheet text-leaf [&>svg]:size-6 hover:bg-leaf-faint"
              >
                <Search aria-hidden />
                <span className="min-w-0 text-balance wrap-anywhere in-[.spine:hover]:underline in-[.spine:hover]:underline-offset-[0.2em]">
                  Search all paths
                </span>
              </Link>
            </li>
          </PersonaSpines>
        </section>
      </div>
    </>
  );
}

export default function PersonaPage() {
  const { personaSlug = '' } = useParams();
  const result = useContent(personaFile(personaSlug));
  if (result.kind === 'missing') return <AbsentPage of="persona" />;
  if (result.kind === 'broken') return <LeadToError kind="broken" />;
  return <PersonaAndPaths persona={result.content} />;
}
