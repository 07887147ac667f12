import { lazy, Suspense, useState } from 'react';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { type PlanType, planNames } from '#shared/domain/plans/plans.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LaterGoalCheck } from '#web/components/goal-check/later-goal-check.tsx';
import { SampleDownload } from '#web/components/sample/sample-download.tsx';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { ActiveRun } from '#web/lib/active-run.ts';
import { type CarriedCheck, useCarriedCheck } from '#web/lib/carried-answers.ts';
import { samplesFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { useSession } from '#web/lib/session.ts';
import { ContactAction } from './contact-action.tsx';
import { OfferFrame } from './offer-frame.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { contactOffers, planOffers } from './plan-offers.ts';
import { PlanPrice } from './plan-price.tsx';
import { ProOutcomes } from './pro-outcomes.tsx';
import { AllSamplePages } from './sample-pages.tsx';
import { usePlanChoice } from './use-plan-choice.ts';

// What asks the server comes only with a choice, or for an account.
const ActivePlan = lazy(() => import('./active-plan.tsx'));
const ChosenPlanDialog = lazy(() => import('./chosen-plan-dialog.tsx'));

function NewRound({ onForget }: { onForget: () => void }) {
  return (
    <Banner
      tone="info"
      title="A new round from your earlier plan"
      action={
        <Button variant="secondary" onClick={onForget}>
          Begin with an empty form
        </Button>
      }
    >
      <p>
        With Pro and Enterprise the form begins with your earlier answers. Basic begins with an empty form.
      </p>
    </Banner>
  );
}

function SampleOf({ samples, tier }: { samples: readonly SamplePlan[]; tier: PlanType }) {
  const sample = samples.find((one) => one.tier === tier);
  return sample && <SampleDownload sample={sample} className="py-2.5 text-sm" />;
}

const promise = 'Figures are estimates, not promises.';

/** Both in one place, so that nothing below moves when a check is remembered. */
function Introduction({ check }: { check: CarriedCheck | undefined }) {
  return (
    <div className="mt-3 mb-8 grid max-w-measure text-lg *:[grid-area:1/1]">
      <p className={check && 'invisible'}>
        Your skills, hours, budget and income goal, worked out into a plan with arithmetic you can check.{' '}
        {promise}
      </p>
      {check && (
        <p>
          <strong className="font-semibold">Your check:</strong> {check.words}. {planNames[check.fits]} fits,
          and your form begins with those answers. {promise}
        </p>
      )}
    </div>
  );
}

export default function PlansPage() {
  const published = useContent(samplesFile);
  const samples = published.kind === 'ready' ? published.content : [];
  const { asking, chosen, from, forgetFrom, choose, unchoose, onShown } = usePlanChoice();
  const check = useCarriedCheck();
  const isKnown = useSession() !== null;
  const [active, setActive] = useState<ActiveRun>();
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Choose your business plan</h1>
      <Introduction check={check} />
      <div className="flex flex-col gap-10 sm:gap-12">
        {isKnown && (
          <Suspense fallback={null}>
            <ActivePlan onKnown={setActive} />
          </Suspense>
        )}
        {from !== undefined && active === undefined && <NewRound onForget={forgetFrom} />}
        <Section title={active ? 'Plans' : 'Plans you can start now'}>
          <div className="grid gap-4 md:grid-cols-3 md:gap-y-0">
            {planOffers.map((offer) => (
              <OfferFrame
                key={offer.type}
                {...offer}
                mark={offer.type === check?.fits ? 'Fits your check' : undefined}
                isFirst={!active && offer.type === (check?.fits ?? 'PRO')}
                price={<PlanPrice price={offer.price} was={offer.was} inTokens />}
                sample={<SampleOf samples={samples} tier={offer.type} />}
                action={
                  active ? (
                    <ButtonLink to={addresses.run({ runId: active.runId })} variant="secondary">
                      Open your active plan
                    </ButtonLink>
                  ) : (
                    <Button
                      variant={offer.type === (check?.fits ?? 'PRO') ? 'primary' : 'secondary'}
                      pending={asking === offer}
                      pendingText="One moment…"
                      onClick={() => choose(offer)}
                    >
                      Choose {offer.name}
                    </Button>
                  )
                }
              />
            ))}
          </div>
          <p className="mt-4 max-w-measure text-ink-soft">
            You can have one plan under way at a time. If your tokens do not cover the price, you pay only the
            difference by card.
          </p>
          <noscript>
            <p>Choosing a plan needs JavaScript in your browser.</p>
          </noscript>
        </Section>
        {samples.length > 0 && (
          <div id="pages">
            <Section title="What a plan looks like, page by page">
              <AllSamplePages samples={samples} />
            </Section>
          </div>
        )}
        <Section title="Not sure yet?">
          <div className="max-w-2xl">
            <LaterGoalCheck />
          </div>
        </Section>
        <Section title="Line by line">
          <PlanComparison />
        </Section>
        <Section title="How a Pro plan can go">
          <ProOutcomes />
        </Section>
        <Section title="Arranged by email">
          <div className="grid gap-4 md:grid-cols-2 md:gap-y-0">
            {contactOffers.map((offer) => (
              <OfferFrame
                key={offer.type}
                {...offer}
                price={<PlanPrice price={offer.price} />}
                action={<ContactAction name={offer.name} />}
              />
            ))}
          </div>
        </Section>
      </div>
      {chosen !== undefined && (
        <Suspense fallback={null}>
          <ChosenPlanDialog offer={chosen} from={from} onShown={onShown} onClose={unchoose} />
        </Suspense>
      )}
    </div>
  );
}
