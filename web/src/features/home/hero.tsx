import { lazy, memo } from 'react';
import { Link } from 'react-router-dom';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LaterGoalCheck } from '#web/components/goal-check/later-goal-check.tsx';
import { later } from '#web/components/later.tsx';
import { addresses } from '#web/config/addresses.ts';
import { askReadingLater, sendWorkInterest } from '#web/lib/call-later.ts';

const SampleSheet = later(
  lazy(() => import('./sample-sheet.tsx')),
  <div className="hero-picture" />,
);

/** The prices of the plans, shown before anyone has to look for them. */
const prices: readonly (readonly [figure: string, what: string])[] = [
  [formatAud(planPrices.BASIC), 'for a plan'],
  [formatAud(planPrices.PRO), 'checked by a person'],
];

/** Memoised, because a re-render would remove the prerendered HTML of parts that have not hydrated yet. */
export const Hero = memo(() => {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>Turn your spare hours into a side business that adds up.</h1>
        <p className="mt-3 max-w-[46ch] text-lg text-ink-soft">
          We work out what to charge, your first 12 months of cash flow and what to do in your first fortnight
          – and tell you if it won’t work yet.
        </p>
      </div>
      <LaterGoalCheck ask={askReadingLater} sendInterest={sendWorkInterest} />
      <div className="hero-ways">
        <p className="grid lg:*:border-paper lg:*:bg-paper lg:*:focus-visible:outline-paper">
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
      <p className="hero-note">
        Prices in AUD, GST included. Figures are estimates: <Link to={addresses.about()}>our sources</Link>.
      </p>
    </div>
  );
});
