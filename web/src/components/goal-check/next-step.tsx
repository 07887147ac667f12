import type { ReactNode } from 'react';
import { type PlanType, planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { costOf } from '#shared/domain/tokens/money.ts';
import type { Explanation, PathNamed } from '#shared/plan/model/explain.ts';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { TextLink } from '../text-link.tsx';
import { isPayable, offerAfter, otherPlan, planWords } from './fitting-plan.ts';
import { bestFreePath, freePathCount, isFreeToRead } from './free-to-read.ts';
import { nearerGoal } from './verdict-words.ts';

function PlanLink({ plan, isOther = false }: { plan: PlanType; isOther?: boolean }) {
  return (
    <ButtonLink to={addresses.plans({ plan })} variant={isOther ? 'secondary' : 'primary'}>
      {planNames[plan]}, {formatAud(costOf(planPrices[plan]))}: {planWords[plan]}
    </ButtonLink>
  );
}

function PathLink({ path, isOther = false }: { path: PathNamed; isOther?: boolean }) {
  return (
    <ButtonLink
      to={addresses.path({ personaSlug: path.persona, pathSlug: path.slug })}
      variant={isOther ? 'secondary' : 'primary'}
    >
      {isFreeToRead(path) ? `Read “${path.title}”, free` : `See “${path.title}”`}
    </ButtonLink>
  );
}

/** The free path that comes first by these answers: the path that fits, where that is one. */
function FreePathLink({ told, isOther = false }: { told: Explanation; isOther?: boolean }) {
  const best = bestFreePath(told);
  return best && <PathLink path={best.path} isOther={isOther} />;
}

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
  told: Explanation;
  /** As it was answered. */
  budget: string;
  onTest: (goal: string) => void;
}

/** What a check can say to do next where it tested nothing. */
function NameAnAmount({ told, budget }: Omit<NextStepProps, 'onTest'>) {
  return (
    <Step
      title="No amount was tested"
      text="Name one in Australian dollars with its week, month or year, like “A$800 a month”, and check again."
    >
      <Button onClick={() => document.getElementById(goalCheckId)?.focus()}>Name an amount</Button>
      {isPayable(planPrices.BASIC, budget) ? (
        <ButtonLink to={`${addresses.plans()}#plans`} variant="secondary">
          See the plans
        </ButtonLink>
      ) : (
        <FreePathLink told={told} isOther />
      )}
    </Step>
  );
}

function NoPlanClosesIt({ told, onTest }: Omit<NextStepProps, 'budget'>) {
  const nearer = nearerGoal(told);
  return (
    <Step
      title="No plan closes this gap"
      text="A plan works out the steps. It can’t add the hours or the months that are missing: change those, or the goal, before you pay for anything."
    >
      {nearer && (
        <Button onClick={() => onTest(nearer.goal)}>
          Test {nearer.amount}
          {nearer.supportedBy ? `, which ${nearer.supportedBy.title} supports` : ' instead'}
        </Button>
      )}
      {nearer?.supportedBy ? (
        <PathLink path={nearer.supportedBy} isOther />
      ) : (
        <FreePathLink told={told} isOther={nearer !== undefined} />
      )}
      {!nearer && (
        <Button variant="secondary" onClick={() => document.getElementById(goalCheckId)?.focus()}>
          Change the answers
        </Button>
      )}
      <QuietPlans />
    </Step>
  );
}

function BeyondBudget({ told }: Pick<NextStepProps, 'told'>) {
  const fits = bestFreePath(told)?.path.slug === told.path.slug;
  return (
    <Step
      title={fits ? 'The path that fits is free' : 'Begin with a free path'}
      text={`Every plan costs more than the budget you named. ${fits ? 'This path is' : `${freePathCount} paths are`} free to read, from the first step to the last.`}
    >
      <FreePathLink told={told} />
      <QuietPlans />
    </Step>
  );
}

/** The way on from a check. */
export function NextStep({ told, budget, onTest }: NextStepProps) {
  const offer = offerAfter(told, budget);
  if (offer.kind === 'nothing-tested') return <NameAnAmount {...{ told, budget }} />;
  if (offer.kind === 'no-plan-closes-it') return <NoPlanClosesIt {...{ told, onTest }} />;
  if (offer.kind === 'beyond-budget') return <BeyondBudget told={told} />;
  return (
    <Step title={`${offer.name} fits`} text={`${offer.reason} Either plan begins with these answers.`}>
      <PlanLink plan={offer.plan} />
      <PlanLink plan={otherPlan(offer.plan, told)} isOther />
    </Step>
  );
}
