import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { PreviewTerms } from '#web/components/preview-terms.tsx';
import { addresses } from '#web/config/addresses.ts';
import { isAccountDeleted } from '#web/lib/account-deleted.ts';
import { personasFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { EntryCards } from './entry-cards.tsx';
import { FeaturedPathCard } from './featured-path-card.tsx';
import { featuredPathsOf } from './featured-paths.ts';
import { Hero } from './hero.tsx';
import { ReviewSteps } from './review-steps.tsx';

const AccountDeletedNotice = lazy(() =>
  import('./account-deleted-notice.tsx').catch(() => ({ default: () => null })),
);

function FeaturedPaths() {
  const personas = useContent(personasFile);
  if (personas.kind !== 'ready') return null;
  return (
    <section aria-labelledby="featured" className="page-width py-12 sm:py-16">
      <h2 id="featured">Three paths to look at first</h2>
      <PreviewTerms className="mt-3" />
      <div className="mt-8 grid gap-10 md:grid-cols-3 md:gap-8">
        {featuredPathsOf(personas.content).map((path) => (
          <FeaturedPathCard key={path.slug} path={path} />
        ))}
      </div>
    </section>
  );
}

function ClosingWord() {
  return (
    <section
      aria-labelledby="closing"
      className="page-width grid gap-6 pt-12 sm:pt-16 lg:grid-cols-[7fr_5fr]"
    >
      <div>
        <h2 id="closing">What we will not tell you</h2>
        <p className="mt-3 max-w-measure">
          That it is easy, or that the money is certain. Most goals take longer than people hope, and our
          plans say so: the hours needed, the price that would work, the date that is realistic. If that helps
          you decide not to start, the plan has done its work too.
        </p>
      </div>
      <div className="flex items-end lg:justify-end">
        <ButtonLink to={addresses.plans()} wide>
          Build my plan
        </ButtonLink>
      </div>
    </section>
  );
}

export default function HomePage() {
  const { state } = useLocation();
  return (
    <>
      {isAccountDeleted(state) && (
        <Suspense>
          <AccountDeletedNotice />
        </Suspense>
      )}
      <Hero />
      <EntryCards />
      {/* The rest of the page does not wait for the library. */}
      <Suspense fallback={<div className="min-h-[32rem]" />}>
        <FeaturedPaths />
      </Suspense>
      <ReviewSteps />
      <ClosingWord />
    </>
  );
}
