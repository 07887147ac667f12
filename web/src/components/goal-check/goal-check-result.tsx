import { Check, Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PlanType, planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { costOf } from '#shared/domain/tokens/money.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import type { FrozenProfile } from '#shared/plan/plan-input.ts';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { carryAnswers } from '#web/lib/carried-answers.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { asRunAnswers, type CheckAnswers, hashWith } from './check-answers.ts';
import { type FittingPlan, fittingPlan, otherPlan, planWords } from './fitting-plan.ts';
import { useExplanation } from './use-explanation.ts';
import { VerdictSummary } from './verdict-summary.tsx';
import { inBrief } from './verdict-words.ts';

/** Nobody is known here: the rules of Australia, of no state in particular. */
const somebody: FrozenProfile = { name: '', country: 'Australia' };

function CopyLink({ answers }: { answers: CheckAnswers }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const address = () => new URL(hashWith(answers), location.href).href;
  const copy = async () => setOutcome((await copyText(address())) ? 'copied' : 'failed');
  return (
    <div>
      <Button variant="secondary" onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <Check aria-hidden className="size-5" />
        ) : (
          <Link2 aria-hidden className="size-5" />
        )}
        Copy a link to this check
      </Button>
      <p role="status" className="mt-1 text-sm text-ink-soft wrap-anywhere">
        {outcome === 'copied' && 'Copied. The link holds these five answers and nothing else.'}
        {outcome === 'failed' && `Copy it by hand: ${address()}`}
      </p>
    </div>
  );
}

function PlanLink({ plan, isOther = false }: { plan: PlanType; isOther?: boolean }) {
  return (
    <ButtonLink to={addresses.plans({ plan })} variant={isOther ? 'secondary' : 'primary'}>
      {planNames[plan]}, {formatAud(costOf(planPrices[plan]))}: {planWords[plan]}
    </ButtonLink>
  );
}

function NextStep({ title, text, children }: { title: string; text: string; children: ReactNode }) {
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

/** What a check can say to do next where it tested nothing. */
function NameAnAmount() {
  return (
    <NextStep
      title="No amount was tested"
      text="Name one in Australian dollars with its week, month or year, like “A$800 a month”, and check again."
    >
      <Button onClick={() => document.getElementById(goalCheckId)?.focus()}>Name an amount</Button>
      <ButtonLink to={`${addresses.plans()}#plans`} variant="secondary">
        See the plans
      </ButtonLink>
    </NextStep>
  );
}

function Fits({ fitting: { plan, name, reason }, told }: { fitting: FittingPlan; told: Explanation }) {
  return (
    <NextStep title={`${name} fits`} text={`${reason} Either plan begins with these answers.`}>
      <PlanLink plan={plan} />
      <PlanLink plan={otherPlan(plan, told)} isOther />
    </NextStep>
  );
}

/** The model comes only with this part. */
export default function GoalCheckResult({ answers, check }: { answers: CheckAnswers; check: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useExplanation({ answers: asRunAnswers(answers), profile: somebody });
  const show = useEffectEvent((_check: number) => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  });
  useEffect(() => show(check), [check]);
  useEffect(() => {
    const fitting = outcome.kind === 'told' ? fittingPlan(outcome.told) : undefined;
    carryAnswers(asRunAnswers(answers), {
      check:
        outcome.kind === 'told' && fitting ? { fits: fitting.plan, words: inBrief(outcome.told) } : undefined,
    });
  }, [answers, outcome]);
  if (outcome.kind === 'nothing') return null;
  if (outcome.kind === 'failed')
    return (
      <p role="alert">
        We can’t check these answers: that is a fault on our side. A plan can be made from them all the same.
      </p>
    );
  const { told } = outcome;
  const fitting = fittingPlan(told);
  return (
    <section aria-labelledby="goal-check-result">
      <h2
        id="goal-check-result"
        ref={heading}
        tabIndex={-1}
        className="mb-1 scroll-mt-4 font-sans text-base text-ink-soft outline-none"
      >
        Your goal, checked
      </h2>
      <VerdictSummary told={told}>
        {fitting ? <Fits {...{ fitting, told }} /> : <NameAnAmount />}
      </VerdictSummary>
      <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-2">
        <CopyLink answers={answers} />
        <p className="text-sm text-ink-soft sm:py-2.5">
          Estimates from general figures, not promises, and not financial advice.
        </p>
      </div>
    </section>
  );
}
