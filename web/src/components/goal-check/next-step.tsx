import type { ReactNode } from 'react';
import { freePaths } from '#shared/content/free-paths.ts';
import { type PlanType, planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { costOf } from '#shared/domain/tokens/money.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import { about } from '#shared/plan/write/say/money.ts';
import { addresses } from '#web/config/addresses.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { TextLink } from '../text/text-link.tsx';
import { isPayable, offerAfter, otherPlan, planWords } from './fitting-plan.ts';

function PlanLink({ plan, isOther = false }: { plan: PlanType; isOther?: boolean }) {
  return (
    <ButtonLink to={addresses.plans({ plan })} variant={isOther ? 'secondary' : 'primary'}>
      {planNames[plan]}, {formatAud(costOf(planPrices[plan]))}: {planWords[plan]}
    </ButtonLink>
  );
}

const FreePaths = ({ isOther = false }: { isOther?: boolean }) => (
  <ButtonLink to={`${addresses.buildPath()}?free=1`} variant={isOther ? 'secondary' : 'primary'}>
    Read a free path
  </ButtonLink>
);

function QuietPlans() {
  return (
    <p className="-my-1.5 justify-self-center text-sm">
      <TextLink to={`${addresses.plans()}#plans`}>Plans, from {formatAud(costOf(planPrices.BASIC))}</TextLink>
    </p>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-12 gap-y-4 bg-leaf-tint -mx-4 px-4 py-5 sm:-mx-7 sm:px-7 @4xl:grid-cols-2">
      <div>
        <h3>{title}</h3>
        <p className="mt-1">{text}</p>
      </div>
      <div className="grid gap-3">{children}</div>
    </div>
  );
}

interface NextStepProps {
  understood: Understanding;
  /** The answer to the budget question. */
  budget: string;
  onTest: (goal: string) => void;
  toGoal: () => void;
}

const NameAnAmount = ({ budget, toGoal }: Pick<NextStepProps, 'budget' | 'toGoal'>) => (
  <Step
    title="We need an amount"
    text="Enter one for a week, a month or a year, e.g. $800 a month, and check again."
  >
    <Button onClick={toGoal}>Enter an amount</Button>
    {isPayable(planPrices.BASIC, budget) ? (
      <ButtonLink to={`${addresses.plans()}#plans`} variant="secondary">
        See the plans
      </ButtonLink>
    ) : (
      <FreePaths isOther />
    )}
  </Step>
);

/** A smaller goal is not worth testing. */
const leastNearerCents = 50_00;

/** The most that one of the businesses reaches, as a goal to test. */
function nearerGoal({ businesses }: Understanding): string | undefined {
  const [best] = businesses
    .flatMap(({ reaches }) => reaches ?? [])
    .toSorted((one, other) => other.reachedCents - one.reachedCents);
  if (!best || best.reachedCents < leastNearerCents) return undefined;
  return `${about(best.reachedCents)} ${best.isTotal ? 'in total' : 'a month'}`;
}

function NoPlanClosesIt({ understood, onTest, toGoal }: Omit<NextStepProps, 'budget'>) {
  const nearer = nearerGoal(understood);
  return (
    <Step
      title="No plan can close this gap"
      text="A plan can’t add hours or months. Change those, or your goal, before you pay for anything."
    >
      {nearer ? (
        <Button onClick={() => onTest(nearer)}>Try {nearer} instead</Button>
      ) : (
        <Button onClick={toGoal}>Change your answers</Button>
      )}
      <FreePaths isOther />
      <QuietPlans />
    </Step>
  );
}

const BeyondBudget = () => (
  <Step
    title="Start with a free path"
    text={`Every plan costs more than your budget. ${freePaths.length} paths are free to read in full.`}
  >
    <FreePaths />
    <QuietPlans />
  </Step>
);

/** The next step after a check. Where nothing can be planned, the ways forward are the next step. */
export function NextStep({ understood, budget, onTest, toGoal }: NextStepProps) {
  const offer = offerAfter(understood, budget);
  if (offer.kind === 'not-planned') return null;
  if (offer.kind === 'nothing-tested') return <NameAnAmount {...{ budget, toGoal }} />;
  if (offer.kind === 'no-plan-closes-it') return <NoPlanClosesIt {...{ understood, onTest, toGoal }} />;
  if (offer.kind === 'beyond-budget') return <BeyondBudget />;
  return (
    <Step title={`${offer.name} fits`} text={`${offer.reason} Your answers go into either plan.`}>
      <PlanLink plan={offer.plan} />
      <PlanLink plan={otherPlan(offer.plan, understood)} isOther />
    </Step>
  );
}
