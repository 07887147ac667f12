import { lazy, memo } from 'react';
import { Link } from 'react-router-dom';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { LaterGoalCheck } from '#web/components/goal-check/later-goal-check.tsx';
import { later } from '#web/components/later.tsx';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { askReadingLater, sendWorkInterest } from '#web/lib/call-later.ts';

const SampleSheet = later(
  lazy(() => import('./sample-sheet.tsx')),
  <div className="hero-picture" />,
);

/** What it costs, and what is free, before anybody has to look for it. */
const prices: readonly (readonly [figure: string, what: string])[] = [
  ['Free', 'to check a goal'],
  [formatAud(planPrices.BASIC), 'for a plan, once'],
  [formatAud(planPrices.PRO), 'checked by a person'],
];

/** Drawn again by nothing around it, so that what still has to come to life stays as the build drew it. */
export const Hero = memo(() => {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>Turn your spare hours into a side business that adds up.</h1>
        <p className="mt-3 max-w-[46ch] text-lg text-ink-soft">
          We work out what to charge, your first 12 months of cash flow and what to do in your first
          fortnight, and tell you if it won’t work yet.
        </p>
      </div>
      <div className="hero-ways">
        <p className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3 sm:gap-3 lg:*:border-paper lg:*:bg-paper lg:*:focus-visible:outline-paper">
          <a href={`#${goalCheckId}`} className={`${buttonLook({})} lg:hidden noscript:hidden`}>
            Check my goal, free
          </a>
          <ButtonLink to={addresses.plans()} variant="secondary">
            Build my plan
          </ButtonLink>
        </p>
        <dl>
          {prices.map(([figure, what]) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SampleSheet />
      <LaterGoalCheck ask={askReadingLater} sendInterest={sendWorkInterest} />
      <p className="hero-note">
        For people starting out in Australia. Prices include GST; figures are estimates, not promises:{' '}
        <Link to={addresses.about()}>our sources</Link>.
      </p>
    </div>
  );
});
