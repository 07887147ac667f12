import { Search } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { PersonaPage as Persona, PersonaPath } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { useMovingCovers } from '#web/components/cover/use-moving-covers.ts';
import { Breadcrumb } from '#web/components/page/breadcrumb.tsx';
import { LeadToError } from '#web/components/page/lead-to-error.tsx';
import { PreparedHtml } from '#web/components/text/prepared-html.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { personaFile } from '#web/lib/content/library.ts';
import { useOwnedPaths } from '#web/lib/use-owned-paths.ts';
import { HourBars, HourFinding, HourKey } from '../hour-bars.tsx';
import { finderId, pathCount } from '../library-path.ts';
import { upperEnd } from '../match-paths.ts';
import { PathCard } from '../path-card.tsx';
import { PersonaSpines } from '../persona-spines.tsx';

const isFree = (path: PersonaPath): boolean => effectivePrice(path) === 0;

/** A way to start, with its label. */
interface Beginning {
  why: string;
  path: PersonaPath;
}

/** The path with the smallest upper bounds: money first, then hours, then the better paid. */
const leastOf = (paths: readonly PersonaPath[]): PersonaPath | undefined =>
  paths.toSorted(
    (one, other) =>
      upperEnd(one.budget) - upperEnd(other.budget) ||
      upperEnd(one.time) - upperEnd(other.time) ||
      other.hourCents - one.hourCents,
  )[0];

/** For an undecided visitor: the free path, and the least demanding of those without requirements. */
export function beginningsOf(paths: readonly PersonaPath[]): Beginning[] {
  const free = paths.find(isFree);
  const others = paths.filter((path) => path !== free);
  const ready = others.filter(({ nothingFirst }) => nothingFirst);
  const least = leastOf(ready.length > 0 ? ready : others);
  const which = ready.length > 0 ? 'Easy to start' : 'Cheapest to start';
  return [
    ...(free ? [{ why: 'Completely free', path: free }] : []),
    ...(least ? [{ why: `${which}: ${least.budget} to start`, path: least }] : []),
  ];
}

interface NextStepProps {
  personaSlug: string;
  /** The paths that are not owned yet. */
  paths: readonly PersonaPath[];
  /** Advice on choosing, in a line or two. */
  children?: ReactNode;
}

function WayIn({ beginning: { why, path }, personaSlug }: { beginning: Beginning; personaSlug: string }) {
  return (
    <li className="py-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-y-2 gap-x-4 border-t border-t-line @min-[60rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[60rem]:items-start [&>a]:col-2 [&>a]:justify-self-start @max-[17rem]:[&>a]:col-span-full @min-[60rem]:[&>a]:col-[auto] @min-[60rem]:[&>a]:self-center [&>.cover]:row-span-2 @max-[17rem]:[&>.cover]:row-[auto] @min-[60rem]:[&>.cover]:row-[auto]">
      <Cover of={path.slug} />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-soft">{why}</p>
        <p className="font-serif text-lg leading-snug font-semibold text-balance">{path.title}</p>
      </div>
      <ButtonLink variant="secondary" to={addresses.path({ personaSlug, pathSlug: path.slug })}>
        {isFree(path) ? 'Read it free' : `Read ${path.begins.length} sections free`}
      </ButtonLink>
    </li>
  );
}

/** The next step for a visitor who has not chosen yet. */
export function NextStep({ personaSlug, paths, children }: NextStepProps) {
  const beginnings = beginningsOf(paths);
  return (
    <section aria-labelledby="next-step" className="next-step p-5 @container card">
      <h2 className="text-(length:--text-xl)" id="next-step">
        {beginnings.length > 1
          ? 'Not sure? Start with one of these'
          : beginnings.length > 0
            ? 'Not sure? Start with this one'
            : 'You own every path here'}
      </h2>
      {beginnings.length === 0 && (
        <p className="mt-2 max-w-measure text-ink-soft">Another starting point may suit you too.</p>
      )}
      {beginnings.length > 0 && children}
      <ul className="mt-3 mb-1 grid gap-y-0 gap-x-14 border-b border-b-line @min-[40rem]:grid-cols-2 empty:hidden">
        {beginnings.map((beginning) => (
          <WayIn key={beginning.path.slug} beginning={beginning} personaSlug={personaSlug} />
        ))}
      </ul>
      <Link to={addresses.home()} className="inline-flex min-h-11 items-center font-semibold">
        Check your goal first, free
      </Link>
    </section>
  );
}

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
const AbsentPage = lazy(() => import('#web/components/page/absent-page.tsx'));

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
