import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LaterGoalCheck } from '#web/components/goal-check/later-goal-check.tsx';
import { addresses } from '#web/config/addresses.ts';

// Comes to life after the rest of the page.
const SamplePage = lazy(() => import('./sample-page.tsx'));

/** Drawn again by nothing around it, so that what still has to come to life stays as the build drew it. */
export const Hero = memo(() => {
  return (
    <div className="page-width grid items-start gap-10 pt-10 pb-14 sm:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div>
        <h1 className="text-4xl">
          Turn your skills and spare hours into a business plan you can check line by line.
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">
          Tell us what you can do, what you can spend and what you would like to earn. You get a written plan
          that shows the hours it takes, what to charge, and what would have to be true, even when the answer
          is “not yet”.
        </p>
        <div className="mt-8">
          <LaterGoalCheck />
        </div>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={addresses.plans()} variant="secondary">
            Build my plan
          </ButtonLink>
          <ButtonLink to={addresses.buildPath()} variant="secondary">
            Browse income paths
          </ButtonLink>
        </div>
        <p className="mt-6 max-w-[52ch] text-sm text-ink-soft">
          Made for people starting out in Australia. Estimates, not promises:{' '}
          <Link to={addresses.about()}>where our figures come from</Link>.
        </p>
      </div>
      <Suspense fallback={<div className="min-h-[48rem]" />}>
        <SamplePage />
      </Suspense>
    </div>
  );
});
