import { Link } from 'react-router-dom';
import { casualFloor } from '#shared/content/fact-numbers.ts';
import type { HomeContent } from '#shared/contract/content-files.ts';
import { effectivePrice, type PathPrice as Prices, wasPrice } from '#shared/domain/paths/price.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { HourBar } from '#web/components/plan-brief/hour-bar.tsx';
import { SamplePictures } from '#web/components/sample/sample-pictures.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { reviewTime } from '#web/config/plan-ready.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { firstSampleFile } from '#web/lib/content/files.ts';
import { homeFile } from '#web/lib/content/library.ts';
import { EntryCards } from './entry-cards.tsx';
import { Questions } from './questions.tsx';

type PathPriceProps = Pick<Prices, 'price' | 'sale'>;

/** The price of a whole path; on sale also the tokens and the old price. */
function PathPrice(prices: PathPriceProps) {
  const now = effectivePrice(prices);
  const was = wasPrice(prices);
  if (now === 0) return <p className="font-semibold">Free</p>;
  return (
    <p>
      <span className="inline-block max-w-full">
        <span className="font-semibold">{formatAud(now)}</span>
        {was !== undefined && <span className="text-sm text-ink-soft"> · {formatTokens(now)}</span>}
      </span>
      {was !== undefined && (
        <span className="block text-sm text-ink-soft">
          was <s>{formatTokens(was)}</s>
        </span>
      )}
    </p>
  );
}

function ClosingWord() {
  return (
    <section aria-labelledby="closing" className="self-start border-t-2 border-leaf bg-sheet p-4 sm:p-6">
      <h2 id="closing" className="text-xl">
        What we won’t tell you
      </h2>
      <p className="mt-2 max-w-measure">That it’s easy. Most goals take longer than people hope.</p>
      <p className="mt-4">
        <a href={`#${goalCheckId}`} className={`${buttonLook({ wide: true })} scripts-only`}>
          Check my goal, free
        </a>
        <noscript>
          <ButtonLink wide to={addresses.buildPath()}>
            See all income paths
          </ButtonLink>
        </noscript>
      </p>
    </section>
  );
}

function FeaturedPathCard({ path }: { path: HomeContent['featured'][number] }) {
  return (
    <article className="card card-whole featured py-2.5 px-4 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-y-2 gap-x-4 md:p-6 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:content-start md:gap-y-4 lg:grid-cols-[6rem_minmax(0,1fr)] lg:gap-x-5 [&>.cover]:w-full md:[&>.cover]:w-20 lg:[&>.cover]:w-full">
      <Cover of={path.slug} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{path.reason}</p>
        <h3 className="text-lg leading-[1.3]">
          <Link
            to={addresses.path({ personaSlug: path.personaSlug, pathSlug: path.slug })}
            className="card-link"
          >
            {path.title}
          </Link>
        </h3>
        <div className="mt-1">
          <PathPrice price={path.price} sale={path.sale} />
        </div>
      </div>
      <p className="gap-3 grid items-center grid-cols-[auto_minmax(0,1fr)_auto] [&_svg]:block [&_svg]:overflow-visible col-span-full">
        <span className="text-sm text-ink-soft">An hour</span> <HourBar hourCents={path.hourCents} />
        <b className="font-serif text-lg font-semibold">{wholeDollars(path.hourCents)}</b>
      </p>
      <FactStrip
        facts={[
          ['A week', path.time.replace('/week', '')],
          ['To start', path.budget],
          ['Tech', path.tech],
        ]}
        className="hidden col-span-full lg:pt-3.5 lg:grid lg:border-t lg:border-t-line lg:grid-cols-[3fr_4fr_3fr] lg:gap-x-3"
      />
    </article>
  );
}

function FeaturedPaths() {
  const home = useContent(homeFile);
  if (home.kind !== 'ready') return null;
  return (
    <section aria-labelledby="featured" className="page-width py-7 sm:py-14">
      <h2 id="featured">Three paths to look at first</h2>
      <p className="mt-2">Read the first two sections of any path free.</p>
      <div className="mt-4 grid gap-3 sm:mt-6 md:grid-cols-3 md:gap-x-6 md:gap-y-0">
        {home.content.featured.map((path) => (
          <FeaturedPathCard key={path.slug} path={path} />
        ))}
      </div>
      <p className="bars-key text-sm">
        <svg aria-hidden="true" width="22" height="8">
          <line className="bars-floor" y1="4" x2="100%" y2="4" />
        </svg>
        <span>Casual minimum wage: ${casualFloor} an hour. Earnings are estimates, before tax.</span>
      </p>
      <p className="mt-2">
        <TextLink to={addresses.buildPath()}>See all {home.content.pathCount} income paths</TextLink>
      </p>
    </section>
  );
}

/** Every page of the sample, one at a time. */
function PlanPages() {
  const content = useContent(firstSampleFile);
  if (content.kind !== 'ready') return null;
  const sample = content.content;
  return (
    <section
      aria-labelledby="plan-pages"
      className="pt-7 pb-3 border-t border-t-line bg-sand sm:pt-14 sm:pb-7 lg:pb-10"
    >
      <div className="page-width">
        <SamplePictures
          sample={sample}
          below={
            <TextLink to={`${addresses.plans({ sample: 'pro' })}#pages`}>
              See Pro and Enterprise pages
            </TextLink>
          }
        >
          <h2 id="plan-pages">A plan, page by page</h2>
          <p className="mt-2 max-w-measure">A complete sample, all {sample.pages} pages.</p>
        </SamplePictures>
      </div>
    </section>
  );
}

const steps = [
  'You submit your answers',
  `A reviewer checks them in ${reviewTime}`,
  'You get your plan, or what to change',
] as const;

/** The only dark band of the page: who reads the answers before a plan is made. */
function ReviewBand() {
  return (
    <section aria-labelledby="review" className="dark-band">
      <div className="page-width py-7 sm:py-14">
        <h2 id="review">How review works</h2>
        <p className="mt-2 max-w-measure text-mist">
          On Pro and Enterprise, a person checks your answers before we make your plan.
        </p>
        <ol className="mt-5 grid gap-x-8 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-night-line py-3"
            >
              <span aria-hidden className="font-serif text-2xl text-mist">
                {index + 1}
              </span>
              <span className="text-lg">{step}</span>
            </li>
          ))}
        </ol>
        <Link
          to={`${addresses.about()}#plan-making`}
          className="inline-flex min-h-11 items-center font-semibold text-inherit"
        >
          Who reviews plans
        </Link>
      </div>
    </section>
  );
}

/** Below the hero: the product page by page, paths, where to start, who checks it, and common questions. */
export default function HomeStory() {
  return (
    <>
      <PlanPages />
      <FeaturedPaths />
      <EntryCards />
      <ReviewBand />
      <div className="page-width grid gap-x-16 gap-y-7 pt-7 sm:pt-14 lg:grid-cols-[7fr_5fr]">
        <Questions />
        <ClosingWord />
      </div>
    </>
  );
}
