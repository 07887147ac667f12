import { lazy, memo, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { addresses } from '#web/config/addresses.ts';
import { isAccountDeleted } from '#web/lib/navigation-state.ts';
import { askReadingLater, sendWorkInterest } from '#web/lib/send-later.ts';

const LaterGoalCheck = later(lazy(() => import('#web/components/goal-check/goal-check.tsx')));

const SampleSheet = later(
  lazy(() => import('./sample-sheet.tsx')),
  <div className="p-4 min-h-104 bg-teal text-paper sm:py-8 sm:px-6 sm:grid sm:justify-center sm:grid-cols-[minmax(0,32rem)] lg:pt-18 lg:pb-3 lg:pr-0 lg:pl-12 lg:content-start lg:[grid-area:picture] lg:grid-cols-1 [&_]:focus-visible:outline-paper" />,
);

/** The prices of the plans, shown before anyone has to look for them. */
const prices: readonly (readonly [figure: string, what: string])[] = [
  [formatAud(planPrices.BASIC), 'for a plan'],
  [formatAud(planPrices.PRO), 'checked by a person'],
];

/** Memoised, because a re-render would remove the prerendered HTML of parts that have not hydrated yet. */
const Hero = memo(() => {
  return (
    <div className="hero lg:before:bg-teal lg:before:[grid-area:1_/_3_/_4_/_-1]">
      <div className="pt-4 pb-3 px-4 sm:pt-10 sm:pb-6 sm:px-6 lg:pt-5.5 lg:pb-4 lg:pr-12 lg:pl-0 lg:[grid-area:words] noscript:lg:pt-36">
        <h1 className="text-[length:clamp(1.8125rem,1.18rem+2.85vw,2.625rem)] leading-[1.1] lg:text-[2.875rem]">
          Turn your spare hours into a side business that adds up.
        </h1>
        <p className="mt-2 max-w-[46ch] text-lg sm:mt-3 text-ink-soft">
          We work out your price, cash and first steps, or tell you it won’t work yet.
        </p>
      </div>
      <LaterGoalCheck ask={askReadingLater} sendInterest={sendWorkInterest} />
      <div className="hero-ways py-5 px-4 sm:p-6 lg:pt-0 lg:pb-5 lg:pr-0 lg:pl-12 lg:flex lg:flex-col-reverse lg:gap-4 lg:self-end lg:text-paper lg:[grid-area:ways] lg:[--rule:var(--color-mist)]">
        <p className="grid lg:*:border-paper lg:*:bg-paper lg:*:focus-visible:outline-paper">
          <ButtonLink to={addresses.plans()} variant="secondary">
            Build my plan
          </ButtonLink>
        </p>
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(max(30%,5.25rem),1fr))] text-sm leading-[1.35] sm:max-w-120 lg:m-0 lg:max-w-none">
          {prices.map(([figure, what]) => (
            <div
              className="pr-2 [.hero-ways>dl>div+&]:pl-3 [.hero-ways>dl>div+&]:[border-inline-start:1px_solid_var(--rule,var(--color-edge))]"
              key={figure}
            >
              <dt className="text-(length:--text-base) font-semibold">{figure}</dt>
              <dd className="text-ink-soft lg:text-inherit">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SampleSheet />
      <p className="pt-3 pb-6 px-4 text-ink-soft text-(length:--text-sm) sm:pt-3 sm:pb-8 sm:px-6 lg:pt-3 lg:pb-5 lg:px-0 lg:[grid-area:note]">
        Prices in AUD, GST included. Figures are estimates: <Link to={addresses.about()}>our sources</Link>.
      </p>
    </div>
  );
});

/** The content below the first screen. */
const LaterStory = later(
  lazy(() => import('./home-story.tsx')),
  <div className="min-h-dvh" />,
);

const AccountDeletedNotice = lazyOrNothing(() => import('./account-deleted-notice.tsx'));

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
      <LaterStory />
    </>
  );
}
