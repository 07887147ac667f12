import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { type PlanType, planNames } from '#shared/domain/plans/plans.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { later } from '#web/components/loading/later.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { Section } from '#web/components/page/section.tsx';
import { PathChip } from '#web/components/plan-brief/path-chip.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import type { ActiveRun } from '#web/lib/active-run.ts';
import { type CarriedCheck, useCarriedCheck, useCarriedNoPlan } from '#web/lib/carried/carried-answers.ts';
import { useCarriedPath } from '#web/lib/carried/carried-path.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { samplesFile } from '#web/lib/content/files.ts';
import { startPlan } from '#web/lib/payment/paid-plan.ts';
import { useSession } from '#web/lib/session/session.ts';
import { contactOffers, type PlanOffer, planOffers } from '../plan-offers.ts';
import { ContactRow, ProOutcomes } from './contact-row.tsx';
import { pagesAnchor } from './page-deck.tsx';
import { PlanCard, PlanJumps } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { usePlanChoice } from './use-plan-choice.ts';

const LaterSamplePages = later(
  lazy(() => import('./sample-pages.tsx')),
  <div className="min-h-[32rem]" />,
);

// Lazy, because only a choice, an account or a check without a plan needs their code.
const ActivePlan = lazy(() => import('./active-plan.tsx'));

const NoPlanYet = lazy(() => import('./no-plan-yet.tsx'));

const ChosenPlanDialog = lazy(() => import('../quote/chosen-plan-dialog.tsx'));

function NewRound({ onForget }: { onForget: () => void }) {
  return (
    <Banner
      tone="info"
      title="A new round from your earlier plan"
      action={
        <Button variant="secondary" onClick={onForget}>
          Start with an empty form
        </Button>
      }
    >
      <p>Pro and Pro+ (Enterprise) start with your earlier answers. Basic starts empty.</p>
    </Banner>
  );
}

interface IntroductionProps {
  check: CarriedCheck | undefined;
  isActive: boolean;
  /** The notice of an open plan, which replaces everything else. */
  notice: ReactNode;
}

/** All notices share one place, so that nothing below moves when a check, a path or an open plan is found. */
function Introduction({ check, isActive, notice }: IntroductionProps) {
  const path = useCarriedPath();
  return (
    <div className="mt-3 grid *:[grid-area:1/1] max-w-measure text-lg max-md:signed-in:min-h-36 max-[22rem]:signed-in:min-h-42">
      <p className={check || path || isActive ? 'invisible' : undefined}>
        A business plan built from your skills, hours, budget and income goal.
      </p>
      {(check || path) && !isActive && (
        <div>
          {check && (
            <p>
              <strong className="font-semibold">Your check:</strong> {check.words}. {planNames[check.fits]}{' '}
              fits. Your answers are ready in the form.
            </p>
          )}
          <PathChip />
        </div>
      )}
      {notice}
    </div>
  );
}

/** Labels for the card of the open plan, or else of the plan that a check recommended. */
interface Marks {
  active: ActiveRun | undefined;
  paid: PlanType | undefined;
  check: CarriedCheck | undefined;
}

function markOf({ type }: PlanOffer, { active, paid, check }: Marks) {
  if (paid === type) return 'Paid';
  if (active) return active.plan === type ? `Your plan: ${active.mark.toLowerCase()}` : undefined;
  return check?.fits === type ? 'Fits your check' : undefined;
}

/** For screens with space next to the heading. */
const steps = [
  'Answer in your own time',
  'A person checks it (Pro, Enterprise)',
  'PDF by email, and online for 30 days',
];

export default function PlansPage() {
  const published = useContent(samplesFile);
  const samples = published.kind === 'ready' ? published.content : [];
  const { asking, chosen, from, forgetFrom, choose, unchoose, onShown } = usePlanChoice();
  const check = useCarriedCheck();
  const noPlan = useCarriedNoPlan();
  const isKnown = useSession() !== null;
  const [found, setFound] = useState<{ active: ActiveRun | undefined; paid: PlanType | undefined }>();
  const active = isKnown ? found?.active : undefined;
  const paid = isKnown ? found?.paid : undefined;
  const findActive = useCallback(
    (run: ActiveRun | undefined, plan: PlanType | undefined) => setFound({ active: run, paid: plan }),
    [],
  );
  const first = active || (noPlan && !paid) ? undefined : (paid ?? check?.fits ?? 'PRO');
  const chooseButton = (offer: PlanOffer, words: ReactNode, pendingText: string) => (
    <Button
      variant={offer.type === first ? 'primary' : 'secondary'}
      pending={asking === offer}
      pendingText={pendingText}
      onClick={() => choose(offer)}
    >
      {words}
    </Button>
  );
  return (
    <>
      <div className="py-6 md:py-4 dark-band">
        <div className="page-width xl:gap-8 xl:grid xl:items-center xl:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h1>Choose your business plan</h1>
            <Introduction
              check={check}
              isActive={active !== undefined || paid !== undefined}
              notice={
                isKnown && (
                  <Suspense fallback={null}>
                    <ActivePlan onKnown={findActive} />
                  </Suspense>
                )
              }
            />
          </div>
          <ol className="hidden xl:pl-14 xl:gap-2 xl:grid xl:[border-inline-start:1px_solid_color-mix(in_srgb,currentcolor_35%,transparent)] xl:list-decimal">
            {steps.map((step) => (
              <li className="xl:marker:font-serif xl:marker:font-semibold" key={step}>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="page-width flex flex-col gap-10 py-6 sm:gap-14 sm:pb-10">
        {from !== undefined && active === undefined && <NewRound onForget={forgetFrom} />}
        {noPlan && active === undefined && paid === undefined && (
          <Suspense fallback={null}>
            <NoPlanYet outcome={noPlan} />
          </Suspense>
        )}
        <section aria-labelledby="plans" data-choice={found === undefined ? 'asking' : undefined}>
          <noscript>
            <p className="mb-5">Choosing a plan needs JavaScript in your browser.</p>
          </noscript>
          <div className="plans gap-4 grid grid-cols-1 md:grid-cols-3 md:grid-rows-[auto] md:gap-x-5">
            <h2 id="plans" className="md:col-span-full">
              {active ? 'Your plan and the others' : 'Plans you can start now'}
            </h2>
            <PlanJumps />
            {planOffers.map((offer) => (
              <PlanCard
                key={offer.type}
                offer={offer}
                sample={samples.find(({ tier }) => tier === offer.type)}
                isFirst={offer.type === first}
                mark={markOf(offer, { active, paid, check })}
                action={
                  active ? (
                    active.plan === offer.type ? (
                      <ButtonLink to={addresses.run({ runId: active.runId })} variant="secondary">
                        {active.label}
                      </ButtonLink>
                    ) : (
                      <p className="grid min-h-11 items-center text-ink-soft">
                        Available after your current plan
                      </p>
                    )
                  ) : (
                    chooseButton(
                      offer,
                      paid === offer.type ? startPlan : `Choose ${offer.name}`,
                      'One moment…',
                    )
                  )
                }
              />
            ))}
            <p className="max-w-none text-ink-soft md:col-span-full">
              Pay once, in AUD with GST.{' '}
              <Link
                to={`${addresses.home()}#${goalCheckId}`}
                className="py-2.5 -my-2.5 inline-block font-semibold noscript:hidden"
              >
                Not sure? Check your goal, free
              </Link>
            </p>
          </div>
          <PlanComparison first={first} />
        </section>
        {samples.length > 0 && (
          <div id={pagesAnchor}>
            <Section title="Look inside a plan">
              <LaterSamplePages samples={samples} />
            </Section>
          </div>
        )}
        <Section title="How a Pro plan works">
          <ProOutcomes />
          <p className="mt-4 max-w-measure">
            <TextLink to={`${addresses.about()}#plan-making`}>Who reviews plans</TextLink>
          </p>
        </Section>
        <details className="border-y border-line">
          <summary className="flex min-h-14 w-fit cursor-pointer items-center text-xl font-semibold text-leaf underline underline-offset-4">
            Need more help?
          </summary>
          <div className="pb-6">
            <p className="max-w-measure">
              Email us about these. If we can take you on, we’ll agree on what you get and when before you
              pay.
            </p>
            <div className="contacts mt-4 card">
              {contactOffers.map((offer) => (
                <ContactRow key={offer.type} offer={offer} />
              ))}
            </div>
            {/* For readers whose link would open no mail program. */}
            {provider.email !== null && (
              <p className="mt-4 wrap-anywhere">
                Our address:{' '}
                <a href={`mailto:${provider.email}`} className="font-semibold">
                  {provider.email}
                </a>
              </p>
            )}
          </div>
        </details>
      </div>
      {chosen !== undefined && (
        <Suspense fallback={null}>
          <ChosenPlanDialog
            offer={chosen}
            from={from}
            sample={samples.find(({ tier }) => tier === chosen.type)}
            onShown={onShown}
            onClose={unchoose}
          />
        </Suspense>
      )}
    </>
  );
}
