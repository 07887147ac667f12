import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { planNames } from '#shared/domain/plans/plans.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LaterGoalCheck } from '#web/components/goal-check/later-goal-check.tsx';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { ActiveRun } from '#web/lib/active-run.ts';
import { type CarriedCheck, useCarriedCheck } from '#web/lib/carried-answers.ts';
import { samplesFile } from '#web/lib/content/samples.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { useSession } from '#web/lib/session.ts';
import { ContactCard } from './contact-card.tsx';
import { ContactSteps } from './contact-steps.tsx';
import { LaterReviewLook } from './later-review-look.tsx';
import { LaterSamplePages } from './later-sample-pages.tsx';
import { pagesAnchor } from './page-deck.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanJumps } from './plan-jumps.tsx';
import { contactOffers, type PlanOffer, planOffers } from './plan-offers.ts';
import { ProOutcomes } from './pro-outcomes.tsx';
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

interface IntroductionProps {
  check: CarriedCheck | undefined;
  isActive: boolean;
  /** Of a plan under way: instead of all else. */
  notice: ReactNode;
}

/** All in one place, so that nothing below moves when a check is remembered, or a plan found that is under way. */
function Introduction({ check, isActive, notice }: IntroductionProps) {
  return (
    <div className="plans-intro">
      <p className={check || isActive ? 'invisible' : undefined}>
        Your skills, hours, budget and income goal, worked out into arithmetic you can check. Figures are
        estimates, not promises.
      </p>
      {check && !isActive && (
        <p>
          <strong className="font-semibold">Your check:</strong> {check.words}. {planNames[check.fits]} fits,
          and your form begins with it.
        </p>
      )}
      {notice}
    </div>
  );
}

/** Where there is room beside the heading. */
const steps = [
  'You answer, at your own pace',
  'A person reads (Pro, Enterprise)',
  'PDF by email, and here for 30 days',
];

export default function PlansPage() {
  const published = useContent(samplesFile);
  const samples = published.kind === 'ready' ? published.content : [];
  const { asking, chosen, from, forgetFrom, choose, unchoose, onShown } = usePlanChoice();
  const check = useCarriedCheck();
  const isKnown = useSession() !== null;
  const [found, setFound] = useState<{ active: ActiveRun | undefined }>();
  const active = isKnown ? found?.active : undefined;
  const findActive = useCallback((run: ActiveRun | undefined) => setFound({ active: run }), []);
  const first = active ? undefined : (check?.fits ?? 'PRO');
  const chooseButton = (offer: PlanOffer, label?: string) => (
    <Button
      variant={offer.type === first ? 'primary' : 'secondary'}
      pending={asking === offer}
      pendingText={label === undefined ? 'One moment…' : ''}
      {...(label === undefined ? {} : { label })}
      onClick={() => choose(offer)}
    >
      {label === undefined ? `Choose ${offer.name}` : 'Choose'}
    </Button>
  );
  return (
    <>
      <div className="plans-head dark-band">
        <div className="page-width">
          <div>
            <h1>Choose your business plan</h1>
            <Introduction
              check={check}
              isActive={active !== undefined}
              notice={
                isKnown && (
                  <Suspense fallback={null}>
                    <ActivePlan onKnown={findActive} />
                  </Suspense>
                )
              }
            />
          </div>
          <ol className="plans-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <div className="page-width flex flex-col gap-10 py-6 sm:gap-14 sm:pb-10">
        {from !== undefined && active === undefined && <NewRound onForget={forgetFrom} />}
        <section aria-labelledby="plans" data-choice={found === undefined ? 'asking' : undefined}>
          <div className="plans">
            <h2 id="plans" className="plans-title">
              {active ? 'Plans you can start next' : 'Plans you can start now'}
            </h2>
            <PlanJumps />
            {planOffers.map((offer) => (
              <PlanCard
                key={offer.type}
                offer={offer}
                sample={samples.find(({ tier }) => tier === offer.type)}
                isFirst={offer.type === first}
                fits={offer.type === check?.fits}
                action={
                  active ? (
                    <ButtonLink to={addresses.run({ runId: active.runId })} variant="secondary">
                      Open your active plan
                    </ButtonLink>
                  ) : (
                    chooseButton(offer)
                  )
                }
              />
            ))}
            <p className="plans-note" data-beside="price">
              Paid once; nothing renews. If your tokens do not cover it, you pay only the difference by card.
            </p>
            <div className="plans-note" data-beside="pages">
              <p>In each sample a person we made up, worked out as your plan would be.</p>
              <a href="#not-sure" className="inline-flex min-h-11 items-center font-semibold">
                Not sure? Check your goal, free
              </a>
            </div>
          </div>
          <noscript>
            <p>Choosing a plan needs JavaScript in your browser.</p>
          </noscript>
          <PlanComparison
            first={first}
            choose={active ? undefined : (offer) => chooseButton(offer, `Choose the ${offer.name} plan`)}
          />
        </section>
        {samples.length > 0 && (
          <div id={pagesAnchor}>
            <Section title="What a plan looks like, page by page">
              <LaterSamplePages samples={samples} />
            </Section>
          </div>
        )}
        <Section title="Not sure yet?" id="not-sure">
          <LaterGoalCheck />
        </Section>
        <Section title="How a Pro plan can go">
          <ProOutcomes />
          <LaterReviewLook />
        </Section>
        <Section title="Arranged by email">
          <div className="contacts">
            <ContactSteps />
            {contactOffers.map((offer) => (
              <ContactCard key={offer.type} offer={offer} />
            ))}
          </div>
        </Section>
      </div>
      {chosen !== undefined && (
        <Suspense fallback={null}>
          <ChosenPlanDialog offer={chosen} from={from} onShown={onShown} onClose={unchoose} />
        </Suspense>
      )}
    </>
  );
}
