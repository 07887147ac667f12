import { lazy, memo, Suspense } from 'react';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { LaterGoalCheck } from '#web/components/goal-check/later-goal-check.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';

// Comes to life after the rest of the page.
const SampleSheet = lazy(() => import('./sample-sheet.tsx'));

export const checkId = 'goal-check';

/** What it costs, and what is free, before anybody has to look for it. */
const prices: readonly (readonly [figure: string, what: string])[] = [
  ['Free', 'Goal check and path previews.'],
  [formatAud(planPrices.BASIC), 'A plan, once, GST included.'],
  [formatAud(planPrices.PRO), 'A plan a person checks first.'],
];

function Prices() {
  return (
    <dl className="mt-6 max-w-[34rem] border-b border-line">
      {prices.map(([figure, what]) => (
        <div key={figure} className="grid grid-cols-[5.5rem_1fr] items-baseline border-t border-line py-2">
          <dt className="font-semibold tabular-nums">{figure}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Drawn again by nothing around it, so that what still has to come to life stays as the build drew it. */
export const Hero = memo(() => {
  return (
    <div className="page-width pt-6 pb-8 sm:pt-14 lg:pb-14">
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <div>
          <h1 className="text-4xl">
            Turn your skills and spare hours into a business plan you can check line by line.
          </h1>
          <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">
            Hours, prices, a year of cash and your first fourteen days, from your own answers, even if the
            answer is “not yet”.
          </p>
          <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3 sm:gap-3">
            <a href={`#${checkId}`} className={buttonLook({})}>
              Check my goal, free
            </a>
            <ButtonLink to={addresses.plans()} variant="secondary">
              Build my plan
            </ButtonLink>
          </div>
          <Prices />
          <p className="mt-4 max-w-[52ch] text-sm text-ink-soft">
            For people starting out in Australia. Estimates, not promises:{' '}
            <Link to={addresses.about()}>our sources</Link>.
          </p>
        </div>
        <Suspense fallback={<div className="min-h-[36rem]" />}>
          <SampleSheet />
        </Suspense>
      </div>
      <div id={checkId} className="mt-7 scroll-mt-4 lg:mt-12">
        <LaterGoalCheck />
      </div>
    </div>
  );
});
